import { z } from 'zod';
import { limit } from '#domain/issue.ts';
import { Language } from '#domain/organisations/language.ts';
import {
  AcceptedProposal,
  DismissalReason,
  DismissedProposal,
  KeptRisk,
  MadeRisk,
  ProposalGroup,
  RiskProposal,
} from '#domain/readiness/risk-proposals/proposal.ts';
import { endpoint, pageOf, Paging } from '../endpoint.ts';

const Key = RiskProposal.shape.key;

/** Part of readiness’ contract: risks drafted from what is recorded. */
export const riskProposals = {
  list: endpoint({
    method: 'GET',
    path: '/risk-proposals',
    permission: 'risk_management.view',
    summary:
      'Risks that the inventory, the vendors and the profile speak for, out of the library, the highest first; nothing of them counts before it is accepted',
    input: Paging.extend({ group: ProposalGroup.optional(), language: Language.optional() }),
    output: pageOf(RiskProposal).extend({
      /** How many there are of each group, whichever is asked for. */
      groups: z.array(z.object({ group: ProposalGroup, total: z.number().int() })),
    }),
  }),
  acceptances: {
    add: endpoint({
      method: 'POST',
      path: '/risk-proposals/acceptances',
      permission: 'risk_management.edit',
      summary:
        'Take proposed risks into the register with their links, as proposed or edited; what is proposed no more is left out and named',
      input: z.object({
        proposals: z.array(AcceptedProposal).min(1).max(100, limit('most_rows')),
        language: Language.optional(),
      }),
      output: z.object({ risks: z.array(MadeRisk), gone: z.array(Key) }),
    }),
    undo: endpoint({
      method: 'POST',
      path: '/risk-proposals/undos',
      permission: 'risk_management.edit',
      summary:
        'Take back what was accepted: removes those of these risks that an acceptance made and nobody touched since, and names the others',
      input: z.object({ risks: z.array(MadeRisk).min(1).max(100, limit('most_rows')) }),
      output: z.object({ removed: z.number().int(), kept: z.array(KeptRisk) }),
    }),
  },
  dismissals: {
    list: endpoint({
      method: 'GET',
      path: '/risk-proposals/dismissals',
      permission: 'risk_management.view',
      summary: 'Proposals that were put aside, with the reason, newest first',
      input: z.object({ language: Language.optional() }),
      output: z.array(DismissedProposal),
    }),
    add: endpoint({
      method: 'POST',
      path: '/risk-proposals/dismissals',
      permission: 'risk_management.edit',
      summary: 'Put proposals aside, with the reason; they are not proposed again',
      input: z.object({ keys: z.array(Key).min(1).max(100, limit('most_rows')), reason: DismissalReason }),
      output: z.object({ dismissed: z.number().int() }),
    }),
    remove: endpoint({
      method: 'POST',
      path: '/risk-proposals/dismissals/undos',
      permission: 'risk_management.edit',
      summary: 'Propose again what was put aside',
      input: z.object({ keys: z.array(Key).min(1).max(100, limit('most_rows')) }),
      output: z.object({ restored: z.number().int() }),
    }),
  },
};
