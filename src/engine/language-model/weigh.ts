import { bandOf, LIKELY, STRONG } from '#domain/documents/band.ts';
import type { DocumentType, Finding, Quote } from '#domain/documents/analysis.ts';
import type { AskStatus, Requirement } from '#domain/frameworks/requirement.ts';
import { probability } from '../match/model.ts';
import type { AskVerdict } from './coverage.ts';
import type { Verdict } from './verdicts.ts';

/**
 * What a verdict adds to the log-odds of the rules: little, and the same whatever the model claims of its own certainty. To be fitted on
 * the evaluation set of a model; until then it is this.
 */
export const SHRUNK = 0.7;

const MOST_QUOTES = 4;
/** Just below a band, as confidences are rounded. */
const BELOW = 0.001;
const ORDER: readonly AskStatus[] = ['missing', 'partial', 'covered'];
/** Kinds of document that order a thing, and so cannot prove that it was done. */
const ORDERS: readonly DocumentType[] = ['policy', 'procedure', 'plan'];

export interface Said {
  verdict?: Omit<Verdict, 'candidate'> | undefined;
  asks?: readonly AskVerdict[] | undefined;
}

/**
 * A finding of the rules with what a model said of it. Without a verified quote nothing rises; with one the confidence rises by one band at
 * most, and an ask by one step at most. What the model denies falls by the same little. @param rules the finding as the rules made it.
 */
export function weigh(rules: Finding, said: Said, { asks }: Pick<Requirement, 'asks'>, type: DocumentType): Finding {
  return {
    ...rules,
    ...confidenceWith(rules, said.verdict),
    quotes: withQuote(rules.quotes, said.verdict?.quote),
    asks: rules.asks.map((ask) => {
      const word = said.asks?.find((each) => each.ask === ask.id);
      const kind = asks.find(({ id }) => id === ask.id)?.kind;
      return word ? askWith(ask, word, kind !== 'record' || !ORDERS.includes(type)) : ask;
    }),
  };
}

function confidenceWith({ confidence, because }: Finding, verdict: Said['verdict']) {
  const isFor = verdict?.verdict === 'supported' && verdict.quote;
  const isAgainst = verdict?.verdict === 'unsupported';
  if (!isFor && !isAgainst) return { confidence, because };
  const before = Math.min(0.999, Math.max(0.001, confidence));
  const logit = Math.log(before / (1 - before));
  const band = bandOf(confidence);
  const most = band === 'weak' ? STRONG - BELOW : 1 - BELOW;
  const after = Math.min(most, round(probability(logit + (isFor ? SHRUNK : -SHRUNK))));
  const contribution = Math.log(after / (1 - after)) - logit;
  return {
    confidence: after,
    because: [...because, { feature: 'language-model', value: isFor ? 1 : -1, contribution }],
  };
}

/** The model's own find joins those of the rules, unless they have it already. */
function withQuote(quotes: Quote[], found: Quote | null | undefined): Quote[] {
  if (!found || quotes.length >= MOST_QUOTES) return quotes;
  return quotes.some(({ start, end }) => found.start < end && start < found.end) ? quotes : [...quotes, found];
}

type AskFinding = Finding['asks'][number];

function askWith(rules: AskFinding, { status, quote }: AskVerdict, mayProve: boolean): AskFinding {
  const [own, other] = [ORDER.indexOf(rules.status), ORDER.indexOf(status)];
  if (other === own) return rules;
  if (other < own) {
    // Denied: a step down, on the words that the rules had seen.
    const lower = ORDER[own - 1] ?? 'missing';
    return lower === 'missing' ? { id: rules.id, status: lower } : { ...rules, status: lower };
  }
  const higher = ORDER[own + 1] ?? 'covered';
  if (!quote || (higher === 'covered' && !mayProve)) return rules;
  return { id: rules.id, status: higher, quote };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Whether a confidence stands in a higher or lower band than before: what a person notices. */
export function bandMoved(before: number, after: number): 'raised' | 'lowered' | null {
  if (bandOf(before) === bandOf(after)) return null;
  return after > before ? 'raised' : 'lowered';
}

/** Requirements whose asks are worth a question: likely by the rules or borne out by the model. */
export function isWorthAsking(confidence: number, verdict: Verdict | undefined): boolean {
  return verdict ? verdict.verdict !== 'unsupported' : confidence >= LIKELY;
}
