import { z } from 'zod';
import { deadlineOf, type OrganisationProfile } from '../../organisations/profile.ts';
import { isApplicable, type RequirementFacts } from '../facts.ts';
import { Predictions } from '../prediction.ts';
import { shareOf } from '../../share.ts';

/**
 * What the team's own pace promises (specification, predictive analytics): when all is done, how ready one is by the horizon, and how that stands to the
 * timeline. Without enough history everything that is foretold is null.
 */
export const Outlook = Predictions.omit({ predictions: true }).extend({
  percent: z.number().int().nullable(),
  /** What is implemented by the horizon in at least half of the simulations. */
  predictedPercent: z.number().int().nullable(),
  deadline: z.iso.date().nullable(),
  /** Whether all is done by the deadline in 85 of 100 simulations. */
  isInTime: z.boolean().nullable(),
});
export type Outlook = z.infer<typeof Outlook>;

export function outlookOf(facts: RequirementFacts[], predicted: Predictions, profile: OrganisationProfile): Outlook {
  const { predictions, ...summary } = predicted;
  const applicable = facts.filter(isApplicable);
  const done = applicable.filter(({ control }) => control.status === 'Implemented').length;
  const predictedDone = predictions.filter(({ predictedStatus }) => predictedStatus === 'Implemented').length;
  const deadline = deadlineOf(profile);
  const isKnown = summary.pace !== null;
  return {
    ...summary,
    percent: shareOf(done, applicable.length),
    predictedPercent: isKnown ? shareOf(predictedDone, applicable.length) : null,
    deadline,
    isInTime: isKnown && deadline !== null ? summary.p85 !== null && summary.p85 <= deadline : null,
  };
}
