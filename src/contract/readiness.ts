import { z } from 'zod';
import { Gap } from '#domain/readiness/gaps.ts';
import { Readiness } from '#domain/readiness/readiness.ts';
import { StatementRow } from '#domain/readiness/statement.ts';
import { endpoint } from './endpoint.ts';

const OfFramework = z.object({ framework: z.string().max(60) });

export const readiness = {
  get: endpoint({
    method: 'GET',
    path: '/readiness/{framework}',
    permission: 'dashboard.view',
    summary: 'The readiness picture: every number with the requirements that make it',
    input: OfFramework,
    output: Readiness,
  }),
  gaps: {
    list: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/gaps',
      permission: 'iso_readiness.view',
      summary: 'Gaps with their reasons, what to do first at the top',
      input: OfFramework,
      output: z.array(Gap),
    }),
  },
  statement: {
    get: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/statement',
      permission: 'iso_readiness.view',
      summary: 'The Statement of Applicability as data',
      input: OfFramework,
      output: z.array(StatementRow),
    }),
  },
};
