import type { Finding, Quote } from '#domain/documents/analysis.ts';
import { isContradicted } from '#domain/frameworks/contradictions.ts';
import type { AdequacySignal, NextStep, Statement, ValidationResult } from '#domain/evidence/validation.ts';
import type { Signal } from '#domain/evidence/validation-values.ts';
import type { Ask, Requirement } from '#domain/frameworks/requirement.ts';

const STRONG = 0.75;
const WEAK = 0.5;
/** An ask of this weight that is missing is a critical gap. */
const CRITICAL = 3;
/** Below this relevance a document speaks of something else, unless it shows this share of what is asked: one section of a long text may. */
const RELEVANT = 0.3;
const SHOWN = 0.5;

/** Whether a document speaks of a requirement at all: as a whole, or in a section that shows what is asked. */
export function speaksOf({ relevance, completeness }: { relevance: number; completeness: number }): boolean {
  return relevance >= RELEVANT || completeness >= SHOWN;
}
const MOST_CUES = 4;

/** The step that answers a poor signal. */
const STEP_OF: Record<Signal, NextStep['step']> = {
  kind: 'add-record',
  fresh: 'renew',
  dated: 'date',
  approval: 'approve',
  owner: 'name-owner',
  filled: 'fill-in',
  definite: 'decide-open',
  concrete: 'make-concrete',
  frequency: 'state-frequency',
  entries: 'show-entries',
  'frequency-kept': 'keep-frequency',
};

/** That nothing is left open is no merit of its own; what is quoted for these is what is still open. */
const NO_MERIT: readonly Signal[] = ['kind', 'filled', 'definite'];

export interface Judged {
  relevance: number;
  /** Share of the asks that is shown, by weight. */
  completeness: number;
  asks: Finding['asks'];
  finding: Finding | null;
  signals: AdequacySignal[];
  /** The requirement that the document speaks to most, where it is another. */
  rather: string | null;
  isDraft: boolean;
}

type Said = Pick<ValidationResult, 'strengths' | 'weaknesses' | 'criticalGaps' | 'nextSteps'>;

/**
 * Strengths, weaknesses, critical gaps and next steps, each from one signal. What the text says the reverse of comes first, then the
 * heaviest. A sentence that speaks against the requirement is quoted for nothing good.
 */
export function statementsOf(requirement: Requirement, judged: Judged): Said {
  const said: Said = { strengths: [], weaknesses: [], criticalGaps: [], nextSteps: [] };
  const status = new Map(judged.asks.map((ask) => [ask.id, ask]));
  const heaviestFirst = requirement.asks.toSorted((a, b) => b.weight - a.weight);
  const isReversed = ({ id }: Ask) => isContradicted(status.get(id) ?? {});
  for (const ask of heaviestFirst.filter(isReversed)) sayContradiction(said, ask, status.get(ask.id)?.quote);
  const against = judged.asks.flatMap((ask) => (isContradicted(ask) ? (ask.quote ?? []) : (ask.against ?? [])));
  sayRelevance(said, judged, against);
  if (judged.isDraft) {
    said.criticalGaps.push({ about: 'draft', value: 0, facts: {} });
    said.nextSteps.push({ step: 'put-in-force', about: 'draft', facts: {} });
  }
  for (const ask of heaviestFirst) if (!isReversed(ask)) sayAsk(said, ask, status.get(ask.id));
  for (const signal of judged.signals.toSorted((a, b) => b.weight - a.weight)) saySignal(said, signal, against);
  return said;
}

/** Whether a quote shares words with one of these. */
const isAmong = ({ start, end }: Quote, quotes: readonly Quote[]) =>
  quotes.some((other) => start < other.end && other.start < end);

function sayRelevance({ strengths, weaknesses, criticalGaps, nextSteps }: Said, judged: Judged, against: Quote[]) {
  const { relevance, completeness, finding, rather } = judged;
  const quote = finding?.quotes.find((each) => !isAmong(each, against));
  const facts = { percent: Math.round(relevance * 100) };
  const statement: Statement = { about: 'relevance', value: relevance, facts, ...(quote && { quote }) };
  if (relevance >= STRONG) strengths.push(statement);
  if (relevance >= WEAK || completeness >= SHOWN) return;
  (speaksOf(judged) ? weaknesses : criticalGaps).push(statement);
  if (rather) nextSteps.push({ step: 'validate-for-other', about: 'relevance', facts: { requirementId: rather } });
}

/** The reverse of what is asked, in the words of the text. */
function sayContradiction({ criticalGaps, nextSteps }: Said, { id, weight, kind }: Ask, quote: Quote | undefined) {
  const about = `ask:${id}`;
  const facts = { weight, kind };
  criticalGaps.push({ about, value: 0, facts, status: 'contradicted', ...(quote && { quote }) });
  nextSteps.push({ step: 'correct-ask', about, facts });
}

function sayAsk(
  { strengths, weaknesses, criticalGaps, nextSteps }: Said,
  ask: Ask,
  shown: Finding['asks'][number] | undefined,
) {
  const about = `ask:${ask.id}`;
  const facts = { weight: ask.weight, kind: ask.kind };
  const { status = 'missing', quote, against } = shown ?? {};
  if (status === 'covered') {
    strengths.push({ about, value: 1, facts, status, ...(quote && { quote }) });
    return;
  }
  if (status === 'partial')
    weaknesses.push({ about, value: 0.5, facts, status, ...(quote && { quote }), ...(against && { against }) });
  else
    (ask.weight >= CRITICAL ? criticalGaps : weaknesses).push({
      about,
      value: 0,
      facts,
      status,
      lookedFor: ask.cues.slice(0, MOST_CUES),
    });
  const step = ask.kind === 'record' || against ? 'add-record' : status === 'partial' ? 'strengthen-ask' : 'show-ask';
  nextSteps.push({ step, about, facts });
}

function saySignal(
  { strengths, weaknesses, nextSteps }: Said,
  { signal, value, facts, quote }: AdequacySignal,
  against: Quote[],
) {
  const statement: Statement = { about: signal, value, facts, ...(quote && { quote }) };
  if (value >= STRONG) {
    if (quote && !NO_MERIT.includes(signal) && !isAmong(quote, against)) strengths.push(statement);
    return;
  }
  if (value >= WEAK) return;
  // Whether it is fresh cannot be said of what has no date; that it has none is said once.
  if (signal === 'fresh' && !('day' in facts)) return;
  weaknesses.push(statement);
  nextSteps.push({ step: STEP_OF[signal], about: signal, facts });
}

/**
 * What stays open when one relies on this document, by the weight of what it does not show and the requirement's priority; high at least
 * where it says the reverse of what is asked.
 */
export function riskOf(
  requirement: Requirement,
  completeness: number,
  score: number,
  criticalGaps: Statement[],
): ValidationResult['riskAssessment'] {
  const exposure = (1 - completeness) * { high: 1, medium: 0.75, low: 0.5 }[requirement.priority];
  const level =
    score < 3.05 && requirement.priority === 'high'
      ? 'critical'
      : exposure >= 0.5 || criticalGaps.some(isContradicted) || (criticalGaps.length > 0 && score < 6)
        ? 'high'
        : exposure >= 0.2 || score < 8
          ? 'medium'
          : 'low';
  const because: Statement[] = [
    { about: 'priority', value: 1, facts: { priority: requirement.priority } },
    { about: 'missing-share', value: 1 - completeness, facts: { percent: Math.round((1 - completeness) * 100) } },
    ...criticalGaps,
  ];
  return { level, because };
}
