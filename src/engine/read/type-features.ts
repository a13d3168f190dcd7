import type { Block, DocumentType } from '#domain/documents/analysis.ts';
import type { Document } from './document.ts';
import { TYPE_NAMES, TYPE_WORDS } from './type-names.ts';
import { LAYOUTS, layoutOf } from './type-layout.ts';
import { SAYINGS, sayingsOf } from './type-sayings.ts';
import { WORDINGS, wordingOf } from './type-phrases.ts';

/** What a document calls itself: by its names, in a field, in its first lines, and how often it says "this policy" and the like. */
export interface OwnWords {
  named: number;
  mentioned: number;
  field: number;
  opening: number;
  first: number;
  self: number;
  said: number;
}

/** Everything that tells what kind of document a text is. */
export interface TypeFeatures {
  own: Record<string, OwnWords>;
  /** Shape and wording, in the order of `SHAPES`. */
  shape: number[];
}

export const SHAPES = [...WORDINGS, ...LAYOUTS, ...SAYINGS];

/** How much of a text is looked at, and how much of it counts as its first lines. */
const READ = 60_000;
const OPENING = 420;

const THIS = String.raw`\b(?:this|the present|diese[srmn]?|la présente|le présent|cette|ce|esta|este|la presente|el presente)\s(?:[\p{L}-]+\s){0,2}?`;
const WORDS = TYPE_WORDS.map(([type, words]) => ({
  type,
  any: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  self: new RegExp(`${THIS}(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
}));

const FIELD =
  /(?:document type|type of document|dokumenttyp|dokumentart|type de document|tipo de documento)\s*[:|]\s*([^\n|]{3,60})/i;

/** What tells the kind of a document. `titles` are its names; without any the text alone speaks. */
export function typeFeatures(document: Document, blocks: Block[], titles: string[]): TypeFeatures {
  const text = document.text.slice(0, READ);
  const words = Math.max(120, Math.min(document.words * 1.6, 10_000));
  const per = (count: number) => Math.log1p((count * 1000) / words) / 3;
  const field = FIELD.exec(text.slice(0, 3000))?.[1] ?? '';
  const opening = openingOf(document, blocks);
  const firsts = firstNamed(opening);
  const counts = WORDS.map(({ any }) => text.match(any)?.length ?? 0);
  const all = Math.max(
    3,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const own = Object.fromEntries(
    TYPE_NAMES.map(([type, pattern]): [string, OwnWords] => {
      // "Risk register policy" is a policy: the last word of a title names the kind.
      const last = titles.filter((title) => lastNamed(title) === type).length;
      const any = titles.filter((title) => pattern.test(title)).length;
      const at = WORDS.findIndex((one) => one.type === type);
      const one = WORDS[at];
      return [
        type,
        {
          named: last / Math.max(1, titles.length),
          mentioned: Number(any > 0),
          field: Number(field !== '' && lastNamed(field) === type),
          opening: Number(one !== undefined && opening.search(one.any) >= 0),
          first: Number(firsts === type),
          self: one ? Math.min(1, per(text.match(one.self)?.length ?? 0)) : 0,
          said: (counts[at] ?? 0) / all,
        },
      ];
    }),
  );
  const headings = document.headings.slice(1).map((heading) => heading.text);
  return {
    own,
    // No single thing decides, however much of it there is.
    shape: [...wordingOf(text, headings, per), ...layoutOf(text, document, blocks, per), ...sayingsOf(document)].map(
      (value) => Math.min(1.2, value),
    ),
  };
}

/** The first lines that are no headings. */
function openingOf({ text }: Document, blocks: Block[]): string {
  return blocks
    .filter(({ kind }) => kind === 'p' || kind === 'li')
    .slice(0, 5)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')
    .slice(0, OPENING);
}

function firstNamed(opening: string): DocumentType | undefined {
  const begins = WORDS.map(({ type, any }): [DocumentType, number] => [type, opening.search(any)]).filter(
    ([, at]) => at >= 0,
  );
  return begins.toSorted((a, b) => a[1] - b[1])[0]?.[0];
}

function lastNamed(title: string): DocumentType | undefined {
  const ends = TYPE_NAMES.map(([type, pattern]): [DocumentType, number] => [type, lastIndex(title, pattern)]);
  const [best] = ends.toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : undefined;
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi'))) last = match.index + match[0].length;
  return last;
}
