import { expect, test } from 'vitest';
import { all, grammarOf } from './grammar.ts';

/** So often a word is said again: an expression that tries every way to divide the run takes seconds for it, any other no time at all. */
const AGAIN = 24;

test.each(['en', 'de', 'fr', 'es'] as const)('no expression of %s gets lost in a run of its own words', (language) => {
  for (const [entry, expression] of Object.entries(grammarOf(language))) {
    const words = new Set(expression.source.match(/\p{L}{2,}/gu));
    for (const word of words) {
      for (const text of [
        `${word} `.repeat(AGAIN),
        word.repeat(AGAIN),
        `${word}-`.repeat(AGAIN),
        `${word}, 27001 `.repeat(AGAIN),
      ]) {
        const began = performance.now();
        all(expression, text);
        expect(performance.now() - began, `${entry}: ${word}`).toBeLessThan(1500);
      }
    }
  }
});
