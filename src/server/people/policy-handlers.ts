import { policySubject } from '#domain/organisations/subject.ts';
import { issue } from '#domain/issue.ts';
import { loweredRules } from '#domain/organisations/lowered-policy.ts';
import type { SignInMethod } from '#domain/organisations/policy.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import { getPolicy, listWithoutSecondFactor, offeredMethods, policyRow } from '../organisations/policies.ts';
import type { Context } from '../platform/context.ts';
import { os, type RequestContext } from '../platform/http/gate.ts';
import { invalid } from '../platform/http/problems.ts';
import type { Settings } from '../platform/settings.ts';
import { needPresentAdministrator } from './security/present-administrator.ts';

export const policyHandlers = {
  policy: {
    get: os.organisations.policy.get.handler(async ({ context }) => answerPolicy(context, context.services.settings)),
    change: os.organisations.policy.change.handler(async ({ input: { proof, ...change }, context }) => {
      await changePolicy(context, context, change, proof);
      return answerPolicy(context, context.services.settings);
    }),
  },
};

async function answerPolicy(context: Context, settings: Settings) {
  return {
    policy: await getPolicy(context),
    offered: await offeredMethods(context, settings),
    withoutSecondFactor: await listWithoutSecondFactor(context),
  };
}

/** Stores the whole policy, so that what binds is written down and later defaults change nothing. */
async function changePolicy(
  context: Context,
  request: RequestContext,
  change: Partial<Policy>,
  proof: string | undefined,
): Promise<void> {
  const { services, cookies } = request;
  // Of two changes at the same time the later one adds to the earlier one.
  const row = await policyRow(context.db, context.organisationId).forUpdate().executeTakeFirstOrThrow();
  const before = policyOf(row.policy);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: Policy = { ...before, ...given };
  checkSignIn(after, await offeredMethods(context, services.settings));
  const person = await services.findSession(cookies);
  checkOwnWay(before, after, person?.method);
  if (loweredRules(before, after).length > 0) await needPresentAdministrator(context, request, proof);
  await context.db
    .updateTable('organisations')
    .set({ policy: JSON.stringify(after), updated_at: context.now })
    .where('id', '=', context.organisationId)
    .execute();
  context.record({
    action: 'changed',
    subject: policySubject,
    subjectId: context.organisationId,
    title: row.name,
    before,
    after,
  });
}

/** A passkey is added after signing in another way: alone it would let nobody new in. */
function checkSignIn({ signInMethods }: Policy, offered: SignInMethod[]): void {
  const ways = signInMethods.filter((method) => method !== 'passkey' && offered.includes(method));
  if (ways.length > 0) return;
  throw invalid([
    {
      path: 'signInMethods',
      message: issue('nobody_could_sign_in'),
    },
  ]);
}

/** Whoever takes a way of signing in away shows first that another one works: by having signed in with it. */
function checkOwnWay(before: Policy, after: Policy, method: SignInMethod | 'invitation' | undefined): void {
  if (method === undefined || method === 'invitation') return;
  if (!before.signInMethods.includes(method) || after.signInMethods.includes(method)) return;
  throw invalid([
    {
      path: 'signInMethods',
      message: issue('own_sign_in_method'),
    },
  ]);
}
