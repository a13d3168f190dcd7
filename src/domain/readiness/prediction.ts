import { z } from 'zod';
import { dayAfter } from '../assets/days.ts';
import { ControlStatus } from '../controls/control.ts';
import { ASK_WORTH } from '../frameworks/requirement.ts';
import { contradictedIn, isApplicable, isSpokenOf, type RequirementFacts } from './facts.ts';
import { type Forecast, forecastOf, LEAST_FINISHED, LEAST_WEEKS } from './forecast.ts';
import { orderOfWork, Step, stepsOf } from './plan.ts';

/** How far ahead a status is predicted. */
export const HORIZON_WEEKS = 13;

export const PREDICTION_REASONS = [
  'done-and-shown',
  'done-contradicted',
  'contradicted',
  'done-not-shown',
  'done-expired',
  'no-pace',
  'next',
  'in-line',
  'not-in-time',
  'begun',
  'shown-already',
] as const;

/**
 * What is likely to become of one requirement (specification, clause prediction). `predictedStatus` is that of the horizon, null while there is no
 * pace to predict by; `confidence` the share of simulations that agree (0 to 1), null as well for what is implemented, which is no prediction. `p50` and `p85` are the days by which it is done in half and in 85 of 100 simulations; null where it is done,
 * or beyond ten years. `evidenceQuality` is ten times the weighted share of the asks that accepted evidence covers; null without any evidence.
 */
export const Prediction = z.object({
  requirementId: z.string(),
  domain: z.string(),
  currentStatus: ControlStatus,
  predictedStatus: ControlStatus.nullable(),
  confidence: z.number().nullable(),
  because: z.array(z.enum(PREDICTION_REASONS)),
  /** Its place in the order of work, from 1; null where it is done. */
  place: z.number().int().nullable(),
  p50: z.iso.date().nullable(),
  p85: z.iso.date().nullable(),
  evidenceQuality: z.number().nullable(),
  /** How much it asks for, and what of it is not shown. */
  askCount: z.number().int(),
  asksMissing: z.array(z.string()),
  requiredActions: z.array(Step),
  /** Open ones that are at least likely. */
  suggestions: z.number().int(),
  estimatedEffort: z.enum(['low', 'medium', 'high']),
});
export type Prediction = z.infer<typeof Prediction>;

/** All requirements that apply, with dates once there is a pace: what was finished in how many weeks, and what it takes. */
export const Predictions = z.object({
  weeks: z.number().int(),
  finished: z.number().int(),
  leastWeeks: z.number().int(),
  leastFinished: z.number().int(),
  horizon: z.iso.date(),
  /** Requirements a week; null: not enough data. */
  pace: z.number().nullable(),
  /** From when dates can be given at the earliest; null where there is a pace. */
  paceFrom: z.iso.date().nullable(),
  /** When all is done. */
  p50: z.iso.date().nullable(),
  p85: z.iso.date().nullable(),
  predictions: z.array(Prediction),
});
export type Predictions = z.infer<typeof Predictions>;

/** 0 to 10, one decimal. */
export function evidenceQualityOf(facts: RequirementFacts): number | null {
  const { requirement, asks } = facts;
  const whole = requirement.asks.reduce((sum, { weight }) => sum + weight, 0);
  if (!isSpokenOf(facts) || whole === 0) return null;
  const shown = requirement.asks.reduce(
    (sum, { id, weight }) => sum + weight * ASK_WORTH[asks.get(id) ?? 'missing'],
    0,
  );
  return Math.round((100 * shown) / whole) / 10;
}

/**
 * Predicts every applicable requirement from the team's own pace, the work taken in the order of the plan.
 * @param weekly requirements finished in each past week, oldest first. @param today ISO date.
 */
