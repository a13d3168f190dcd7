import { type PassageIndex, worthOf } from './passage-index.ts';
import { shareOf, type Term } from './terms.ts';

/** How much of a question words hold. */
export function measureOf(terms: Term[], index: PassageIndex) {
  const worth = new Map(terms.map((term) => [term, worthOf(term, index)]));
  const whole = [...worth.values()].reduce((sum, value) => sum + value, 0) || 1;
  const held = (stems: Set<string>) => {
    const found = new Map<Term, number>();
    for (const term of terms) {
      const share = shareOf(term, (stem) => stems.has(stem));
      if (share > 0) found.set(term, share);
    }
    return found;
  };
  const massOf = (found: Iterable<[Term, number]>) =>
    [...found].reduce((sum, [term, share]) => sum + share * (worth.get(term) ?? 0), 0) / whole;
  return { held, massOf };
}
