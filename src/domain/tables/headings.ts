import { editDistance } from './nearest.ts';

/** A heading without case, accents and punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Says which field a heading means; null where its column is known to be none of them. */
export type Meaning<K> = (heading: string) => K | null | undefined;

/**
 * Why a column is taken for a field, the strongest first: people here said so before, the product that wrote the file means it so, the heading
 * is a word for the field, is like one, or is only somewhat like one.
 */
export const MATCH_REASONS = ['learnt', 'product', 'exact', 'like', 'doubtful'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** What a column is taken for, and why. A reason without a field: it is left out for that reason. */
export interface HeadingMatch<K> {
  field: K | null;
  reason: MatchReason | null;
}

/** Ways to read a heading, by how much they are worth. */
export type Readings<K> = Readonly<Partial<Record<MatchReason, readonly Meaning<K>[]>>>;

/**
 * Which field each heading means, by one reading after the other: an earlier one wins, of two columns with the same meaning the first, and
 * the second stays without.
 */
export function matchHeadings<K extends string>(headings: readonly string[], readings: Readings<K>): HeadingMatch<K>[] {
  const matches = headings.map((): HeadingMatch<K> => ({ field: null, reason: null }));
  const taken = new Set<K>();
  for (const reason of MATCH_REASONS)
    for (const meaning of readings[reason] ?? [])
      for (const [column, heading] of headings.entries()) {
        const field = matches[column]?.reason ? undefined : meaning(heading);
        if (field === undefined || (field !== null && taken.has(field))) continue;
        matches[column] = { field, reason };
        if (field !== null) taken.add(field);
      }
  return matches;
}

/** What the headings of a table mean to whoever reads it. */
export interface HeadingReader {
  /** How many fields they surely are, and whether the one that every row needs is among them. */
  knows: (headings: readonly string[]) => { fields: number; hasKey: boolean };
  /** The column of that one, also where its heading is only like it; -1 where there is none. */
  keyIn: (headings: readonly string[]) => number;
}

/** Reads headings by what `match` takes them for; `key` is the field that every row needs. */
export function headingReader<K extends string>(
  match: (headings: readonly string[]) => HeadingMatch<K>[],
  key: NoInfer<K>,
): HeadingReader {
  return {
    knows: (headings) => {
      const sure = match(headings).filter(({ field, reason }) => field && reason !== 'doubtful');
      return { fields: sure.length, hasKey: sure.some(({ field }) => field === key) };
    },
    keyIn: (headings) => match(headings).findIndex(({ field }) => field === key),
  };
}

/** Words that say no more than the heading without them does. */
const FILLERS =
  /^(?:a|an|the|of|for|asset|assets|device|devices|item|items|equipment|de|del|la|el|los|las|le|les|l|d|du|des|activo|activos|actif|actifs|equipo|der|die|das|des|von|vom|fur|gerat|gerate|gerats)$/;
/** Words without which a heading most likely still means the same. */
const NEUTRAL =
  /^(?:name|names|full|person|people|primary|main|current|actual|open|known|detected|total|info|information|details|number|no|nr|num|count|required|optional|persona|personne|principal|principale|actuel|actuelle|aktuell|aktuelle|aktueller|anzahl|nombre|nom|numero|offen|offene|abiertas|ouvertes)$/;
const SEVERAL = /[/|,&]| (?:or|oder|o|ou) /;
const CURRENCY = /\s+(?:in|en)\s+(?:eur|usd|gbp|chf|mxn|euros?|dollars?|monaten|months|meses|mois|years|jahren)$/i;

const reduced = (plain: string, without: RegExp) =>
  plain
    .split(' ')
    .filter((word) => !without.test(word))
    .map((word) => (word.length > 3 && !word.endsWith('ss') ? word.replace(/(?<=[^aiu])s$/, '') : word))
    .join(' ');

/** A heading as people decorate it: without what stands in brackets or after "in EUR", and `likeThis` as two words. */
const bare = (heading: string) =>
  plainHeading(
    heading
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(CURRENCY, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  );

/**
 * Reads headings by their likeness to the known ones of each field, which stand separated by commas, in whatever languages; one after a
 * question mark is doubtful by itself. Words that a known heading does not have are only overlooked where they say nothing: "Previous owner"
 * and "Backup location" mean neither an owner nor a location.
 */
export function headingsLike<K extends string>(
  known: Readonly<Record<K, string>>,
): Record<'exact' | 'like' | 'doubtful', Meaning<K>[]> {
  const exact = new Map<string, K>();
  const asked = new Map<string, K>();
  for (const field of Object.keys(known) as K[])
    for (const heading of known[field].split(',')) {
      const isDoubtful = heading.trim().startsWith('?');
      const plain = plainHeading(heading);
      const map = isDoubtful ? asked : exact;
      if (plain !== '' && !map.has(plain)) map.set(plain, field);
    }
  const byWords = (without: RegExp) => {
    const map = new Map<string, K>();
    for (const [plain, field] of exact) {
      const words = reduced(plain, without);
      if (words !== '' && !map.has(words)) map.set(words, field);
    }
    return map;
  };
  const filled = byWords(FILLERS);
  const plain: Meaning<K> = (heading) => exact.get(plainHeading(heading));
  const undecorated: Meaning<K> = (heading) => exact.get(bare(heading));
  const inOtherWords: Meaning<K> = (heading) => filled.get(reduced(bare(heading), FILLERS));
  const surely: Meaning<K> = (heading) => plain(heading) ?? undecorated(heading) ?? inOtherWords(heading);
  const withNeutral: Meaning<K> = (heading) => {
    if (SEVERAL.test(heading)) return undefined;
    const words = reduced(bare(heading), NEUTRAL);
    return exact.get(words) ?? filled.get(reduced(words, FILLERS));
  };
  const eitherOf: Meaning<K> = (heading) => {
    const parts = heading.split(SEVERAL).filter((part) => part.trim() !== '');
    const meant = new Set(parts.map(surely));
    return parts.length > 1 && meant.size === 1 ? [...meant][0] : undefined;
  };
  const mistyped: Meaning<K> = (heading) => {
    const words = bare(heading);
    for (const [other, field] of exact) {
      const shorter = Math.min(words.length, other.length);
      if (shorter < 6 || Math.abs(words.length - other.length) > 2 || words[0] !== other[0]) continue;
      if (editDistance(words, other) <= (shorter < 10 ? 1 : 2)) return field;
    }
    return undefined;
  };
  const likeAsked: Meaning<K> = (heading) => asked.get(bare(heading)) ?? asked.get(reduced(bare(heading), FILLERS));
  return { exact: [plain], like: [undecorated, inOtherWords], doubtful: [eitherOf, likeAsked, withNeutral, mistyped] };
}
