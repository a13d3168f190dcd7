import { analyse } from '#engine/analyse.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { featuresOf } from '#engine/match/features.ts';
import { logitOf, weightsFor } from '#engine/match/model.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { twinPenalties } from '#engine/match/twins.ts';
import { documentTypeOf } from '#engine/read/document-type.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import type { Labelled } from './eval-frameworks.ts';
import { sectionAt, withoutSectionAt } from './eval-sections.ts';
import type { Row } from './eval-row.ts';

/** Pairs of a right and a wrong requirement, and how many of them the engine puts in the right order. */
export interface Pairs {
  all: number;
  right: number;
  hardest: number;
  hardestRight: number;
}

/** How a claim that a document shows a requirement is told from claims that it shows another: all others, and the ten likest others. */
export function pairsOf(row: Row, { requirements, fold, known, also }: Labelled): Pairs {
  const gold = new Set(known(row.gold));
  const either = new Set([...known(row.secondary), ...also(row.gold)]);
  const { text, blocks } = readText(row.text);
  const document = readDocument(text, blocks, { fileName: row.fileName, title: row.title });
  const index = indexOf(requirements, document.language);
  const matches = matchDocument(document, index);
  const { type } = documentTypeOf(document, blocks);
  const penalties = twinPenalties(type, document, requirements[0]?.framework ?? '');
  const best = new Map<string, number>();
  requirements.forEach(({ id, bias }, position) => {
    const logit = logitOf(featuresOf(position, matches, index, false, type), bias, weightsFor(matches), {
      toTwin: penalties.get(id),
    });
    best.set(fold(id), Math.max(best.get(fold(id)) ?? -Infinity, logit));
  });
  const right = [...best].filter(([id]) => gold.has(id)).map(([, logit]) => logit);
  const wrong = [...best]
    .filter(([id]) => !gold.has(id) && !either.has(id))
    .map(([, logit]) => logit)
    .toSorted((a, b) => b - a);
  const above = (others: number[]) =>
    right.reduce(
      (sum, one) => sum + others.reduce((count, other) => count + (one > other ? 1 : one === other ? 0.5 : 0), 0),
      0,
    );
  const hardest = wrong.slice(0, 10);
  return {
    all: right.length * wrong.length,
    right: above(wrong),
    hardest: right.length * hardest.length,
    hardestRight: above(hardest),
  };
}

/** What happens to the asks of a document when the section that shows one of them is taken out. */
export interface Gaps {
  taken: number;
  /** Asks that were covered by the section and no longer are. */
  noticed: number;
  others: number;
  /** Asks shown elsewhere whose status stayed. */
  untouched: number;
}

export function gapsOf(row: Row, { requirements }: Labelled): Gaps {
  const gaps: Gaps = { taken: 0, noticed: 0, others: 0, untouched: 0 };
  const { text, blocks } = readText(row.text);
  const about = { fileName: row.fileName, title: row.title };
  const whole = analyse(text, blocks, about, requirements);
  for (const { requirementId, asks } of whole.findings.filter((finding) => finding.requirementId in row.asks)) {
    for (const ask of asks.filter(({ status, quote }) => status === 'covered' && quote)) {
      const start = ask.quote?.start ?? 0;
      const [first, last] = sectionAt(blocks, start);
      const inside = (place: number) =>
        place >= (blocks[first]?.start ?? 0) && place < (blocks[last]?.start ?? Infinity);
      const rest = readText(withoutSectionAt(text, blocks, start));
      const again = analyse(rest.text, rest.blocks, about, requirements).findings.find(
        (finding) => finding.requirementId === requirementId,
      );
      const statusOf = (id: string) => again?.asks.find((one) => one.id === id)?.status ?? 'missing';
      gaps.taken++;
      if (statusOf(ask.id) !== 'covered') gaps.noticed++;
      for (const other of asks) {
        if (!other.quote || inside(other.quote.start)) continue;
        gaps.others++;
        if (statusOf(other.id) === other.status) gaps.untouched++;
      }
    }
  }
  return gaps;
}
