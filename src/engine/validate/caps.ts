import type { Finding } from '#domain/documents/analysis.ts';
import { isContradicted } from '#domain/frameworks/contradictions.ts';
import type { ValidationResult } from '#domain/evidence/validation.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { Soundness } from '../judge/soundness.ts';
import { ORDERS, recordShare, type Adequacy } from './signals.ts';
import { speaksOf } from './statements.ts';

/** Unfilled places per 1,000 words from which on a text is a template. */
const TEMPLATE = 5;
/** Share of record asks from which on orders alone do not do. */
const NEEDS_RECORDS = 1 / 3;

/** What speaks against how far a text holds, in log-odds, from where on it caps; where that begins, and how much each unit takes. */
const DOUBTFUL = 0.4;
const SOUND = 10.5;
const STEP = 4;

type Cap = ValidationResult['caps'][number];

export interface Capped {
  relevance: number;
  completeness: number;
  asks: Finding['asks'];
  measured: Adequacy;
  soundness: Soundness;
  isDraft: boolean;
  type: ValidationResult['type'];
}

/** What speaks against a document whatever the rest says, and the most that it is worth then. */
export function capsOf(
  requirement: Requirement,
  { relevance, completeness, asks, measured, soundness, isDraft, type }: Capped,
): Cap[] {
  const { placeholders, signals } = measured;
  const fresh = signals.find(({ signal }) => signal === 'fresh');
  const records = ORDERS.includes(type) ? recordShare(requirement) : 0;
  const caps: Cap[] = [];
  const weightOf = (id: string) => requirement.asks.find((ask) => ask.id === id)?.weight ?? 0;
  const contradicted = asks.filter(isContradicted).toSorted((a, b) => weightOf(b.id) - weightOf(a.id));
  const [worst] = contradicted;
  if (worst)
    caps.push({
      cap: 'contradicted',
      limit: 3,
      facts: { count: contradicted.length },
      ...(worst.quote && { quote: worst.quote }),
    });
  const [doubt] = soundness.doubts;
  if (doubt && soundness.against > DOUBTFUL)
    caps.push({
      cap: doubt.doubt,
      limit: limitOf(soundness),
      facts: { percent: percent(doubt.told) },
      ...(doubt.quote && { quote: doubt.quote }),
    });
  if (!speaksOf({ relevance, completeness }))
    caps.push({ cap: 'not-relevant', limit: 3, facts: { percent: percent(relevance) } });
  const { rate, count, quote } = placeholders;
  if (rate > TEMPLATE) caps.push({ cap: 'placeholders', limit: 5, facts: { count }, ...(quote && { quote }) });
  if (isDraft) caps.push({ cap: 'draft', limit: 5, facts: {} });
  if (records >= NEEDS_RECORDS) caps.push({ cap: 'orders-only', limit: 6, facts: { percent: percent(records) } });
  if (fresh && !('day' in fresh.facts)) caps.push({ cap: 'undated', limit: 7, facts: fresh.facts });
  else if (fresh && isYearsOld(signals))
    caps.push({ cap: 'years-old', limit: 5, facts: fresh.facts, ...(fresh.quote && { quote: fresh.quote }) });
  else if (fresh && fresh.value < 1)
    caps.push({ cap: 'too-old', limit: 7, facts: fresh.facts, ...(fresh.quote && { quote: fresh.quote }) });
  return caps;
}

/** What holds less is worth less: 3 at the least, where hardly anything holds. */
function limitOf({ against }: Soundness): number {
  return Math.max(3, Math.round((SOUND - STEP * against) * 10) / 10);
}

/** Records of twice the interval ago tell nothing of today. */
export function isYearsOld(signals: Adequacy['signals']): boolean {
  const { months, interval } = signals.find(({ signal }) => signal === 'fresh')?.facts ?? {};
  return typeof months === 'number' && typeof interval === 'number' && months >= interval * 2;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
