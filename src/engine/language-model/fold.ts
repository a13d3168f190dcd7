/** Zero-width characters, soft hyphens, marks of direction, tag characters, selectors of a shape: nobody sees them. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f/u;
const QUOTES = /["'`´‘’‚‛“”„‟«»‹›′″＂＇]/u;
const DASHES = /[-‐‑‒–—―−﹣－]/u;

/** A text without differences that do not matter: spaces, quotation marks, dashes, case. `at` is where each of its characters came from. */
export interface Folded {
  text: string;
  at: number[];
}

export function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  let position = 0;
  for (const character of text) {
    const plain = foldOne(character);
    if (plain !== '' && !(plain === ' ' && (folded === '' || folded.endsWith(' ')))) {
      folded += plain;
      for (let i = 0; i < plain.length; i++) at.push(position);
    }
    position += character.length;
  }
  return { text: folded, at };
}

function foldOne(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (UNSEEN.test(character)) return '';
  if (QUOTES.test(character)) return "'";
  if (DASHES.test(character)) return '-';
  return character.normalize('NFKC').toLowerCase();
}

/** The text without what nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(new RegExp(UNSEEN.source, 'gu'), '');
}

/** Without blanks and quotation marks around it. Walked from both ends: a pattern for the end would take ages with thousands of marks. */
function withoutEdges(text: string): string {
  const isEdge = (at: number) => text[at] === ' ' || text[at] === "'";
  let [start, end] = [0, text.length];
  while (start < end && isEdge(start)) start++;
  while (start < end && isEdge(end - 1)) end--;
  return text.slice(start, end);
}

const WORD = /[\p{L}\p{N}]/u;

/**
 * Where a quote stands in a text, as offsets of its first character and after its last; null when it does not. Spaces, quotation marks,
 * dashes and case may differ; words must be whole.
 */
export function locate(text: string, quote: string): [start: number, end: number] | null {
  const needle = withoutEdges(fold(quote.normalize('NFKC')).text);
  if (needle === '') return null;
  const { text: folded, at } = fold(text);
  for (let found = folded.indexOf(needle); found >= 0; found = folded.indexOf(needle, found + 1)) {
    const [before = ' ', after = ' '] = [folded[found - 1], folded[found + needle.length]];
    const isWhole =
      !(WORD.test(before) && WORD.test(needle[0] ?? '')) && !(WORD.test(after) && WORD.test(needle.at(-1) ?? ''));
    const last = at[found + needle.length - 1];
    const start = at[found];
    if (!isWhole || start === undefined || last === undefined) continue;
    return [start, last + String.fromCodePoint(text.codePointAt(last) ?? 0).length];
  }
  return null;
}
