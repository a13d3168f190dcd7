import { z } from 'zod';
import { Control, ControlStatus } from '#domain/controls/control.ts';
import { Acceptance, Evidence } from '#domain/evidence/evidence.ts';
import { Proposal, RequirementLink } from '#domain/evidence/reuse.ts';
import { Language } from '#domain/organisations/language.ts';
import { endpoint, pageOf, Paging } from '../endpoint.ts';

const Requirement = z.object({ framework: z.string().max(60), requirementId: z.string().max(40) });

export const links = {
  list: endpoint({
    method: 'GET',
    path: '/frameworks/{framework}/requirements/{requirementId}/links',
    permission: 'iso_readiness.view',
    summary:
      'Requirements of other frameworks that relate to this one, strongest first, with the edges of the crosswalk they stand on',
    input: Requirement.extend({ language: Language.optional() }),
    output: z.array(RequirementLink),
  }),
};

export const proposals = {
  list: endpoint({
    method: 'GET',
    path: '/evidence/proposals',
    permission: 'iso_readiness.view',
    summary:
      'Evidence accepted for other frameworks that could serve this one; of one requirement where given. It counts only when reused',
    input: Paging.extend({
      framework: Requirement.shape.framework,
      requirementId: Requirement.shape.requirementId.optional(),
      language: Language.optional(),
    }),
    output: pageOf(Proposal),
  }),
};

export const reuses = {
  add: endpoint({
    method: 'POST',
    path: '/evidence/reuses',
    permission: 'iso_readiness.edit',
    summary: 'Accept evidence of another framework for a requirement that relates to it, in your name',
    input: Requirement.extend({
      evidenceId: z.uuid(),
      status: ControlStatus.exclude(['Not Started']).optional(),
      reason: Acceptance.shape.reason,
    }),
    output: z.object({ evidence: Evidence, control: Control }),
  }),
};
