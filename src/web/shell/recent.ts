import type { PaletteEntry } from '../kit/palette/palette-entries.ts';

type Recent = Pick<PaletteEntry, 'label' | 'hint'> & { href: string };

const key = 'recent';

/** What was opened last from the palette in this tab, newest first; gone with the session. */
export function readRecent(): Recent[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Recent[];
  } catch {
    return [];
  }
}

export function rememberEntry({ label, hint, href }: PaletteEntry): void {
  if (!href) return;
  const entry = { label, href, ...(hint && { hint }) };
  const others = readRecent().filter((known) => known.href !== href);
  sessionStorage.setItem(key, JSON.stringify([entry, ...others].slice(0, 5)));
}
