import type { Notice } from '#domain/documents/analysis.ts';
import { addressesMachine } from '../read/instructions.ts';
import { countDeceptive, normaliseLine } from '../read/normalise.ts';

type Place = NonNullable<Notice['aside']>['where'];

/** Text that a file carries beside what a reader sees: never analysed, only looked through for what is addressed to a machine. */
export interface Asides {
  add(where: Place, text: string | undefined): void;
  /** How many of them speak to a machine, with the first of those; nothing where none does. */
  notices(): Notice[];
}

/** UTF-16 units that are looked through in all, and that a notice repeats. */
const MOST = 200_000;
const SHOWN = 350;

export function collectAsides(): Asides {
  const found: { where: Place; text: string }[] = [];
  const seen = new Set<string>();
  let length = 0;
  return {
    add(where, text) {
      if (!text || length > MOST) return;
      const line = normaliseLine(text.slice(0, MOST));
      if (line.length < 8 || seen.has(line)) return;
      seen.add(line);
      length += line.length;
      const sentences = line.split(/(?<=[.!?])\s+/).filter(addressesMachine);
      if (sentences.length === 0 && addressesMachine(line.slice(0, 2000))) sentences.push(line);
      for (const sentence of sentences) found.push({ where, text: sentence.slice(0, SHOWN) });
    },
    notices() {
      const [first] = found;
      return first ? [{ kind: 'instructions', count: found.length, aside: first }] : [];
    },
  };
}

/** How many of these lines hide something behind characters that are not shown. */
export function countDeceptiveIn(blocks: readonly { text: string }[]): number {
  return blocks.reduce((sum, { text }) => sum + countDeceptive(text), 0);
}
