import { DocumentType, type Finding } from '#domain/documents/analysis.ts';
import type { Gaps, Pairs } from './eval-scores.ts';

/** What the engine made of one labelled document. Ids in `gold`, `secondary` and `found` are folded; those in `exact` are not. */
export interface Outcome {
  gold: Set<string>;
  secondary: Set<string>;
  found: Finding[];
  exact: Finding[];
  text: string;
  type: { expected: string | null; found: string };
  asks: Record<string, Record<string, string>>;
  shows: Record<string, string[]>;
  pairs: Pairs;
  gaps: Gaps;
}

/** Shares from 0 to 1; null where the documents cannot show it. */
export interface Figures {
  documents: number;
  p1: number | null;
  hit3: number | null;
  r5: number | null;
  map: number | null;
  /** At a confidence of .5: over all labels, and the mean over the requirements that are labelled. */
  microF1: number | null;
  macroF1: number | null;
  /** Expected calibration error of the eight most confident findings of each document. */
  ece: number | null;
  /** The widest gap between confidence and truth in a bin of ten or more. */
  worstBin: number | null;
  greenPrecision: number | null;
  greenShare: number | null;
  /** Documents about something else without any finding at .5 or above. */
  quiet: number | null;
  verbatim: number | null;
  quote1: number | null;
  quote3: number | null;
  /** Asks whose status is as labelled. */
  asks: number | null;
  /** Documents whose kind is as labelled. */
  type: number | null;
  /** How a claim is told from claims of all other requirements, and of the ten likest: area under the curve. */
  relevance: number | null;
  relevanceHardest: number | null;
  /** Asks noticed as gone when their section is taken out, and others that stay as they were. */
  gapNoticed: number | null;
  gapUntouched: number | null;
  intervals: { p1: string; r5: string; map: string } | null;
}

export function figuresOf(outcomes: Outcome[]): Figures {
  const judged = outcomes.filter(({ gold }) => gold.size > 0);
  const unrelated = outcomes.filter(({ gold }) => gold.size === 0);
  const p1 = judged.map(({ gold, found }) => Number(gold.has(found[0]?.requirementId ?? '')));
  const r5 = judged.map(recallAtFive);
  const map = judged.map(averagePrecision);
  const top = judged.flatMap(({ gold, secondary, found }) =>
    distinct(found)
      .filter(({ requirementId }) => !secondary.has(requirementId))
      .slice(0, 8)
      .map(({ requirementId, confidence }) => ({ confidence, right: gold.has(requirementId) })),
  );
  const green = top.filter(({ confidence }) => confidence >= 0.85);
  const labels = judged.reduce((sum, { gold }) => sum + gold.size, 0);
  const likely = top.filter(({ confidence }) => confidence >= 0.5);
  const hits = likely.filter(({ right }) => right).length;
  const quotes = outcomes.flatMap(({ text, exact }) =>
    exact.flatMap((finding) => finding.quotes.map((quote) => text.slice(quote.start, quote.end) === quote.text)),
  );
  return {
    documents: outcomes.length,
    p1: mean(p1),
    hit3: mean(
      judged.map(({ gold, found }) =>
        Number(
          distinct(found)
            .slice(0, 3)
            .some(({ requirementId }) => gold.has(requirementId)),
        ),
      ),
    ),
    r5: mean(r5),
    map: mean(map),
    microF1: labels > 0 ? (2 * hits) / (likely.length + labels) : null,
    macroF1: macroF1(judged),
    ece: calibrationError(top),
    worstBin: worstBin(top),
    greenPrecision: mean(green.map(({ right }) => Number(right))),
    greenShare: labels > 0 ? green.filter(({ right }) => right).length / labels : null,
    quiet: mean(unrelated.map(({ found }) => Number(!found.some(({ confidence }) => confidence >= 0.5)))),
    verbatim: mean(quotes.map(Number)),
    quote1: quotesShown(judged, 1),
    quote3: quotesShown(judged, 3),
    asks: asksRight(judged),
    type: mean(
      outcomes.filter(({ type }) => isKnownType(type.expected)).map(({ type }) => Number(type.expected === type.found)),
    ),
    relevance: ratio(judged, ({ pairs }) => [pairs.right, pairs.all]),
    relevanceHardest: ratio(judged, ({ pairs }) => [pairs.hardestRight, pairs.hardest]),
    gapNoticed: ratio(judged, ({ gaps }) => [gaps.noticed, gaps.taken]),
    gapUntouched: ratio(judged, ({ gaps }) => [gaps.untouched, gaps.others]),
    intervals: judged.length > 1 ? { p1: interval(p1), r5: interval(r5), map: interval(map) } : null,
  };
}

