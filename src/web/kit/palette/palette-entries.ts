import type { LucideIcon } from 'lucide-react';

export interface PaletteEntry {
  /** Unique among all entries. */
  id: string;
  /** Translated words: where the entry stands, and what it is called. */
  group: string;
  label: string;
  /** A second line: a path, a kind, an owner. */
  hint?: string;
  /** More words it is found by. */
  keywords?: string;
  icon?: LucideIcon;
  /** Where it leads, or what it does. */
  href?: string;
  run?: () => void;
}

/** Something that can be searched for on the server: assets, documents, controls. */
export interface PaletteSource {
  id: string;
  search: (query: string, signal: AbortSignal) => Promise<PaletteEntry[]>;
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Entries that hold every word of the query, those whose label starts with it first. Accents do not matter. */
export function matching(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const shownText = fold(query).split(/\s+/).filter(Boolean);
  if (!shownText.length) return [...entries];
  const found = entries.filter((entry) => {
    const text = fold(`${entry.label} ${entry.hint ?? ''} ${entry.keywords ?? ''}`);
    return shownText.every((word) => text.includes(word));
  });
  const first = shownText.join(' ');
  return found.toSorted((a, b) => Number(fold(b.label).startsWith(first)) - Number(fold(a.label).startsWith(first)));
}

/** Entries under their groups, in the order in which the groups first occur. */
export function groupsOf(entries: readonly PaletteEntry[]): { group: string; entries: PaletteEntry[] }[] {
  return [...Map.groupBy(entries, ({ group }) => group)].map(([group, within]) => ({ group, entries: within }));
}