export function predict(facts: RequirementFacts[], weekly: readonly number[], today: string, seed = 1): Predictions {
  const applicable = facts.filter(isApplicable);
  const queue = orderOfWork(applicable.filter(({ control }) => control.status !== 'Implemented'));
  const forecast = forecastOf({ weekly }, queue.length, seed);
  const dayIn = (weeks: number | null | undefined) =>
    weeks === null || weeks === undefined ? null : dayAfter(today, 7 * weeks);
  const last = forecast?.at.at(-1);
  const places = new Map(queue.map(({ requirement }, place) => [requirement.id, place]));
  return {
    weeks: weekly.length,
    finished: weekly.reduce((sum, count) => sum + count, 0),
    leastWeeks: LEAST_WEEKS,
    leastFinished: LEAST_FINISHED,
    horizon: dayAfter(today, 7 * HORIZON_WEEKS),
    pace: forecast && Math.round(forecast.pace * 100) / 100,
    paceFrom: forecast ? null : dayAfter(today, 7 * Math.max(0, LEAST_WEEKS - weekly.length)),
    p50: dayIn(last?.p50),
    p85: dayIn(last?.p85),
    predictions: applicable.map((each) => {
      const place = places.get(each.requirement.id);
      if (place === undefined) return ofDone(each);
      return forecast ? ofOpen(each, place, forecast, dayIn) : ofUndated(each, place);
    }),
  };
}

function common(each: RequirementFacts) {
  const { requirement, control, asks } = each;
  const missing = isSpokenOf(each) ? requirement.asks.filter(({ id }) => asks.get(id) !== 'covered') : requirement.asks;
  return {
    requirementId: requirement.id,
    domain: requirement.domain,
    currentStatus: control.status,
    evidenceQuality: evidenceQualityOf(each),
    askCount: requirement.asks.length,
    asksMissing: missing.map(({ id }) => id),
    suggestions: each.suggestions,
    estimatedEffort: requirement.effort,
  };
}

/** What is done stays done as far as the facts go; without evidence, or with evidence of the reverse, an auditor may see it otherwise. */
function ofDone(each: RequirementFacts): Prediction {
  const isReversed = contradictedIn(each).length > 0;
  const because = isReversed
    ? 'done-contradicted'
    : each.evidence > 0
      ? 'done-and-shown'
      : each.expired > 0
        ? 'done-expired'
        : 'done-not-shown';
  return {
    ...common(each),
    predictedStatus: 'Implemented',
    confidence: null,
    because: [because],
    place: null,
    p50: null,
    p85: null,
    requiredActions: isReversed ? ['put-right'] : each.evidence > 0 ? [] : ['add-evidence'],
  };
}

/** Without a pace there are no dates, and no status of a date; what is missing and what comes next is known all the same. */
function ofUndated(each: RequirementFacts, place: number): Prediction {
  return {
    ...common(each),
    predictedStatus: null,
    confidence: null,
    because: ['no-pace', ...(place < 5 ? (['next'] as const) : []), ...stateOf(each)],
    place: place + 1,
    p50: null,
    p85: null,
    requiredActions: stepsOf(each),
  };
}

/** What speaks for one that is open. */
function stateOf(each: RequirementFacts): Prediction['because'] {
  const begun = each.control.status === 'In Progress' ? (['begun'] as const) : [];
  if (contradictedIn(each).length > 0) return [...begun, 'contradicted'];
  return each.evidence > 0 ? [...begun, 'shown-already'] : [...begun];
}

function ofOpen(
  each: RequirementFacts,
  place: number,
  forecast: Forecast,
  dayIn: (weeks: number | null | undefined) => string | null,
): Prediction {
  const share = forecast.shareWithin(place, HORIZON_WEEKS);
  const isDone = share >= 0.5;
  const begun = each.control.status === 'In Progress';
  return {
    ...common(each),
    predictedStatus: isDone ? 'Implemented' : begun || share > 0.2 ? 'In Progress' : each.control.status,
    confidence: Math.round(100 * Math.max(share, 1 - share)) / 100,
    because: [!isDone ? 'not-in-time' : place < 5 ? 'next' : 'in-line', ...stateOf(each)],
    place: place + 1,
    p50: dayIn(forecast.at[place]?.p50),
    p85: dayIn(forecast.at[place]?.p85),
    requiredActions: stepsOf(each),
  };
}