function distinct(found: Finding[]): Finding[] {
  return [...new Map(found.toReversed().map((finding) => [finding.requirementId, finding])).values()].toSorted(
    (a, b) => b.confidence - a.confidence,
  );
}

function recallAtFive({ gold, found }: Outcome): number {
  return (
    distinct(found)
      .slice(0, 5)
      .filter(({ requirementId }) => gold.has(requirementId)).length / Math.min(5, gold.size)
  );
}

function averagePrecision({ gold, found }: Outcome): number {
  let right = 0;
  let sum = 0;
  distinct(found).forEach(({ requirementId }, position) => {
    if (gold.has(requirementId)) sum += ++right / (position + 1);
  });
  return sum / gold.size;
}

type Top = { confidence: number; right: boolean }[];

function binsOf(top: Top): { gap: number; count: number }[] {
  return [...Map.groupBy(top, ({ confidence }) => Math.min(9, Math.floor(confidence * 10))).values()].map((bin) => ({
    gap: Math.abs(
      (mean(bin.map(({ confidence }) => confidence)) ?? 0) - (mean(bin.map(({ right }) => Number(right))) ?? 0),
    ),
    count: bin.length,
  }));
}

function calibrationError(top: Top): number | null {
  if (top.length === 0) return null;
  return binsOf(top).reduce((error, { gap, count }) => error + (gap * count) / top.length, 0);
}

function worstBin(top: Top): number | null {
  const wide = binsOf(top).filter(({ count }) => count >= 10);
  return wide.length === 0 ? null : Math.max(...wide.map(({ gap }) => gap));
}

function macroF1(judged: Outcome[]): number | null {
  const labels = new Set(judged.flatMap(({ gold }) => [...gold]));
  const scores = [...labels].map((label) => {
    let [hits, found, wanted] = [0, 0, 0];
    for (const { gold, secondary, found: findings } of judged) {
      const likely = findings.some(({ requirementId, confidence }) => requirementId === label && confidence >= 0.5);
      if (gold.has(label)) wanted++;
      if (likely && !secondary.has(label)) found++;
      if (likely && gold.has(label)) hits++;
    }
    return (2 * hits) / (found + wanted);
  });
  return mean(scores);
}

function ratio(outcomes: Outcome[], parts: (outcome: Outcome) => [number, number]): number | null {
  let [part, whole] = [0, 0];
  for (const outcome of outcomes) {
    const [own, all] = parts(outcome);
    part += own;
    whole += all;
  }
  return whole === 0 ? null : part / whole;
}

/** How often one of the first `count` quotes of a labelled finding holds the words that a person would point at. */
function quotesShown(outcomes: Outcome[], count: number): number | null {
  return mean(
    outcomes.flatMap(({ exact, shows }) =>
      Object.entries(shows).flatMap(([id, words]) => {
        const finding = exact.find(({ requirementId }) => requirementId === id);
        if (!finding) return [];
        return [
          Number(
            finding.quotes
              .slice(0, count)
              .some(({ text }) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))),
          ),
        ];
      }),
    ),
  );
}

function asksRight(outcomes: Outcome[]): number | null {
  return mean(
    outcomes.flatMap(({ exact, asks }) =>
      Object.entries(asks).flatMap(([id, expected]) =>
        Object.entries(expected).map(([ask, status]) =>
          Number(
            exact.find(({ requirementId }) => requirementId === id)?.asks.find((one) => one.id === ask)?.status ===
              status,
          ),
        ),
      ),
    ),
  );
}

function isKnownType(type: string | null): boolean {
  return DocumentType.safeParse(type).success;
}

function mean(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle 95 % of the means of 1,000 resamples, drawn with a fixed seed. */
function interval(values: number[]): string {
  let seed = 20_260_101;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const means = Array.from(
    { length: 1000 },
    () => mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)) ?? 0,
  ).toSorted((a, b) => a - b);
  return `${(means[25] ?? 0).toFixed(2)}-${(means[974] ?? 0).toFixed(2)}`;
}
