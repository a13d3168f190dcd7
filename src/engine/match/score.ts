import type { DocumentType, Reason } from '#domain/documents/analysis.ts';
import type { Document } from '../read/document.ts';
import type { Matches, View } from './evidence.ts';
import { type Features, featuresOf } from './features.ts';
import { type Costs, judge, logitOf, probability, weightsFor } from './model.ts';
import type { RequirementIndex } from './requirement-index.ts';
import { twinPenalties } from './twins.ts';

/** How sure it is that a document speaks to a requirement: by the whole or by the section that speaks to it most. */
export interface Score {
  requirement: number;
  /** 0 to 1, three decimals. */
  confidence: number;
  logit: number;
  because: () => Reason[];
}

export interface Asked {
  document: Document;
  matches: Matches;
  index: RequirementIndex;
  type: DocumentType;
  /** Ids that the document says it covers. */
  declared: Set<string>;
  /** What speaks against what the document says, in log-odds. */
  unsound: number;
}

/** Every requirement with its score, the surest first. */
export function scoreAll(asked: Asked): Score[] {
  const wholes = asked.index.requirements.map((_, requirement) => lookAt(requirement, asked.matches, {}, asked));
  const most = Math.max(...wholes.map(({ logit }) => logit));
  return wholes
    .map((whole) => weigh(whole, most, asked))
    .toSorted((a, b) => b.confidence - a.confidence || b.logit - a.logit || a.requirement - b.requirement);
}

interface Looked {
  requirement: number;
  view: View;
  features: Features;
  costs: Costs;
  logit: number;
}

/** A requirement in the whole document or in a section of it. */
function lookAt(requirement: number, view: View, more: Costs, { document, index, type, declared }: Asked): Looked {
  const { id = '', framework = '', bias } = index.requirements[requirement] ?? {};
  const features = featuresOf(requirement, view, index, declared.has(id), type);
  const toTwin = twinPenalties(type, document, framework).get(id);
  const costs = { toTwin, unread: document.unread !== null, ...more };
  return { requirement, view, features, costs, logit: logitOf(features, bias, weightsFor(view), costs) };
}

/** The whole or the section that speaks to it most. What only sections speak of does not outshine what the document is surely about (`most`). */
function weigh(whole: Looked, most: number, asked: Asked): Score {
  const { requirement } = whole;
  const { matches, index, unsound } = asked;
  let best = whole;
  for (const section of matches.sections) {
    if (!speaksOf(requirement, section)) continue;
    const found = lookAt(requirement, section, { section: sectionCost(matches) }, asked);
    if (found.logit > best.logit) best = found;
  }
  const ceiling = Math.max(whole.logit, Math.min(LIKELY_AT_MOST, most < 0 ? Infinity : most - BESIDE));
  const above = Math.max(0, best.logit - ceiling);
  const costs = { ...best.costs, section: (best.costs.section ?? 0) + above, unsound };
  const logit = best.logit - above - unsound;
  const bias = index.requirements[requirement]?.bias;
  return {
    requirement,
    confidence: Math.round(probability(logit) * 1000) / 1000,
    logit,
    because: () => judge(best.features, bias, weightsFor(best.view), costs).because,
  };
}

/** How much less sure than of the document's subject one is of what only a section names, in log-odds. */
const BESIDE = 0.05;
/** A section alone makes a requirement likely and never certain: .84. */
const LIKELY_AT_MOST = 1.65;

/** Only sections with something of a requirement are looked at: there are many of both. */
function speaksOf(requirement: number, { evidence }: View): boolean {
  const one = evidence[requirement];
  return one !== undefined && (one.title > 0.3 || one.passages.size > 0);
}

const sectionCosts = new WeakMap<Matches, number>();

/**
 * What a section gives up: a document is for what it is named after, and its sections name parts of that. Where they name one subject after the
 * other, it is a manual, and each is as good as a document.
 */
function sectionCost(matches: Matches): number {
  const known = sectionCosts.get(matches);
  if (known !== undefined) return known;
  const subjects = new Set(
    matches.sections.flatMap(({ evidence, bestTitle }) =>
      bestTitle >= NAMES_ONE ? [evidence.findIndex(({ title }) => title === bestTitle)] : [],
    ),
  );
  const cost = Math.max(LEAST_COST, MOST_COST - PER_SUBJECT * Math.max(0, subjects.size - 1));
  sectionCosts.set(matches, cost);
  return cost;
}

/** A heading that matches a requirement as well as this names it. */
const NAMES_ONE = 0.6;
const MOST_COST = 1.5;
const LEAST_COST = -1.4;
const PER_SUBJECT = 0.6;
