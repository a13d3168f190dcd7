import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { Timezone } from '../../organisations/settings.ts';
import { REFUSALS } from '../../documents/values.ts';
import { AgreementQuote, Commitment, CommitmentFacts, CommitmentKind, ServiceHours } from './commitment.ts';
import { UNUSUAL_RULES } from './unusual.ts';
import { AGREEMENT_LIMITS, AGREEMENT_STATES } from './values.ts';

const Day = z.iso.date(issue('date'));
const Title = z
  .string(issue('agreement_name_missing'))
  .trim()
  .min(1, issue('agreement_name_missing'))
  .max(200, limit('most_characters'));

/** Why there are no commitments: of the file's reading, a text beyond the limits, or one that took too long. */
export const AgreementRefusal = z.enum([...REFUSALS, 'too-long']);
export type AgreementRefusal = z.infer<typeof AgreementRefusal>;

const Terms = z.object({
  title: Title,
  vendorId: z.uuid(issue('vendor_missing')).nullable(),
  /** Days in force, both inclusive; without the first nothing is judged. */
  effectiveOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** In which months and days begin. */
  timeZone: Timezone,
  /** The agreement of the same vendor whose place this one takes. */
  replacesId: z.uuid().nullable(),
});

export const NewAgreement = Terms.partial().extend({
  title: Title,
  fileId: z.uuid().optional(),
  text: z
    .string()
    .trim()
    .min(1, issue('text_or_file_missing'))
    .max(AGREEMENT_LIMITS.pasted, limit('most_characters'))
    .optional(),
});
export type NewAgreement = z.infer<typeof NewAgreement>;

export const AgreementChange = Terms.partial().extend({ businessHours: ServiceHours.nullable().optional() });
export type AgreementChange = z.infer<typeof AgreementChange>;

export const AgreementCounts = z.object({
  commitments: z.number().int(),
  /** Proposed, and nobody has said yes or no. */
  open: z.number().int(),
  /** Promises that were broken; targets that were not reached are missed. */
  breached: z.number().int(),
  missed: z.number().int(),
  unknown: z.number().int(),
  /** Periods that are not over, kept so far. */
  running: z.number().int(),
  kept: z.number().int(),
  /** Periods before anything was recorded. */
  unrecorded: z.number().int(),
  missing: z.number().int(),
  unusual: z.number().int(),
});

export const Agreement = Terms.extend({
  id: z.uuid(),
  vendorName: z.string().nullable(),
  fileName: z.string().nullable(),
  state: z.enum(AGREEMENT_STATES),
  refusal: AgreementRefusal.nullable(),
  refusalDetail: z.string().nullable(),
  /** Of the text; `isRead` is false for one that the analyzer does not read. */
  language: z.string().nullable(),
  isRead: z.boolean(),
  isCut: z.boolean(),
  businessHours: ServiceHours.nullable(),
  isInForce: z.boolean(),
  replacedOn: Day.nullable(),
  jobId: z.uuid().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  version: z.number().int(),
  counts: AgreementCounts,
});
export type Agreement = z.infer<typeof Agreement>;

const Verdict = z.enum(['kept', 'breached', 'unknown']);
const Fact = z.enum([
  'startedAt',
  'respondedAt',
  'resolvedAt',
  'affected',
  'service',
  'priority',
  'awareAt',
  'breachNotifiedAt',
]);

export const PeriodJudgement = z.object({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  isPartial: z.boolean(),
  isRunning: z.boolean(),
  /** Recording began within it. */
  isRecordedInPart: z.boolean(),
  /** `unrecorded`: over before anything was recorded. */
  verdict: z.enum([...Verdict.options, 'unrecorded']),
  availability: z.number().nullable(),
  downtimeMinutes: z.number(),
  allowedMinutes: z.number(),
  maintenanceMinutes: z.number(),
  incidentIds: z.array(z.uuid()),
  lacking: z.array(z.object({ incidentId: z.uuid(), fact: Fact })),
  credit: z.object({ percent: z.number(), commitmentIds: z.array(z.uuid()) }).nullable(),
});

export const IncidentJudgement = z.object({
  kind: z.enum(['response', 'resolution', 'breach-notice']),
  incidentId: z.uuid(),
  commitmentId: z.uuid().nullable(),
  verdict: Verdict,
  from: z.enum(['startedAt', 'reportedAt', 'awareAt']).nullable(),
  minutes: z.number().nullable(),
  limitMinutes: z.number().nullable(),
  lacks: z.enum([...Fact.options, 'businessHours', 'value']).nullable(),
});

/** An agreement with all that it says, and how its vendor kept it. */
export const AgreementDetails = Agreement.extend({
  commitments: z.array(Commitment),
  isJudged: z.boolean(),
  /** The day from which on incidents may have been recorded; null where nothing is judged. */
  recordedSince: Day.nullable(),
  availability: z.array(z.object({ commitmentId: z.uuid(), periods: z.array(PeriodJudgement) })),
  times: z.array(IncidentJudgement),
  incidents: z.array(z.object({ id: z.uuid(), title: z.string(), happenedOn: z.string() })),
  /** Commitments that contradict each other, group by group. */
  conflicts: z.array(z.array(z.uuid())),
  missing: z.array(z.object({ kind: CommitmentKind, controls: z.array(z.string()), article: z.string().nullable() })),
  unusual: z.array(
    z.object({ rule: z.enum(UNUSUAL_RULES), commitmentId: z.uuid().nullable(), quote: AgreementQuote.nullable() }),
  ),
  /** Against the agreement whose place it takes; null without one. */
  changes: z
    .array(z.object({ kind: CommitmentKind, before: z.array(CommitmentFacts), after: z.array(CommitmentFacts) }))
    .nullable(),
  replacesTitle: z.string().nullable(),
});
export type AgreementDetails = z.infer<typeof AgreementDetails>;

/** One commitment decided on. `facts` correct it; `reset` takes back what was decided, also a correction. */
export const CommitmentDecision = z.object({
  decision: z.enum(['confirm', 'correct', 'dismiss', 'reset']),
  facts: CommitmentFacts.optional(),
});
export type CommitmentDecision = z.infer<typeof CommitmentDecision>;

export const NewCommitment = z.object({
  facts: CommitmentFacts,
  quote: z
    .object({ start: z.number().int().min(0), end: z.number().int().min(0) })
    .nullable()
    .optional(),
});
export type NewCommitment = z.infer<typeof NewCommitment>;
