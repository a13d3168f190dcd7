import type { Session } from '#domain/people/session.ts';
import type { PaletteEntry, PaletteSource } from '../kit/palette/palette-entries.ts';

/** A number beside an entry of the side navigation. */
export interface NavigationCounter {
  /** The address of the entry, such as /app/document-check. */
  to: string;
  /** Live events of this subject count anew. */
  subject: string;
  count: () => Promise<number>;
}

/**
 * What a subject gives to the shell. The file `src/web/<subject>/contribution.ts` exports
 * `contribution: ShellContribution`; it is found by itself and loaded after the first paint.
 */
export interface ShellContribution {
  /** Actions for the palette; called each time it opens, so that words are in the language shown. */
  entries?: (session: Session) => PaletteEntry[];
  sources?: PaletteSource[];
  counters?: (session: Session) => NavigationCounter[];
}

const files = import.meta.glob<{ contribution: ShellContribution }>('../*/contribution.ts');

let loading: Promise<ShellContribution[]> | undefined;

export function loadContributions(): Promise<ShellContribution[]> {
  const others = Object.entries(files).filter(
    ([path]) => path !== './contribution.ts' && path !== '../shell/contribution.ts',
  );
  loading ??= Promise.all(others.map(async ([, load]) => (await load()).contribution));
  return loading;
}
