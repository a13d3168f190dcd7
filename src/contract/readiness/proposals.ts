import { z } from 'zod';
import { Language } from '#domain/organisations/language.ts';
import { ControlProposal, ExclusionChallenge } from '#domain/readiness/proposals/propose.ts';
import { endpoint } from '../endpoint.ts';

/** Part of readiness’ contract. */
export const proposals = {
  get: endpoint({
    method: 'GET',
    path: '/readiness/{framework}/proposals',
    permission: 'iso_readiness.view',
    summary:
      'Applicability, justification, owner and due date drafted for every requirement where they are open, with what each rests on; excluded controls that facts call for. Nothing changes',
    input: z.object({ framework: z.string().max(60), language: Language.optional() }),
    output: z.object({
      /** The day by which the profile wants to be ready (ISO date). */
      deadline: z.iso.date().nullable(),
      /** Until which the due dates are spread (ISO date); null where there are none. */
      lastDayOfWork: z.iso.date().nullable(),
      proposals: z.array(ControlProposal),
      challenges: z.array(ExclusionChallenge),
    }),
  }),
};
