import { type Meaning, plainHeading } from './headings.ts';

/** Headings by which the files of other products are known: all of one line stand in a file of theirs. */
const SIGNS = {
  'Snipe-IT': [
    'asset tag, checked out to username',
    'asset tag, checked out to name',
    'asset tag, checked out to',
    'asset tag, checkout type',
    'asset tag, item name, username, model number',
    'asset tag, item name, full name, model name',
  ],
  'CISO Assistant': [
    'ref id, name, description, domain',
    'ref id, name, description, folder',
    'ref id, name, asset class',
    'ref id, name, type, reference link',
    'ref id, name, current impact, current proba',
  ],
  Probo: [
    'name, legal name, privacy policy url',
    'name, website url, privacy policy url',
    'name, terms of service url',
  ],
  eramba: [
    'asset owner, asset guardian',
    'asset owner, guardian, asset user',
    'asset label, asset media type',
    'asset media type, liabilities',
  ],
} as const satisfies Record<string, readonly string[]>;
export type Product = keyof typeof SIGNS;

/**
 * What headings mean in the files of a product where the words alone say something else, or leave it open; null: none of our fields. As
 * `plainHeading` writes them.
 */
export type ProductHeadings<K> = Readonly<Partial<Record<Product, Readonly<Record<string, K | null>>>>>;

/** The product from which a file with these headings comes, if it is one of those we know. */
export function productOf(headings: readonly string[]): Product | null {
  // "websiteUrl" and "Website URL" are the same.
  const there = new Set(headings.map((heading) => plainHeading(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))));
  const isThere = (sign: string) => sign.split(', ').every((heading) => there.has(heading));
  return (Object.keys(SIGNS) as Product[]).find((product) => SIGNS[product].some(isThere)) ?? null;
}

/** What these headings mean to the product that wrote them, if it is known. */
export function meaningByProduct<K extends string>(headings: readonly string[], known: ProductHeadings<K>): Meaning<K> {
  const product = productOf(headings);
  const meanings = new Map(Object.entries((product && known[product]) ?? {}));
  return (heading) => meanings.get(plainHeading(heading));
}
