import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { CrosswalkRow, OverruleEffect } from '#domain/evidence/reuse.ts';
import { Relation } from '#domain/frameworks/crosswalk.ts';
import { Language } from '#domain/organisations/language.ts';
import { endpoint, pageOf, Paging } from '../endpoint.ts';

const Framework = z.string().max(60);
const Pair = z.object({
  from: Framework,
  fromRequirement: z.string().max(40),
  to: Framework,
  toRequirement: z.string().max(40),
});
/** `none`: they do not relate. */
const Judged = z.enum([...Relation.options, 'none']);

export const crosswalk = {
  list: endpoint({
    method: 'GET',
    path: '/crosswalk',
    permission: 'iso_readiness.view',
    summary:
      'How the requirements of two frameworks relate for the organisation, in the order of the first, with the edges each relation stands on',
    input: Paging.extend({
      from: Framework,
      to: Framework,
      /** In ids and titles of both. */
      search: z.string().trim().max(100).optional(),
      relation: Relation.optional(),
      /** By an edge of its own, through a third framework, or as the organisation judged itself. */
      stands: z.enum(['direct', 'composed', 'overruled']).optional(),
      language: Language.optional(),
    }),
    output: pageOf(CrosswalkRow),
  }),
  effect: {
    get: endpoint({
      method: 'GET',
      path: '/crosswalk/effect',
      permission: 'iso_readiness.view',
      summary:
        'What judging the relation of two requirements otherwise would do to the proposals of evidence; changes nothing',
      input: Pair.extend({
        /** `shipped`: as the crosswalk has it. */
        relation: z.enum([...Judged.options, 'shipped']),
        language: Language.optional(),
      }),
      output: OverruleEffect,
    }),
  },
  overrules: {
    add: endpoint({
      method: 'POST',
      path: '/crosswalk/overrules',
      permission: 'iso_readiness.edit',
      summary: 'Judge the relation of two requirements otherwise than the crosswalk, in your name and with a reason',
      input: Pair.extend({
        relation: Judged,
        reason: z.string().trim().min(1, issue('reason_required')).max(1000, limit('most_characters')),
        language: Language.optional(),
      }),
      output: CrosswalkRow,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/crosswalk/overrules/{id}',
      permission: 'iso_readiness.edit',
      summary: 'Take an overrule back: what the crosswalk says holds again',
      input: z.object({ id: z.uuid() }),
      output: z.object({ id: z.string() }),
    }),
  },
};
