import { z } from 'zod';
import { CHANGES, type Check, CHECKS, STATES } from './values.ts';

const CheckName = z.enum(CHECKS as [Check, ...Check[]]);
const Code = z.string().max(40);
const State = z.enum(STATES);

/** What one check says of one domain. Its words are made where it is shown, from the code and the values. */
export const Judged = z.object({
  domain: z.string().max(253),
  check: CheckName,
  code: Code,
  /** `info` is worth knowing and costs nothing; `unknown`: we could not look. */
  state: State,
  values: z.record(z.string(), z.union([z.string().max(2000), z.number()])),
});
export type Judged = z.infer<typeof Judged>;

const Known = z.object({ code: Code, state: State, since: z.string() });

export const Finding = Judged.extend({
  /** The day on which it was first seen like this, without a break. */
  since: z.string(),
  /** Where we could not look: what was known last. */
  last: Known.nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** How a run differs from the one before it. */
export const Change = z.object({
  domain: z.string().max(253),
  check: CheckName,
  change: z.enum(CHANGES),
  before: z.object({ code: Code, state: State }).nullable(),
  after: z.object({ code: Code, state: State }),
});
export type Change = z.infer<typeof Change>;
