import { isDraft } from '#domain/documents/draft.ts';
import type { Block, Finding } from '#domain/documents/analysis.ts';
import type { ValidationResult } from '#domain/evidence/validation.ts';
import { ratingOf } from '#domain/evidence/validation-values.ts';
import { ASK_WORTH, type Requirement } from '#domain/frameworks/requirement.ts';
import { analyse, type About } from '../analyse.ts';
import { capsOf, isYearsOld, percent } from './caps.ts';
import { lookAt, type Look } from './look.ts';
import { adequacyOf, type Circumstances } from './signals.ts';
import { riskOf, statementsOf } from './statements.ts';

/** From this share of its asks on a requirement counts as shown. */
const REQUIRED = 80;

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
  const type = circumstances.type ?? analysis.type;
  const look = lookAt(requirementId, text, blocks, about, requirements, analysis, type);
  const [first] = analysis.findings;
  const rather =
    first && first.requirementId !== requirementId && first.confidence > look.relevance ? first.requirementId : null;
  const { notices } = analysis;
  return verdictOn(look, requirement, { blocks, type, rather, isDraft: isDraft(text), notices, circumstances });
}

interface Around {
  blocks: Block[];
  type: ValidationResult['type'];
  /** The requirement that the document speaks to most, where it is another. */
  rather: string | null;
  isDraft: boolean;
  notices: ValidationResult['notices'];
  circumstances: Circumstances;
}

/** The score and all that is said, of what the look at a document found. */
export function verdictOn(look: Look, requirement: Requirement, around: Around): ValidationResult {
  const { relevance, finding, soundness } = look;
  const { blocks, type, rather, notices, circumstances } = around;
  const measured = adequacyOf(look, blocks, requirement, type, circumstances);
  const asks = isYearsOld(measured.signals) ? look.asks.map(outdated) : look.asks;
  const completeness = completenessOf(requirement, asks);
  const uncapped = tenth(10 * (0.3 * relevance + 0.4 * completeness + 0.3 * measured.adequacy));
  const caps = capsOf(requirement, {
    relevance,
    completeness,
    asks,
    measured,
    soundness,
    isDraft: around.isDraft,
    type,
  });
  const validationScore = Math.min(uncapped, ...caps.map(({ limit }) => limit));
  const { signals } = measured;
  const said = statementsOf(requirement, {
    relevance,
    completeness,
    asks,
    finding,
    signals,
    rather,
    isDraft: around.isDraft,
  });
  return {
    validationScore,
    uncapped,
    overallRating: ratingOf(validationScore),
    relevance: percent(relevance),
    completeness: percent(completeness),
    adequacy: percent(measured.adequacy),
    caps: caps.filter(({ limit }) => limit < uncapped),
    signals,
    asks,
    ...said,
    complianceLevel: levelOf(requirement, asks),
    riskAssessment: riskOf(requirement, completeness, validationScore, said.criticalGaps),
    finding,
    type,
    notices,
  };
}

/** What held years ago shows no more than that it once did. */
function outdated(ask: Finding['asks'][number]): Finding['asks'][number] {
  return ask.status === 'covered' ? { ...ask, status: 'partial' } : ask;
}

/** Share of the asks that is shown, by weight; a partial one counts half. */
function completenessOf({ asks }: Requirement, shown: Finding['asks']): number {
  const status = new Map(shown.map((ask) => [ask.id, ask.status]));
  const whole = asks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return asks.reduce((sum, { id, weight }) => sum + weight * ASK_WORTH[status.get(id) ?? 'missing'], 0) / whole;
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

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
