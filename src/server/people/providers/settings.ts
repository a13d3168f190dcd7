import { issue } from '#domain/issue.ts';
import { identityProviderSubject } from '#domain/people/subject.ts';
import { isPublicMailDomain } from '#domain/people/mail-domains.ts';
import type { IdentityProvider, NewIdentityProvider } from '#domain/people/provider.ts';
import { type Context, needPerson } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { OutgoingError } from '../../platform/http/outgoing-requests.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { seal } from '../../platform/encryption.ts';
import type { Services } from '../../platform/services.ts';
import { needEveryPermission } from '../every-permission.ts';
import { needPresentAdministrator } from '../security/present-administrator.ts';
import { discover, openidClient } from './client.ts';
import { redirectAddress } from './departure.ts';
import { failureOf } from './failures.ts';
import { sealingSecret } from './find-provider.ts';
import { dropIdentities } from './identities.ts';

async function find({ db, organisationId }: Context) {
  return db
    .selectFrom('identity_providers')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
}

/** The mail domain for which the organisation's provider may speak; null: it has none of its own. */
async function ownDomain({ db, organisationId }: Context): Promise<string | null> {
  const { domain } = await db
    .selectFrom('organisations')
    .select('domain')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return domain.includes('@') || isPublicMailDomain(domain) ? null : domain;
}

export async function getIdentityProvider(context: Context, { settings }: Services) {
  const row = await find(context);
  return {
    provider: row ? answerOf(row) : null,
    redirectAddress: redirectAddress(settings, context.organisationId),
    domain: await ownDomain(context),
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

function answerOf({ label, issuer, client_id: clientId, changed_at }: Row): IdentityProvider {
  return { label, issuer, clientId, changedAt: changed_at.toISOString() };
}

export async function changeIdentityProvider(
  context: Context,
  request: RequestContext,
  { label, issuer, clientId, clientSecret }: NewIdentityProvider,
  proof: string | undefined,
): Promise<IdentityProvider> {
  await needPresentAdministrator(context, request, proof);
  const before = await find(context);
  if (!(await ownDomain(context)))
    throw conflict('no_domain', 'Single sign-on of your own needs a mail domain of your own.');
  // A secret is for the issuer it was entered for, and is not sent to another.
  if (!clientSecret && before?.issuer !== issuer)
    throw invalid([{ path: 'clientSecret', message: issue('client_secret_required') }]);
  const sealed = clientSecret ? seal(sealingSecret(request.services), clientSecret) : (before?.sealed_secret ?? '');
  const values = { label, issuer, client_id: clientId, sealed_secret: sealed, changed_at: context.now };
  await context.db
    .insertInto('identity_providers')
    .values({ organisation_id: context.organisationId, ...values })
    .onConflict((known) => known.column('organisation_id').doUpdateSet(values))
    .execute();
  if (before && before.issuer !== issuer) await dropIdentities(context.db, context.organisationId);
  context.record({
    action: before ? 'changed' : 'added',
    subject: identityProviderSubject,
    subjectId: context.organisationId,
    title: label,
    before: before && { label: before.label, issuer: before.issuer, clientId: before.client_id },
    after: { label, issuer, clientId },
  });
  return { label, issuer, clientId, changedAt: context.now.toISOString() };
}

export async function removeIdentityProvider(context: Context): Promise<void> {
  needPerson(context);
  needEveryPermission(context);
  const before = await find(context);
  if (!before) throw notFound();
  await context.db.deleteFrom('identity_providers').where('organisation_id', '=', context.organisationId).execute();
  await dropIdentities(context.db, context.organisationId);
  const { label, issuer } = before;
  context.record({
    action: 'removed',
    subject: identityProviderSubject,
    subjectId: context.organisationId,
    title: label,
    before: { label, issuer },
  });
}

/** Asks the issuer for its description, as signing in would. */
export async function testIssuer({ settings, limits }: Services, organisationId: string, issuer: string) {
  limits.count(`issuer test ${organisationId}`, 10);
  try {
    const terms = { issuer, clientId: 'test', organisation: { id: organisationId, domain: '' } };
    const metadata = await discover(await openidClient(), terms, settings);
    const methods = metadata.scopes_supported?.join(', ') ?? 'openid';
    return { outcome: 'works' as const, detail: `${metadata.issuer}: ${methods}` };
  } catch (error) {
    const failure = failureOf(error);
    const detail = rootOf(error);
    if (failure === 'unreachable') return { outcome: 'unreachable' as const, detail };
    // What is refused before it leaves, and an issuer that says it is another.
    if (failure === 'not_trusted')
      return { outcome: isRefusal(error) ? ('refused' as const) : ('not_trusted' as const), detail };
    return { outcome: 'misconfigured' as const, detail };
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === 'refused' || isRefusal(error.cause));

/** Of what did not leave or arrive no more than our own words: the system's name addresses behind the one that was entered. */
function rootOf(error: unknown): string {
  let one = error;
  while (!(one instanceof OutgoingError) && one instanceof Error && one.cause instanceof Error) one = one.cause;
  return one instanceof Error ? one.message.slice(0, 300) : 'no answer';
}
