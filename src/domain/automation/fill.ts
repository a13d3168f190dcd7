/** What a text of a rule may name: the thing, the day, who did it, and whose it is. */
export const PLACEHOLDERS = ['title', 'day', 'name', 'owner'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name]) => name ?? '');
}

/** Puts the values in, once: what a value holds is never read again. */
export function fill(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(PLACE, (whole, name: string) => values[name as Placeholder] ?? whole);
}
