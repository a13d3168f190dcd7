/** A paragraph is wrapped when it has so many lines of so many letters, most of them nearly full. */
const LEAST = { lines: 3, letters: 30 };

/** A sentence that ends this far before the widest line, and the next word, ends its paragraph. */
const SPARE = 8;

/**
 * Which lines go on with the paragraph of the line before, as far as the width of the lines tells: the next word would not have fitted on the
 * line before. False: it begins a paragraph, since there was room for it behind the end of a sentence. Null: the width does not tell.
 */
export function wrapsOf(lines: readonly string[]): (boolean | null)[] {
  const wraps: (boolean | null)[] = lines.map(() => null);
  for (let from = 0; from < lines.length; from++) {
    if ((lines[from] ?? '').trim() === '') continue;
    let to = from;
    let widest = 0;
    for (; to < lines.length && (lines[to] ?? '').trim() !== ''; to++) widest = Math.max(widest, lengthOf(lines[to]));
    let nearlyFull = 0;
    for (let at = from; at < to - 1; at++) if (lengthOf(lines[at]) >= widest * 0.75) nearlyFull++;
    const isWrapped = to - from >= LEAST.lines && widest >= LEAST.letters && nearlyFull >= (to - from - 1) * 0.6;
    mark(from + 1, to, widest, isWrapped);
    from = to;
  }
  return wraps;

  function mark(first: number, end: number, widest: number, isWrapped: boolean): void {
    for (let at = first; at < end; at++) {
      const word = /^\s*(\S+)/.exec(lines[at] ?? '')?.[1] ?? '';
      const isItem =
        /^(?:[-*+•>|#]|\(?\d{1,2}(?:\.\d{1,2})*[.)]|\(?[a-z][.)])/.test(word) ||
        /\w:\s+\S/.test((lines[at] ?? '').slice(0, 40));
      const before = (lines[at - 1] ?? '').trim();
      const needed = lengthOf(lines[at - 1]) + 1 + word.length;
      if (isWrapped && !isItem && !/[:;!?]$/.test(before) && needed > widest) wraps[at] = true;
      else if (/[.!?]$/.test(before) && needed < widest - SPARE && /^\p{Lu}/u.test(word)) wraps[at] = false;
    }
  }
}

function lengthOf(line: string | undefined): number {
  return (line ?? '').trimEnd().length;
}
