import { z } from 'zod';
import { Expiring } from '#domain/readiness/path/expiring.ts';
import { PaceToDate } from '#domain/readiness/path/pace-to-date.ts';
import { PathState } from '#domain/readiness/path/next-step.ts';
import { endpoint } from '../endpoint.ts';

/** Part of readiness’ contract: the way from nothing to an audit. */
export const path = {
  get: endpoint({
    method: 'GET',
    path: '/readiness/{framework}/path',
    permission: 'dashboard.view',
    summary:
      'What the acting person can do next, what is done of it, the pace to the audit date, what ends next, and what documents say in passing',
    input: z.object({ framework: z.string().max(60) }),
    output: z.object({
      /** Null where everything is done, or nothing can be done by this person. */
      next: PathState.nullable(),
      steps: z.array(PathState),
      pace: PaceToDate.nullable(),
      /** What ends next within ninety days: evidence, documents to be reviewed, certificates and contracts of vendors. */
      expiring: z.object({ rows: z.array(Expiring), total: z.number().int() }),
      /** Documents that could not be read, and those due for review; null where they are not to be seen. */
      documents: z.object({ refused: z.number().int(), due: z.number().int() }).nullable(),
      /** Weak suggestions that are undecided: of how many documents, about how many requirements that nothing accepted shows; null where there are none, or they are not to be seen. */
      inPassing: z.object({ documents: z.number().int(), requirements: z.number().int() }).nullable(),
    }),
  }),
};
