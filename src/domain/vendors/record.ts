import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { ACCESSES, AFFECTED, CLASSIFICATIONS, CLAUSES, SEVERITIES, STANDARDS } from './values.ts';

const Required = z.string().trim().min(1, issue('required')).max(200, limit('most_characters'));
const Short = z.string().trim().max(200, limit('most_characters')).optional();
const Long = z.string().trim().max(2000, limit('most_characters')).optional();
const Day = z.iso.date(issue('date'));

const At = z.iso.datetime({ offset: true, message: issue('date_and_time') });
const ORDER = [
  ['startedAt', 'resolvedAt'],
  ['startedAt', 'respondedAt'],
  ['awareAt', 'breachNotifiedAt'],
] as const;

/** Something recorded about a vendor. */
export const VendorFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    name: Required,
    role: Short,
    email: z.union([z.literal(''), z.email(issue('email'))]).optional(),
    phone: Short,
    isForSecurity: z.boolean().optional(),
  }),
  z
    .object({
      kind: z.literal('contract'),
      title: Required,
      startOn: Day.optional(),
      endOn: Day.optional(),
      noticeDays: z.number().int(issue('whole_number')).min(0, issue('zero_or_more')).max(3650).optional(),
      isRenewed: z.boolean().optional(),
      /** What it says about information security (A.5.20). */
      clauses: z.array(z.enum(CLAUSES)).max(CLAUSES.length).optional(),
      note: Long,
    })
    .refine(({ startOn, endOn }) => !startOn || !endOn || startOn <= endOn, {
      path: ['endOn'],
      message: issue('end_before_start'),
    }),
  z.object({
    kind: z.literal('service'),
    name: Required,
    access: z.enum(ACCESSES),
    isCloud: z.boolean().optional(),
    note: Long,
  }),
  z.object({
    kind: z.literal('data'),
    name: Required,
    classification: z.enum(CLASSIFICATIONS),
    isPersonal: z.boolean().optional(),
    location: Short,
    note: Long,
  }),
  z
    .object({
      kind: z.literal('certificate'),
      standard: z.enum(STANDARDS),
      number: Short,
      issuer: Short,
      scope: Long,
      issuedOn: Day.optional(),
      expiresOn: Day.optional(),
    })
    .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
      path: ['expiresOn'],
      message: issue('end_before_start'),
    }),
  z
    .object({
      kind: z.literal('incident'),
      title: Required,
      happenedOn: Day,
      severity: z.enum(SEVERITIES),
      resolvedOn: Day.optional(),
      /** What an agreement is held against: to the minute where it is known, and not said where it is not. */
      affected: z.enum(AFFECTED).optional(),
      service: Short,
      /** As the agreement calls it ("P1"). */
      priority: Short,
      startedAt: At.optional(),
      reportedAt: At.optional(),
      respondedAt: At.optional(),
      resolvedAt: At.optional(),
      isSecurityBreach: z.boolean().optional(),
      /** When the vendor knew, and when it told us. */
      awareAt: At.optional(),
      breachNotifiedAt: At.optional(),
      note: Long,
    })
    .superRefine((facts, context) => {
      for (const [earlier, later] of ORDER) {
        const [from, to] = [facts[earlier], facts[later]];
        if (from && to && Date.parse(to) < Date.parse(from))
          context.addIssue({ code: 'custom', path: [later], message: issue('before_start') });
      }
    }),
  z.object({ kind: z.literal('subcontractor'), name: Required, purpose: Short, location: Short, note: Long }),
]);
export type VendorFacts = z.infer<typeof VendorFacts>;
export type RecordKind = VendorFacts['kind'];
export type FactsOf<K extends RecordKind> = Extract<VendorFacts, { kind: K }>;

export const VendorRecord = z.object({
  id: z.uuid(),
  facts: VendorFacts,
  createdAt: z.string(),
  createdByName: z.string(),
});
export type VendorRecord = z.infer<typeof VendorRecord>;

/** What a record is called. */
export function titleOfRecord(facts: VendorFacts): string {
  if (facts.kind === 'certificate') return [facts.standard, facts.number].filter(Boolean).join(' ');
  return 'title' in facts ? facts.title : facts.name;
}

/** The records of one kind, with their facts. */
export function ofKind<K extends RecordKind>(
  kind: K,
  records: readonly VendorRecord[],
): (VendorRecord & { facts: FactsOf<K> })[] {
  return records.filter((record): record is VendorRecord & { facts: FactsOf<K> } => record.facts.kind === kind);
}
