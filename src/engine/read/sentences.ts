/** A stretch of text, by its offsets. */
export interface Span {
  start: number;
  end: number;
}

// `\b` takes an accented letter for a break: in "chiffrés." the "s" would stand alone.
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:(?:e\.g|i\.e|etc|no|nr|art|sec|vs|approx|incl|inc|ltd|dra?|mr|mme|mlle|sra?|ms|st|z\.b|bzw|ggf|abs|usw|d\.h|p\.ex|par ex|cf|núm|pág)|\p{L}|\d{1,2})\.$/iu;

/** The sentences of a block of text as offsets into the whole text; white space at their ends left out. */
export function sentencesOf(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  const block = text.slice(start, end);
  let from = 0;
  for (const match of block.matchAll(/[.!?;]["”')\]]?\s+(?=[\p{Lu}\p{N}"“(['\u00BF\u00A1])/gu)) {
    const stop = match.index + match[0].trimEnd().length;
    if (match[0].startsWith('.') && ABBREVIATION.test(block.slice(Math.max(0, match.index - 12), match.index + 1)))
      continue;
    spans.push({ start: start + from, end: start + stop });
    from = match.index + match[0].length;
  }
  if (from < block.length) spans.push({ start: start + from, end });
  return spans;
}
