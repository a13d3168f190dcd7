import { QuoteMatch } from '#domain/evidence/quote-match.ts';
import { z } from 'zod';
import { Control } from '#domain/controls/control.ts';
import { Classification } from '#domain/evidence/classification.ts';
import { SUGGESTION_STATES, Suggestion } from '#domain/documents/document.ts';
import { Acceptance, Evidence, EvidencePeriod } from '#domain/evidence/evidence.ts';
import { Language } from '#domain/organisations/language.ts';
import { ById, endpoint, pageOf, Paging } from './endpoint.ts';
import { editionChange } from './evidence/edition-changes.ts';
import { crosswalk } from './evidence/crosswalk.ts';
import { links, proposals, reuses } from './evidence/reuse.ts';
import { validations } from './evidence/validations.ts';

const Framework = z.string().max(60);
const Ids = z.array(z.uuid()).min(1).max(500);

export const evidence = {
  standings: {
    list: endpoint({
      method: 'GET',
      path: '/documents/{id}/evidence',
      permission: 'documents.view',
      summary:
        'Accepted evidence on a document: the version each piece quotes, and whether its words stand in the one in force',
      input: ById,
      output: z.array(QuoteMatch),
    }),
  },
  list: endpoint({
    method: 'GET',
    path: '/evidence',
    permission: 'iso_readiness.view',
    summary: 'Accepted evidence, newest first; of one requirement or one document where given',
    input: Paging.extend({
      framework: Framework.optional(),
      requirementId: z.string().max(40).optional(),
      documentId: z.uuid().optional(),
    }),
    output: pageOf(Evidence),
  }),
  suggestions: {
    list: endpoint({
      method: 'GET',
      path: '/suggestions',
      permission: 'iso_readiness.view',
      summary:
        'What the engine suggests, most certain first; open ones below a confidence of 0.2 only where atLeast or below asks for them',
      input: Paging.extend({
        framework: Framework.optional(),
        requirementId: z.string().max(40).optional(),
        documentId: z.uuid().optional(),
        state: z.enum(SUGGESTION_STATES).optional(),
        /** Confidence from `atLeast` (included) to `below` (excluded). Without either open ones are answered from 0.2 on. */
        atLeast: z.coerce.number().min(0).max(1).optional(),
        below: z.coerce.number().min(0).max(1).optional(),
      }),
      output: pageOf(Suggestion),
    }),
  },
  classifications: {
    get: endpoint({
      method: 'GET',
      path: '/documents/{id}/classification',
      permission: 'documents.view',
      summary: 'What the engine makes of a document: type, clauses, topics, gaps and recommendations, in a language',
      input: ById.extend({ language: Language.optional() }),
      output: Classification,
    }),
  },
  validations,
  editionChange,
  links,
  crosswalk,
  proposals,
  reuses,
  acceptances: {
    add: endpoint({
      method: 'POST',
      path: '/evidence/acceptances',
      permission: 'iso_readiness.edit',
      summary: 'Accept suggestions as evidence, in your name; all or none',
      input: Acceptance.extend({ suggestionIds: Ids }),
      output: z.object({ evidence: z.array(Evidence), controls: z.array(Control) }),
    }),
  },
  rejections: {
    add: endpoint({
      method: 'POST',
      path: '/evidence/rejections',
      permission: 'iso_readiness.edit',
      summary: 'Reject suggestions, in your name',
      input: z.object({ suggestionIds: Ids, reason: z.string().trim().max(500).optional() }),
      output: z.array(Suggestion),
    }),
  },
  reopenings: {
    add: endpoint({
      method: 'POST',
      path: '/evidence/reopenings',
      permission: 'iso_readiness.edit',
      summary: 'Take a decision back: a rejected suggestion is open again; accepted evidence is withdrawn',
      input: z.object({ suggestionIds: Ids }),
      output: z.array(Suggestion),
    }),
  },
  period: {
    change: endpoint({
      method: 'PATCH',
      path: '/evidence/{id}/period',
      permission: 'iso_readiness.edit',
      summary: 'Set right from when to when a piece of evidence counts',
      input: ById.extend(EvidencePeriod.shape),
      output: Evidence,
    }),
  },
  withdrawal: {
    add: endpoint({
      method: 'POST',
      path: '/evidence/{id}/withdrawal',
      permission: 'iso_readiness.edit',
      summary: 'Withdraw a piece of evidence; it stays on record, no longer counts, and its suggestion is open again',
      input: ById,
      output: Evidence,
    }),
  },
};
