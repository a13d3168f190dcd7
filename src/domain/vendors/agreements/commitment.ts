import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { COMMITMENT_KINDS, COMMITMENT_STATES, MODALITIES, UNITS, WINDOWS } from './values.ts';

export const CommitmentKind = z.enum(COMMITMENT_KINDS);
export type CommitmentKind = z.infer<typeof CommitmentKind>;

/** Hours in which a service is manned: ISO weekdays (1 is Monday) and minutes of the day, the end exclusive. */
export const ServiceHours = z
  .object({
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    from: z.number().int().min(0).max(1440),
    to: z.number().int().min(0).max(1440),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: issue('end_before_start') });
export type ServiceHours = z.infer<typeof ServiceHours>;

const Percent = z.number().min(0, issue('zero_or_more')).max(1000);

/**
 * What is committed to. `value` with its `unit`, or null where the text names no amount ("without undue delay"); durations in `isBusinessTime`
 * run in working hours or days only. `below` and `from` say for which availability (in percent) a credit is given: below the one (exclusive),
 * from the other (inclusive). `detail` names what no number says: places, standards, the words of a vague time; 'consent',
 * 'at-will' and 'not-promised' say in what sense.
 */
export const CommitmentFacts = z.object({
  kind: CommitmentKind,
  modality: z.enum(MODALITIES),
  value: z.number(issue('number')).min(0, issue('zero_or_more')).max(1_000_000, issue('number_smaller')).nullable(),
  unit: z.enum(UNITS).nullable(),
  isBusinessTime: z.boolean(),
  window: z.enum(WINDOWS).nullable(),
  severity: z.string().max(80, limit('most_characters')).nullable(),
  service: z.string().max(120, limit('most_characters')).nullable(),
  below: Percent.nullable(),
  from: Percent.nullable(),
  detail: z.string().max(300, limit('most_characters')),
  hours: ServiceHours.nullable(),
});
export type CommitmentFacts = z.infer<typeof CommitmentFacts>;

/** Words of the agreement: character for character text[start, end). */
export const AgreementQuote = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  page: z.number().int().nullable(),
});
export type AgreementQuote = z.infer<typeof AgreementQuote>;

export const Commitment = z.object({
  id: z.uuid(),
  facts: CommitmentFacts,
  /** What the engine had read, where a person corrected it. */
  proposed: CommitmentFacts.nullable(),
  /** Null only for what a person added without words of the text. */
  quote: AgreementQuote.nullable(),
  state: z.enum(COMMITMENT_STATES),
  decidedAt: z.string().nullable(),
  decidedByName: z.string().nullable(),
  version: z.number().int(),
});
export type Commitment = z.infer<typeof Commitment>;

/** A commitment of a kind with nothing else said. */
export function plainFacts(kind: CommitmentKind): CommitmentFacts {
  return {
    kind,
    modality: 'committed',
    value: null,
    unit: null,
    isBusinessTime: false,
    window: null,
    severity: null,
    service: null,
    below: null,
    from: null,
    detail: '',
    hours: null,
  };
}

const HOURS = { minutes: 1 / 60, hours: 1, days: 24, weeks: 168, months: 730, years: 8760 } as const;

/** A duration in hours (a month as 730); null for a percentage or none. */
export function hoursOf({ value, unit }: Pick<CommitmentFacts, 'value' | 'unit'>): number | null {
  return value === null || unit === null || unit === 'percent' ? null : value * HOURS[unit];
}

/** Whether it counts: nobody has dismissed it. */
export const isHeld = ({ state }: Pick<Commitment, 'state'>) => state !== 'dismissed';
