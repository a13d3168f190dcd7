import type { DocumentType, Reason } from '#domain/documents/reading.ts';
import type { Document } from '../read/document.ts';
import type { Matches, View } from './evidence.ts';
import { featuresOf } from './features.ts';
import { type Costs, judge, logitOf, probability, weightsFor } from './model.ts';
import type { RequirementIndex } from './requirement-index.ts';
import { twinPenalties } from './twins.ts';

/** Below this, nobody is shown it anyway. */
const WORTH_ASKING = 0.1;

/** How sure it is that a document speaks to a requirement: by the whole or by the section that speaks to it most. */
export interface Score {
  requirement: number;
  /** 0 to 1, three decimals. */
  confidence: number;
  logit: number;
  because(): Reason[];
}

export interface Asked {
  document: Document;
  matches: Matches;
  index: RequirementIndex;
  type: DocumentType;
  /** Ids that the document says it covers. */
  declared: Set<string>;
  /** What speaks against what the document says of a requirement, in log-odds; asked only where it might be shown. */
  unsound(requirement: number): number;
}

/** Every requirement with its score, the surest first. */
export function scoreAll(asked: Asked): Score[] {
  const framework = asked.index.requirements[0]?.framework ?? '';
  const penalties = twinPenalties(asked.type, asked.document, framework);
  return asked.index.requirements
    .map((_, requirement) => scoreOf(requirement, asked, penalties))
    .toSorted((a, b) => b.confidence - a.confidence || b.logit - a.logit || a.requirement - b.requirement);
}

export function scoreOf(
  requirement: number,
  { document, matches, index, type, declared, unsound }: Asked,
  penalties = twinPenalties(type, document, index.requirements[0]?.framework ?? ''),
): Score {
  const { id = '', framework = '' } = index.requirements[requirement] ?? {};
  const costs: Costs = { toTwin: penalties.get(id), unread: document.unread !== null };
  const look = (view: View, own: Costs) => {
    const features = featuresOf(requirement, view, index, declared.has(id), type);
    return { view, features, costs: own, logit: logitOf(features, framework, weightsFor(view), own) };
  };
  let best = look(matches, costs);
  for (const section of matches.sections) {
    if (!speaksOf(requirement, section)) continue;
    const own = look(section, { ...costs, section: true });
    if (own.logit > best.logit) best = own;
  }
  const doubt = probability(best.logit) < WORTH_ASKING ? 0 : unsound(requirement);
  const { view, features } = best;
  const paid = { ...best.costs, unsound: doubt };
  const logit = best.logit - doubt;
  return {
    requirement,
    confidence: Math.round(probability(logit) * 1000) / 1000,
    logit,
    because: () => judge(features, framework, weightsFor(view), paid).because,
  };
}

/** Only sections with something of a requirement are looked at: there are many of both. */
function speaksOf(requirement: number, { evidence }: View): boolean {
  const one = evidence[requirement];
  return one !== undefined && (one.title > 0.3 || one.passages.size > 0);
}
