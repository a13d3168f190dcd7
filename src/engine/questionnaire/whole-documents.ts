import type { Extract } from './extract.ts';
import { meaningsOf } from './glossary/glossary.ts';
import { STANDS } from './says.ts';
import { worthOf, type IndexedPassage, type PassageIndex } from './passage-index.ts';
import { OTHER_WORD, type Term } from './terms.ts';

/** Share of a request that a document's names must hold for it to be the one that is wanted. */
const NAMED = 0.3;

/** For a request for a document: the documents whose names hold most of it, each by its first words; best first. */
export function documentsFor(terms: Term[], index: PassageIndex): Extract[] {
  const firsts = new Map<string, IndexedPassage>();
  for (const passage of index.passages) if (!firsts.has(passage.source.id)) firsts.set(passage.source.id, passage);
  const worth = terms.map((term) => worthOf(term, index));
  const whole = worth.reduce((sum, value) => sum + value, 0) || 1;
  return [...firsts.values()]
    .map((passage): Extract => {
      const names = new Set(
        passage.document.titles.flat().flatMap(({ stem }) => meaningsOf(stem, passage.document.language)),
      );
      const held = new Set<Term>();
      let mass = 0;
      terms.forEach((term, at) => {
        const share = names.has(term.stem) ? 1 : term.others.some((other) => names.has(other)) ? OTHER_WORD : 0;
        if (share > 0) held.add(term);
        mass += share * (worth[at] ?? 0);
      });
      const coverage = mass / whole;
      const candidate = { passage, score: coverage, fused: coverage };
      return {
        candidate,
        sentences: passage.passage.sentences.slice(0, 1),
        terms: held,
        around: held,
        shares: new Map([...held].map((term) => [term, 1])),
        near: { about: coverage, alike: coverage },
        coverage,
        spoken: coverage,
        said: STANDS,
        exception: null,
        owned: coverage,
        fits: true,
        isOfOthers: false,
        score: coverage,
      };
    })
    .filter(({ coverage }) => coverage >= NAMED)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (b.candidate.passage.source.date ?? '').localeCompare(a.candidate.passage.source.date ?? ''),
    );
}
