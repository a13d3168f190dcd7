import { issue } from '#domain/issue.ts';
import { tokenSubject } from '#domain/people/subject.ts';
import type { ApiToken, NewApiToken } from '#domain/people/api-token.ts';
import type { Context } from '../platform/context.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/http/problems.ts';
import { hashOfToken, newToken } from '../platform/http/tokens.ts';

const MOST = 20;
const DAY = 86_400_000;
/** Enough to recognise a token by, far too little to use it. */
const HINT = 8;

const seesAll = ({ actor }: Context) => actor.permissions.includes('organization.manage');

function select({ db, organisationId }: Context) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('auth.user', 'auth.user.id', 'api_tokens.user_id')
    .where('api_tokens.organisation_id', '=', organisationId)
    .select(['api_tokens.id', 'api_tokens.name', 'hint', 'scopes', 'api_tokens.created_at as createdAt'])
    .select(['expires_at as expiresAt', 'api_tokens.last_used_at as lastUsedAt'])
    .select(['user_id as userId', 'auth.user.name as ownerName']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const toToken = ({ actor }: Context, { userId, createdAt, expiresAt, lastUsedAt, ...row }: Row): ApiToken => ({
  ...row,
  isMine: userId === actor.id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function listTokens(context: Context): Promise<ApiToken[]> {
  const own = seesAll(context) ? select(context) : select(context).where('user_id', '=', context.actor.id);
  const rows = await own.orderBy('api_tokens.created_at', 'desc').execute();
  return rows.map((row) => toToken(context, row));
}

/** @returns the token, which is kept nowhere. @throws Problem 403 for a token that asks, 422 for rights its maker has not, 409 for too many. */
export async function addToken(context: Context, { name, scopes, days }: NewApiToken) {
  const { db, organisationId, actor, now } = context;
  // Whoever finds a token must not be able to make himself another one.
  if (actor.via !== 'session') throw forbidden();
  if (!scopes.every((scope) => actor.permissions.includes(scope)))
    throw invalid([{ path: 'scopes', message: issue('token_does_more') }]);
  const { count } = await db
    .selectFrom('api_tokens')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw conflict('too_many_tokens', `At most ${MOST} tokens each. Revoke one you no longer need.`);
  const token = newToken();
  const id = context.newId();
  const expiresAt = new Date(now.getTime() + days * DAY);
  const unique = [...new Set(scopes)];
  await db
    .insertInto('api_tokens')
    .values({
      id,
      organisation_id: organisationId,
      user_id: actor.id,
      name,
      token_hash: hashOfToken(token),
      hint: token.slice(0, HINT),
      scopes: JSON.stringify(unique),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const after = { name, scopes: unique, expiresAt: expiresAt.toISOString() };
  context.record({ action: 'added', subject: tokenSubject, subjectId: id, title: name, after });
  const row = await select(context).where('api_tokens.id', '=', id).executeTakeFirstOrThrow();
  return { token, apiToken: toToken(context, row) };
}

/** @throws Problem 404 for what is not there and, unless the organisation is managed, for others' tokens. */
export async function removeToken(context: Context, id: string): Promise<{ id: string }> {
  const row = await select(context).where('api_tokens.id', '=', id).executeTakeFirst();
  if (!row || (row.userId !== context.actor.id && !seesAll(context))) throw notFound();
  await context.db
    .deleteFrom('api_tokens')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const before = { name: row.name, scopes: row.scopes, ownerName: row.ownerName };
  context.record({ action: 'removed', subject: tokenSubject, subjectId: id, title: row.name, before });
  return { id };
}
