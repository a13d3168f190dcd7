import { z } from 'zod';
import {
  Agreement,
  AgreementChange,
  AgreementDetails,
  CommitmentDecision,
  NewAgreement,
  NewCommitment,
} from '#domain/vendors/agreements/agreement.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

export const agreements = {
  list: endpoint({
    method: 'GET',
    path: '/agreements',
    permission: 'risk_management.view',
    summary: 'Agreements with vendors, newest first, with how many commitments were broken, are missing or unusual',
    input: Paging.extend({ vendorId: z.uuid().optional() }),
    output: pageOf(Agreement),
  }),
  get: endpoint({
    method: 'GET',
    path: '/agreements/{id}',
    permission: 'risk_management.view',
    summary:
      'An agreement with its commitments, how recorded incidents stand against them, and what is missing or unusual',
    input: ById,
    output: AgreementDetails,
  }),
  add: endpoint({
    method: 'POST',
    path: '/agreements',
    permission: 'risk_management.edit',
    summary: 'Take in an agreement, as an uploaded file or as pasted text; its commitments are read',
    input: NewAgreement,
    output: AgreementDetails,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/agreements/{id}',
    permission: 'risk_management.edit',
    summary:
      'Change its title, vendor, days in force, timezone, working hours or which agreement it replaces; with `version`, only if nobody did since',
    input: ById.extend(AgreementChange.shape).extend({ version: z.number().int().optional() }),
    output: AgreementDetails,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agreements/{id}',
    permission: 'risk_management.edit',
    summary: 'Remove an agreement with its commitments',
    input: ById,
    output: ById,
  }),
  text: {
    get: endpoint({
      method: 'GET',
      path: '/agreements/{id}/text',
      permission: 'risk_management.view',
      summary: 'The text that all quotes refer to, by offsets in UTF-16 units; `pageStarts` are where its pages begin',
      input: ById,
      output: z.object({ text: z.string(), pageStarts: z.array(z.number().int()) }),
    }),
  },
  commitments: {
    add: endpoint({
      method: 'POST',
      path: '/agreements/{id}/commitments',
      permission: 'risk_management.edit',
      summary: 'Add a commitment that was not found, with its words in the text if there are any',
      input: ById.extend(NewCommitment.shape),
      output: AgreementDetails,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/agreements/{id}/commitments/{commitmentId}',
      permission: 'risk_management.edit',
      summary: 'Confirm, correct or dismiss a commitment, or take that back; with `version`, only if nobody did since',
      input: ById.extend({ commitmentId: z.uuid() })
        .extend(CommitmentDecision.shape)
        .extend({ version: z.number().int().optional() }),
      output: AgreementDetails,
    }),
  },
};
