import { citationsOf, type Extract } from './extract.ts';
import { rarestOf, type PassageIndex } from './passage-index.ts';
import { durationsIn, oftenIn } from './quantities.ts';
import type { Conflict, QuestionPart } from './types.ts';

/** A second passage speaks of the same when it says nearly as much of the question as the first. */
const NEARLY = 0.8;
/** The same value in other words ("90 days", "three months"). */
const SAME = 0.06;

/** Where passages that answer the same question say different figures: both are shown, and a person decides which holds. */
export function conflictsIn(extracts: Extract[], part: QuestionPart, index: PassageIndex): Conflict[] {
  const [first] = extracts;
  if (!first || (part.kind !== 'what' && part.kind !== 'how-often')) return [];
  const dimension = part.kind === 'how-often' ? ('frequency' as const) : ('duration' as const);
  const subject = rarestOf(first.terms, index);
  const sides: { amount: number; value: string; citation: Conflict['sides'][number]['citation'] }[] = [];
  for (const extract of extracts) {
    if (extract.said < first.said * NEARLY || !extract.fits || (subject && !extract.terms.has(subject))) continue;
    for (const citation of citationsOf(extract)) {
      const found =
        dimension === 'frequency'
          ? often(citation.text)
          : durationsIn(citation.text).map(({ hours, words }) => ({ amount: hours, value: words }))[0];
      if (
        !found ||
        sides.some(({ amount }) => Math.abs(amount - found.amount) <= SAME * Math.max(amount, found.amount))
      )
        continue;
      if (sides.some((side) => side.citation.documentId === citation.documentId)) continue;
      sides.push({ ...found, citation });
    }
  }
  return sides.length > 1 ? [{ dimension, sides: sides.map(({ value, citation }) => ({ value, citation })) }] : [];
}

function often(text: string): { amount: number; value: string } | undefined {
  const amount = oftenIn(text);
  return amount === null ? undefined : { amount, value: text };
}
