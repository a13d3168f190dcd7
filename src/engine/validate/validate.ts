import { isDraft } from '#domain/documents/draft.ts';
import type { Block, Finding } from '#domain/documents/reading.ts';
import type { ValidationResult } from '#domain/evidence/validation.ts';
import { ratingOf } from '#domain/evidence/validation-values.ts';
import { ASK_WORTH, type Requirement } from '#domain/frameworks/requirement.ts';
import { analyse, type About } from '../analyse.ts';
import { lookAt } from './look.ts';
import { adequacyOf, ORDERS, recordShare, type Adequacy, type Circumstances } from './signals.ts';
import { RELEVANT, riskOf, statementsOf } from './statements.ts';

/** From this share of its asks on a requirement counts as shown. */
const REQUIRED = 80;
/** Unfilled places per 1,000 words from which on a text is a template. */
const TEMPLATE = 5;
/** Share of record asks from which on orders alone do not do. */
const NEEDS_RECORDS = 1 / 3;

type Cap = ValidationResult['caps'][number];

/**
 * Says what a stored text is worth as evidence for a requirement, 0 to 10: 10 x (.3 relevance + .4 completeness + .3 adequacy), capped
 * where something speaks against it whatever the rest says. Pure: the same text, requirements and circumstances give the same result.
 * @throws RangeError for a requirement that is not among `requirements`.
 */
export function validate(
  requirementId: string,
  text: string,
  blocks: Block[],
  about: About,
  requirements: Requirement[],
  circumstances: Circumstances,
): ValidationResult {
  const requirement = requirements.find(({ id }) => id === requirementId);
  if (!requirement) throw new RangeError('No such requirement');
  const analysis = analyse(text, blocks, about, requirements);
  const { notices } = analysis;
  const type = circumstances.type ?? analysis.type;
  const look = lookAt(requirementId, text, blocks, about, requirements, analysis, type);
  const { relevance, asks, finding } = look;
  const measured = adequacyOf(look, blocks, requirement, type, circumstances);
  const completeness = completenessOf(requirement, asks);
  const uncapped = tenth(10 * (0.3 * relevance + 0.4 * completeness + 0.3 * measured.adequacy));
  const draft = isDraft(text);
  const caps = capsOf(relevance, measured, draft, ORDERS.includes(type) ? recordShare(requirement) : 0);
  const validationScore = Math.min(uncapped, ...caps.map(({ limit }) => limit));
  const [first] = analysis.findings;
  const rather =
    first && first.requirementId !== requirementId && first.confidence > relevance ? first.requirementId : null;
  const said = statementsOf(requirement, {
    relevance,
    asks,
    finding,
    signals: measured.signals,
    rather,
    isDraft: draft,
  });
  return {
    validationScore,
    uncapped,
    overallRating: ratingOf(validationScore),
    relevance: percent(relevance),
    completeness: percent(completeness),
    adequacy: percent(measured.adequacy),
    caps: caps.filter(({ limit }) => limit < uncapped),
    signals: measured.signals,
    asks,
    ...said,
    complianceLevel: levelOf(requirement, asks),
    riskAssessment: riskOf(requirement, completeness, validationScore, said.criticalGaps),
    finding,
    type,
    notices,
  };
}

/** Share of the asks that is shown, by weight; a partial one counts half. */
function completenessOf({ asks }: Requirement, shown: Finding['asks']): number {
  const status = new Map(shown.map((ask) => [ask.id, ask.status]));
  const whole = asks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return asks.reduce((sum, { id, weight }) => sum + weight * ASK_WORTH[status.get(id) ?? 'missing'], 0) / whole;
}

function capsOf(relevance: number, { placeholders, signals }: Adequacy, draft: boolean, records: number): Cap[] {
  const fresh = signals.find(({ signal }) => signal === 'fresh');
  const caps: Cap[] = [];
  if (relevance < RELEVANT) caps.push({ cap: 'not-relevant', limit: 3, facts: { percent: percent(relevance) } });
  const { rate, count, quote } = placeholders;
  if (rate > TEMPLATE) caps.push({ cap: 'placeholders', limit: 5, facts: { count }, ...(quote && { quote }) });
  if (draft) caps.push({ cap: 'draft', limit: 5, facts: {} });
  if (records >= NEEDS_RECORDS) caps.push({ cap: 'orders-only', limit: 6, facts: { percent: percent(records) } });
  if (fresh && !('day' in fresh.facts)) caps.push({ cap: 'undated', limit: 7, facts: fresh.facts });
  else if (fresh && fresh.value < 1)
    caps.push({ cap: 'too-old', limit: 7, facts: fresh.facts, ...(fresh.quote && { quote: fresh.quote }) });
  return caps;
}

/** How far the requirement is shown, and the fewest asks whose showing reaches what is required: the heaviest first. */
function levelOf(requirement: Requirement, shown: Finding['asks']): ValidationResult['complianceLevel'] {
  const current = percent(completenessOf(requirement, shown));
  const gap = Math.max(0, REQUIRED - current);
  const status = new Map(shown.map((ask) => [ask.id, ask.status]));
  const missing = requirement.asks
    .map((ask) => ({ id: ask.id, gain: ask.weight * (1 - ASK_WORTH[status.get(ask.id) ?? 'missing']) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  let now = shown;
  const closedBy: string[] = [];
  for (const { id } of missing) {
    if (percent(completenessOf(requirement, now)) >= REQUIRED) break;
    closedBy.push(id);
    now = [...now.filter((ask) => ask.id !== id), { id, status: 'covered' }];
  }
  return { current, required: REQUIRED, gap, closedBy };
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
