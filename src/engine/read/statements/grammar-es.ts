import { ENGLISH } from './grammar-en.ts';

export const SPANISH = ENGLISH;
