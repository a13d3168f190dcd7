import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { ACCEPTERS } from './values.ts';

export const Accepter = z.enum(ACCEPTERS);
export type Accepter = z.infer<typeof Accepter>;

const Label = z.string().trim().min(1, issue('step_name_missing')).max(60, limit('most_characters'));
const LongText = z.string().trim().max(500, limit('most_characters'));

/** One step of a scale, the lowest first. */
export const ScaleStep = z.object({ label: Label, description: LongText });
export type ScaleStep = z.infer<typeof ScaleStep>;

const Scale = z.array(ScaleStep).min(3, issue('step_count')).max(6, issue('step_count'));

/** Scores from `from` up to the next band. */
export const Band = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, issue('band_id')),
  label: Label,
  from: z.number().int(issue('whole_number')).min(1, issue('whole_number_from_1')),
  /** What is to be done with such a risk. */
  guidance: LongText,
  accepts: Accepter,
  /** How often such a risk is looked at again. */
  reviewMonths: wholeNumber(1, 36),
});
export type Band = z.infer<typeof Band>;

/**
 * How an organisation assesses risks (ISO/IEC 27001 6.1.2 a): a score is likelihood times impact, both counted from 1; what is above
 * `appetite` is to be treated or accepted.
 */
export const Method = z.object({
  likelihood: Scale,
  impact: Scale,
  bands: z.array(Band).min(2, issue('band_count')).max(5, issue('band_count')),
  /** The highest score that is acceptable as it is. */
  appetite: z.number().int(issue('whole_number')).min(0, issue('zero_or_more')).max(36),
  /** How long an acceptance holds at most. */
  acceptanceMonths: wholeNumber(1, 36),
  /** When risks are assessed, and what the organisation accepts, in its own words. */
  criteria: z.string().trim().max(4000, limit('most_characters')),
});
export type Method = z.infer<typeof Method>;

/** A method as it was kept: versions count from 1. `madeAt` is null for the one every organisation starts with. */
export const MethodVersion = z.object({
  number: z.number().int(),
  method: Method,
  note: z.string(),
  madeAt: z.string().nullable(),
  madeByName: z.string().nullable(),
});
export type MethodVersion = z.infer<typeof MethodVersion>;

export interface MethodProblem {
  path: string;
  message: string;
}

/** The highest score that a method can give. */
export const highestScore = ({ likelihood, impact }: Pick<Method, 'likelihood' | 'impact'>) =>
  likelihood.length * impact.length;

/** What the parts of a method say against each other. */
export function problemsOf(method: Method): MethodProblem[] {
  const problems: MethodProblem[] = [];
  const highest = highestScore(method);
  for (const [place, { id, from }] of method.bands.entries()) {
    const before = method.bands[place - 1];
    if (!before && from !== 1) problems.push({ path: `bands.${place}.from`, message: issue('first_band') });
    if (before && from <= before.from) problems.push({ path: `bands.${place}.from`, message: issue('band_order') });
    else if (from > highest) problems.push({ path: `bands.${place}.from`, message: issue('band_out_of_reach') });
    if (method.bands.findIndex((each) => each.id === id) < place)
      problems.push({ path: `bands.${place}.id`, message: issue('name_taken') });
  }
  if (method.appetite >= highest) problems.push({ path: 'appetite', message: issue('appetite_too_high') });
  for (const scale of ['likelihood', 'impact'] as const)
    for (const [place, { label }] of method[scale].entries())
      if (method[scale].findIndex((each) => each.label.toLowerCase() === label.toLowerCase()) < place)
        problems.push({ path: `${scale}.${place}.label`, message: issue('name_taken') });
  return problems;
}
