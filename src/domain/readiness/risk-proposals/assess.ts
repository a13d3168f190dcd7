import type { AssetFacts } from '../../assets/asset.ts';
import type { Method } from '../../risks/method.ts';
import type { Scenario } from '../../risks/scenario.ts';
import type { ProfileAnswer, VendorCause } from '../../risks/causes.ts';
import type { ProposalAsset, ProposalVendor } from './facts.ts';

/** Why a step of a scale was chosen: a message of `server/risk-proposals` and what it needs. */
export interface Because {
  code: string;
  count?: number;
  of?: number;
  word?: string;
}

export interface Step {
  step: number;
  because: Because;
}

/** A step of five, on a scale of as many as the organisation's method has. */
function onScale(five: number, steps: number): number {
  return Math.round(1 + ((five - 1) * (steps - 1)) / 4);
}

interface Shares {
  /** Of which a weakness is known, of which it is not known, and of how many. */
  weak: number;
  unknown: number;
  of: number;
}

/** How likely it is for them: the larger the share of what is known to be weak, the more; where nothing is or nobody has said, the middle. */
export function likelihoodOf(what: 'assets' | 'vendors', { weak, unknown, of }: Shares, { likelihood }: Method): Step {
  const at = (five: number, code: string): Step => ({
    step: onScale(five, likelihood.length),
    because: { code: `${what}-${code}`, count: weak > 0 ? weak : unknown, of },
  });
  if (weak * 2 >= of && weak > 0) return at(4, 'many');
  if (weak > 0) return at(3, 'some');
  return at(3, unknown > 0 ? 'unknown' : 'none');
}

/** An answer of the profile says that it can happen here, not how often. */
export function likelihoodOfAnswers({ likelihood }: Method): Step {
  return { step: onScale(3, likelihood.length), because: { code: 'answers' } };
}

const OF_CLASSIFICATION = { Public: 2, Internal: 3, Confidential: 4, Restricted: 5 } as const;
const OF_TIER = { Low: 2, Medium: 3, High: 4, Critical: 5 } as const;
const STRICT: readonly ProfileAnswer[] = ['finance', 'healthcare', 'government'];

type Classification = NonNullable<AssetFacts['dataClassification']>;

/** The highest classification among them, if any has one. */
function highestOf(assets: readonly ProposalAsset[]): Classification | null {
  const stated = assets.flatMap(({ dataClassification: each }) => (each === null ? [] : [each]));
  return stated.toSorted((a, b) => OF_CLASSIFICATION[b] - OF_CLASSIFICATION[a])[0] ?? null;
}

/**
 * How bad for the assets concerned: by the highest classification of what they hold. What an outage costs stands in no field of the inventory, so
 * that a risk to availability alone starts in the middle and says so.
 */
export function impactOfAssets(
  assets: readonly ProposalAsset[],
  { objectives }: Pick<Scenario, 'objectives'>,
  { impact }: Method,
): Step {
  const middle = (code: string): Step => ({ step: onScale(3, impact.length), because: { code } });
  if (objectives.every((each) => each === 'availability')) return middle('outage');
  const highest = highestOf(assets);
  if (highest === null) return middle('unclassified');
  return {
    step: onScale(OF_CLASSIFICATION[highest], impact.length),
    because: { code: 'classification', word: `assets:classification.${highest}` },
  };
}

/** What lies with a vendor is at stake whatever its tier. */
const AT_STAKE = ['sensitive-data', 'system-access'] as const;
const STAKE = 4;

/** How bad where vendors are concerned: by the highest tier among them, and by what lies with them. */
export function impactOfVendors(
  vendors: readonly ProposalVendor[],
  causes: readonly VendorCause[],
  { impact }: Method,
): Step {
  const [highest = 'Medium'] = vendors.map(({ tier }) => tier).toSorted((a, b) => OF_TIER[b] - OF_TIER[a]);
  const stake = AT_STAKE.find((each) => causes.includes(each));
  if (stake && OF_TIER[highest] < STAKE) return { step: onScale(STAKE, impact.length), because: { code: stake } };
  return {
    step: onScale(OF_TIER[highest], impact.length),
    because: { code: 'tier', word: `vendors:tier.${highest}` },
  };
}

/** How bad for the organisation as a whole: higher in an industry under supervision. */
export function impactOfAnswers(answers: readonly ProfileAnswer[], { impact }: Method): Step {
  const strict = STRICT.find((each) => answers.includes(each));
  if (strict)
    return { step: onScale(4, impact.length), because: { code: 'industry', word: `setup:industry.${strict}` } };
  return { step: onScale(3, impact.length), because: { code: 'middle' } };
}
