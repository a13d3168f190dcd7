import type { Amount } from '../read/durations.ts';

export interface Clause {
  start: number;
  end: number;
}

const BORDER = /[,;:]\s|\s(?:and|und|et|y|but|aber|jedoch|doch|mais|pero|sowie|puis)\s/giu;

/** The parts of a sentence, as offsets into it: what stands between commas and conjunctions. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: border } of sentence.matchAll(BORDER)) {
    clauses.push({ start, end: index });
    start = index + border.length;
  }
  return [...clauses, { start, end: sentence.length }];
}

/** All places of a cue in a text. */
export function placesOf(cue: RegExp, text: string): { start: number; end: number }[] {
  return [...text.matchAll(new RegExp(cue, `${cue.flags}g`))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Which of some cues an amount belongs to: the nearest before it in its clause, else the nearest behind it there (verbs of German stand last), else
 * the last before its clause. Null without any.
 */
export function cueOf<T extends string>(
  { start, end }: Pick<Amount, 'start' | 'end'>,
  clauses: readonly Clause[],
  places: readonly { name: T; start: number; end: number }[],
): T | null {
  const clause = clauses.findLast((each) => each.start <= start) ?? { start: 0, end };
  const inside = places.filter((place) => place.start >= clause.start && place.end <= clause.end);
  const before = inside.filter((place) => place.end <= start).toSorted((one, other) => other.end - one.end)[0];
  const behind = inside.filter((place) => place.start >= end).toSorted((one, other) => one.start - other.start)[0];
  const earlier = places.filter((place) => place.end <= clause.start).toSorted((one, other) => other.end - one.end)[0];
  return (before ?? behind ?? earlier)?.name ?? null;
}

/** The amount nearest to one of these places; the first without any. */
export function nearest(amounts: readonly Amount[], places: readonly { start: number; end: number }[]): Amount | null {
  const far = (amount: Amount) =>
    Math.min(
      ...places.map((place) =>
        place.end <= amount.start ? amount.start - place.end : Math.max(0, place.start - amount.end),
      ),
    );
  if (places.length === 0) return amounts[0] ?? null;
  return amounts.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
