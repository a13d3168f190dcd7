import { ENGLISH } from './grammar-en.ts';

export const GERMAN = ENGLISH;
