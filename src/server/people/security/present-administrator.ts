import { type Context, needPerson } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { unauthenticated } from '../../platform/http/problems.ts';
import { needEveryPermission } from '../every-permission.ts';
import { checkIsPresent } from './proof.ts';

/**
 * For what decides how people get in: a person, never a token, with every permission, who shows that it is them.
 * @throws Problem 403 token_refused, needs_every_permission, proof_needed or sign_in_again; 422 naming `proof`
 */
export async function needPresentAdministrator(
  context: Context,
  request: RequestContext,
  proof: string | undefined,
): Promise<void> {
  needPerson(context);
  needEveryPermission(context);
  const person = await request.services.findSession(request.cookies);
  if (!person) throw unauthenticated();
  await checkIsPresent(context.db, request, person, proof);
}
