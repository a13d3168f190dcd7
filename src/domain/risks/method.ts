import { z } from 'zod';
import { ACCEPTERS } from './values.ts';

export const Accepter = z.enum(ACCEPTERS);
export type Accepter = z.infer<typeof Accepter>;

const Label = z.string().trim().min(1, 'Name every step').max(60, 'Use at most 60 characters');
const LongText = z.string().trim().max(500, 'Use at most 500 characters');

/** One step of a scale, the lowest first. */
export const ScaleStep = z.object({ label: Label, description: LongText });
export type ScaleStep = z.infer<typeof ScaleStep>;

const Scale = z.array(ScaleStep).min(3, 'Use three to six steps').max(6, 'Use three to six steps');

/** Scores from `from` up to the next band. */
export const Band = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'Name the band in small letters'),
  label: Label,
  from: z.number().int('Enter a whole number').min(1, 'Enter a whole number from 1'),
  /** What is to be done with such a risk. */
  guidance: LongText,
  accepts: Accepter,
  /** How often such a risk is looked at again. */
  reviewMonths: z
    .number()
    .int('Enter a whole number')
    .min(1, 'Enter a whole number between 1 and 36')
    .max(36, 'Enter a whole number between 1 and 36'),
});
export type Band = z.infer<typeof Band>;

/**
 * How an organisation assesses risks (ISO/IEC 27001 6.1.2 a): a score is likelihood times impact, both counted from 1; what is above
 * `appetite` is to be treated or accepted.
 */
export const Method = z.object({
  likelihood: Scale,
  impact: Scale,
  bands: z.array(Band).min(2, 'Use two to five bands').max(5, 'Use two to five bands'),
  /** The highest score that is acceptable as it is. */
  appetite: z.number().int('Enter a whole number').min(0, 'Enter zero or more').max(36),
  /** How long an acceptance holds at most. */
  acceptanceMonths: z
    .number()
    .int('Enter a whole number')
    .min(1, 'Enter a whole number between 1 and 36')
    .max(36, 'Enter a whole number between 1 and 36'),
  /** When risks are assessed, and what the organisation accepts, in its own words. */
  criteria: z.string().trim().max(4000, 'Use at most 4000 characters'),
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
    if (!before && from !== 1) problems.push({ path: `bands.${place}.from`, message: 'The first band starts at 1' });
    if (before && from <= before.from)
      problems.push({ path: `bands.${place}.from`, message: 'Each band starts above the one before' });
    else if (from > highest)
      problems.push({ path: `bands.${place}.from`, message: 'No score of these scales reaches this band' });
    if (method.bands.findIndex((each) => each.id === id) < place)
      problems.push({ path: `bands.${place}.id`, message: 'This name is taken' });
  }
  if (method.appetite >= highest)
    problems.push({ path: 'appetite', message: 'Leave room for risks above the appetite' });
  for (const scale of ['likelihood', 'impact'] as const)
    for (const [place, { label }] of method[scale].entries())
      if (method[scale].findIndex((each) => each.label.toLowerCase() === label.toLowerCase()) < place)
        problems.push({ path: `${scale}.${place}.label`, message: 'This name is taken' });
  return problems;
}
