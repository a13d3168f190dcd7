import type { RecordKind } from '#domain/vendors/record.ts';
import { ACCESSES, AFFECTED, CLASSIFICATIONS, CLAUSES, SEVERITIES, STANDARDS } from '#domain/vendors/values.ts';

/** A field of a record's form. */
export type RecordField =
  | { name: string; as: 'text' | 'long' | 'day' | 'moment' | 'number' | 'switch'; isRequired?: true }
  | { name: string; as: 'choice'; values: readonly string[]; isRequired?: true; isOptional?: true }
  | { name: string; as: 'checks'; values: readonly string[]; isRequired?: true };

/** What each kind of record asks for, in the order of its form. */
export const RECORD_FIELDS: Record<RecordKind, readonly RecordField[]> = {
  contact: [
    { name: 'name', as: 'text', isRequired: true },
    { name: 'role', as: 'text' },
    { name: 'email', as: 'text' },
    { name: 'phone', as: 'text' },
    { name: 'isForSecurity', as: 'switch' },
  ],
  contract: [
    { name: 'title', as: 'text', isRequired: true },
    { name: 'noticeDays', as: 'number' },
    { name: 'startOn', as: 'day' },
    { name: 'endOn', as: 'day' },
    { name: 'isRenewed', as: 'switch' },
    { name: 'clauses', as: 'checks', values: CLAUSES },
    { name: 'note', as: 'long' },
  ],
  service: [
    { name: 'name', as: 'text', isRequired: true },
    { name: 'access', as: 'choice', values: ACCESSES },
    { name: 'isCloud', as: 'switch' },
    { name: 'note', as: 'long' },
  ],
  data: [
    { name: 'name', as: 'text', isRequired: true },
    { name: 'classification', as: 'choice', values: CLASSIFICATIONS },
    { name: 'location', as: 'text' },
    { name: 'isPersonal', as: 'switch' },
    { name: 'note', as: 'long' },
  ],
  certificate: [
    { name: 'standard', as: 'choice', values: STANDARDS },
    { name: 'number', as: 'text' },
    { name: 'issuer', as: 'text' },
    { name: 'issuedOn', as: 'day' },
    { name: 'expiresOn', as: 'day' },
    { name: 'scope', as: 'long' },
  ],
  incident: [
    { name: 'title', as: 'text', isRequired: true },
    { name: 'severity', as: 'choice', values: SEVERITIES },
    { name: 'happenedOn', as: 'day', isRequired: true },
    { name: 'resolvedOn', as: 'day' },
    { name: 'affected', as: 'choice', values: AFFECTED, isOptional: true },
    { name: 'service', as: 'text' },
    { name: 'priority', as: 'text' },
    { name: 'startedAt', as: 'moment' },
    { name: 'reportedAt', as: 'moment' },
    { name: 'respondedAt', as: 'moment' },
    { name: 'resolvedAt', as: 'moment' },
    { name: 'isSecurityBreach', as: 'switch' },
    { name: 'awareAt', as: 'moment' },
    { name: 'breachNotifiedAt', as: 'moment' },
    { name: 'note', as: 'long' },
  ],
  subcontractor: [
    { name: 'name', as: 'text', isRequired: true },
    { name: 'purpose', as: 'text' },
    { name: 'location', as: 'text' },
    { name: 'note', as: 'long' },
  ],
};
