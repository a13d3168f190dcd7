import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { Control } from '#domain/controls/control.ts';
import { Acceptance, Evidence } from '#domain/evidence/evidence.ts';
import { NewValidationFeedback, Validation, ValidationFeedback } from '#domain/evidence/validation.ts';
import { VALIDATION_STATES } from '#domain/evidence/validation-values.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

const Framework = z.string().max(60);
const RequirementId = z.string().max(40);

export const validations = {
  list: endpoint({
    method: 'GET',
    path: '/validations',
    permission: 'iso_readiness.view',
    summary: 'Documents that were put to the test as evidence, newest first, without what was said of each',
    input: Paging.extend({
      framework: Framework.optional(),
      requirementId: RequirementId.optional(),
      documentId: z.uuid().optional(),
      state: z.enum(VALIDATION_STATES).optional(),
    }),
    output: pageOf(Validation.omit({ result: true })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/validations/{id}',
    permission: 'iso_readiness.view',
    summary: 'A validation with all that was said, ordered by what your organisation said of such statements before',
    input: ById,
    output: Validation.extend({ feedback: z.array(ValidationFeedback) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/validations',
    permission: 'iso_readiness.edit',
    summary: 'Put a document to the test as evidence for a requirement; it waits for the reading of the document',
    input: z.object({ documentId: z.uuid(), framework: Framework, requirementId: RequirementId }),
    output: z.object({ validation: Validation.omit({ result: true }), job: Job }),
  }),
  acceptance: {
    add: endpoint({
      method: 'POST',
      path: '/validations/{id}/acceptance',
      permission: 'iso_readiness.edit',
      summary: 'Accept the document as evidence for the requirement, in your name; refused below a score of 6',
      input: ById.extend(Acceptance.shape),
      output: z.object({ evidence: z.array(Evidence), controls: z.array(Control) }),
    }),
  },
  feedback: {
    add: endpoint({
      method: 'POST',
      path: '/validations/{id}/feedback',
      permission: 'iso_readiness.edit',
      summary: 'Say of one statement whether it is right; later validations for the same requirement show it',
      input: ById.extend(NewValidationFeedback.shape),
      output: ValidationFeedback,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/validation-feedback/{id}',
      permission: 'iso_readiness.edit',
      summary: 'Take feedback back',
      input: ById,
      output: z.object({ id: z.uuid() }),
    }),
  },
};
