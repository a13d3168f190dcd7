import { ENGLISH } from './grammar-en.ts';

export const FRENCH = ENGLISH;
