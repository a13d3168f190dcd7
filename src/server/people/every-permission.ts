import { covers } from '#domain/people/grants.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problems.ts';

/** For what decides how people get in: whoever may choose that could come in as an administrator. @throws Problem 403 */
export function needEveryPermission({ actor }: Pick<Context, 'actor'>): void {
  if (!covers(actor, { role: 'admin', permissions: null }))
    throw new Problem(
      403,
      'needs_every_permission',
      'This changes everything, so it takes a role with every permission.',
    );
}
