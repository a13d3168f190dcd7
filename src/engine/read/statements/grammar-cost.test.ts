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

/** Groups that repeat without end, by their bodies. */
const ENDLESS = /\((?:\?:)?([^()]*)\)[*+]/g;
/** What must stand between two rounds of such a group, so that a run of letters can be divided in one way only. */
const DIVIDED = /^(?:\\s\+|\\s(?![*?])|[ ,;/-](?![*?]))/;

test.each(['en', 'de', 'fr', 'es'] as const)('no group of %s repeats words that nothing divides', (language) => {
  for (const [entry, { source }] of Object.entries(grammarOf(language)))
    for (const [group, body = ''] of source.matchAll(ENDLESS))
      expect(!/[*+]/.test(body) || DIVIDED.test(body) || /(?:\\s\+|\|)$/.test(body), `${entry}: ${group}`).toBe(true);
});
