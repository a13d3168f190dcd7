import { reversalsOf } from '../judge/reversal.ts';
import { REVERSED } from '../judge/verdict.ts';
import type { Document, Passage, Sentence } from '../read/document.ts';
import { placeOf } from '../read/tables/tables.ts';
import type { Frame } from './frame.ts';
import { isSome, LEAVES_REST, OTHER_CASES } from './other-cases.ts';
import type { SaidOf } from './says.ts';

/** From this share on an exception is one from the same rule. */
const SOME = 0.4;
/** As alike as this to the best sentence, another may tell of cases that it leaves out. */
const ALIKE_AS = 0.7;
const ALIKE = 0.2;

/** A sentence that takes cases out of another, and how much of the same it speaks of. */
export interface Exception {
  sentence: Sentence;
  share: number;
}

export interface Beside {
  document: Document;
  passage: Passage;
  frame: Frame;
  /** What each sentence of the passage that answers anything says. */
  saying: Map<Sentence, SaidOf>;
  /** How much of the question a sentence holds, and how alike the two are. */
  massOf: (sentence: Sentence) => number;
  alike: (sentence: Sentence) => number;
}

/** What takes cases out of what a sentence says, where it speaks of the same thing. */
export function exceptionTo(sentence: Sentence, beside: Beside): Exception | null {
  const { document, passage, frame, saying, massOf, alike } = beside;
  const isYes = saying.get(sentence)?.saying === 'yes';
  const text = (one: Sentence) => document.text.slice(one.start, one.end);
  if (isYes && (LEAVES_REST.test(text(sentence)) || isSome(text(sentence)))) return { sentence, share: SOME };
  for (const [other, aside] of saying) {
    if (other === sentence) continue;
    const share = massOf(other) / (massOf(sentence) || 1);
    if (aside.isException && share >= SOME) return { sentence: other, share };
    const isOfTheSame = share >= SOME || alike(other) >= Math.max(ALIKE, alike(sentence) * ALIKE_AS);
    if (frame.asksAll && isYes && isOfTheSame && isLeftOut(other, aside, document))
      return { sentence: other, share: Math.max(share, SOME) };
    // "For class A there is one. For class B there is none."
    const isNext = passage.sentences.indexOf(other) === passage.sentences.indexOf(sentence) + 1;
    if (isNext && isYes && aside.saying !== 'yes' && OTHER_CASES.test(text(other)))
      return { sentence: other, share: SOME };
  }
  return null;
}

/** It tells of cases without the thing. */
function isLeftOut(sentence: Sentence, { saying }: SaidOf, document: Document): boolean {
  return saying === 'no' || Math.max(...(reversalsOf(document)[placeOf(sentence, document)] ?? [])) >= REVERSED;
}
