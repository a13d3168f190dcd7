import { implement } from '@orpc/server';
import type { ImplementerInternalWithMiddlewares } from '@orpc/server';
import type { Transaction } from 'kysely';
import { contract } from '#contract/contract.ts';
import type { Access } from '#contract/endpoint.ts';
import { semaphore } from '#engine/bounded/semaphore.ts';
import { isAdministrator, notAdministrator } from '../administrators.ts';
import { actorOf, inOpen, inTransaction, perform, performIn } from '../context.ts';
import type { Context, Visitor } from '../context.ts';
import type { Log } from '../log.ts';
import type { RequiredAction } from '#domain/people/session.ts';
import { requiredActionsOf } from '../required-actions.ts';
import { withoutUnsound } from './unsound-rows.ts';
import { forbidden, notFound, Problem, tokenRefused, unauthenticated } from './problems.ts';
import type { Services } from '../services.ts';
import { cookieNameOf, readCookie, writeCookie } from './sessions.ts';
import type { Membership, SignedIn } from './sessions.ts';
import type { Tables } from '../../tables.ts';
import { findToken, readBearer } from './tokens.ts';

/** What the HTTP floor hands over with a request. */
export interface RequestContext {
  services: Services;
  method: string;
  cookies: string | undefined;
  authorization: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
  /** The organisation the person chose, if the request says so; membership decides. */
  organisation: string | undefined;
  address: string;
  userAgent: string | null;
  /** Two letters, where a trusted proxy names the country. */
  country: string | null;
  requestId: string;
  log: Log;
  /** The organisation in which the request acts, once it is admitted there. */
  actsIn?: string;
  /** The API token that asks. */
  token?: { id: string; name: string };
  /** Headers that go out with the answer. */
  reply: Map<string, string>;
  /** The endpoint's name, for the metrics. */
  route?: string;
  failure?: unknown;
}

/** Of one address in a minute. */
const WRONG_TOKENS = 60;

const isSafe = (method: string) => method === 'GET' || method === 'HEAD';

/** Limits, Origin, session: who asks. @throws Problem when the endpoint needs somebody and nobody is there. */
async function identify(context: RequestContext, access: Access): Promise<SignedIn | undefined> {
  const { services } = context;
  if (readBearer(context.authorization)) throw tokenRefused();
  checkOrigin(context);
  const person = await services.findSession(context.cookies);
  if (!person && access !== 'anyone') throw unauthenticated();
  if (person) noteSession(context, person);
  return person;
}

/** Counts the request to the session, and sends the cookie of a prolonged one again with its new end. */
function noteSession({ services, cookies, reply }: RequestContext, person: SignedIn): void {
  const { limits, settings } = services;
  limits.count(`session ${person.sessionId}`, settings.REQUESTS_PER_MINUTE);
  const cookie = readCookie(cookies, cookieNameOf(settings.isSecure));
  if (person.renewed && cookie) reply.set('set-cookie', writeCookie(cookie, settings.isSecure));
}

/**
 * SameSite keeps the cookie from other sites; this keeps unsafe requests of other origins out even where it does not.
 * A request that brings a cookie but hides its origin is no browser's, and is refused as well.
 */
export function checkOrigin(
  context: Pick<RequestContext, 'method' | 'origin' | 'fetchSite' | 'cookies' | 'services'>,
): void {
  if (isSafe(context.method)) return;
  const { origin, fetchSite, cookies, services } = context;
  const isForeign =
    origin === undefined
      ? cookies !== undefined || fetchSite === 'cross-site'
      : !services.settings.origins.includes(origin);
  if (isForeign)
    throw new Problem(
      403,
      'foreign_origin',
      `Requests which change something must come from ${services.settings.ORIGIN}.`,
    );
}

/** Organisation and permission. A foreign organisation and one that does not exist are the same answer. */
export async function admit(context: RequestContext, access: Access): Promise<Visitor> {
  const token = readBearer(context.authorization);
  const visitor = token ? await admitToken(context, access, token) : await admitPerson(context, access);
  context.actsIn = visitor.organisationId;
  return visitor;
}

/**
 * A program with a token. It brings no cookie, so no other site can have sent it along and its origin does not matter; both at once would
 * leave open who acts.
 */
async function admitToken(context: RequestContext, access: Access, token: string): Promise<Visitor> {
  const { services, requestId, log } = context;
  if (readCookie(context.cookies, cookieNameOf(services.settings.isSecure)))
    throw new Problem(400, 'two_credentials', 'Send a session cookie or an API token, not both.');
  const holder = await findToken(services.database, token);
  if (!holder) {
    services.limits.count(`wrong token ${context.address}`, WRONG_TOKENS);
    throw new Problem(401, 'token_invalid', 'This API token is unknown, expired or revoked.', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  }
  services.limits.count(`token ${holder.tokenId}`, services.settings.REQUESTS_PER_MINUTE);
  const { organisationId, actor, requiredAction } = holder;
  context.token = { id: holder.tokenId, name: holder.tokenName };
  if (requiredAction) throw refuseUntil(requiredAction);
  if (context.organisation && context.organisation !== organisationId) throw notFound();
  if (!actor.permissions.some((permission) => permission === access)) throw forbidden();
  return { organisationId, actor, requestId, log };
}

async function admitPerson(context: RequestContext, access: Access): Promise<Visitor> {
  const person = await identify(context, access);
  if (!person) throw unauthenticated();
  return visitorOf(context, access, person);
}

/** The person as who they are in the organisation. */
function visitorOf(context: RequestContext, access: Access, person: SignedIn): Visitor {
  if (access === 'anyone' || access === 'signed-in' || access === 'administrator')
    throw new Error(`${access} is not an act in an organisation.`);
  const membership = chooseMembership(person, context.organisation);
  if (!membership) throw context.organisation ? notFound() : forbidden();
  checkRequiredActions(person, membership);
  const actor = actorOf(person, membership, 'session');
  if (!actor.permissions.includes(access)) throw forbidden();
  return { organisationId: membership.organisationId, actor, requestId: context.requestId, log: context.log };
}

const REQUIRED_ACTION_MESSAGES = {
  other_method: 'This organisation does not accept the way in which you signed in.',
  password: 'Change your password first.',
  second_factor: 'This organisation asks for a second factor. Set one up first.',
};

function checkRequiredActions(person: SignedIn, membership: Membership): void {
  const [requiredAction] = requiredActionsOf(person, membership, new Date());
  if (requiredAction) throw refuseUntil(requiredAction);
}

const refuseUntil = (requiredAction: RequiredAction) =>
  new Problem(403, `demands_${requiredAction}`, REQUIRED_ACTION_MESSAGES[requiredAction]);

export function chooseMembership(person: SignedIn, organisationId: string | undefined): Membership | undefined {
  if (organisationId) return person.memberships.find((membership) => membership.organisationId === organisationId);
  return (
    person.memberships.find((membership) => membership.organisationId === person.lastOrganisationId) ??
    person.memberships[0]
  );
}

export function performForVisitor<T>(
  context: RequestContext,
  visitor: Visitor,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  return perform(context.services, visitor, isSafe(context.method), work);
}

/** The transaction of a signed-in person, who is looked up in the round trip that opens their transaction. */
async function performAsPerson<T>(
  context: RequestContext,
  access: Access,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  checkOrigin(context);
  const { services, cookies, organisation } = context;
  const entered = await services.enterSession(cookies, organisation, isSafe(context.method));
  // Nobody, or no organisation of theirs: the long way says which.
  if (!entered) return performForVisitor(context, await admit(context, access), work);
  const { person, transaction } = entered;
  return inOpen(transaction, (db) => {
    noteSession(context, person);
    const visitor = visitorOf(context, access, person);
    context.actsIn = visitor.organisationId;
    return performIn(db, services, visitor, work);
  });
}

const accessOf = (procedure: { '~orpc': { meta: unknown } }) =>
  (procedure['~orpc'].meta as { permission: Access }).permission;

const gated = implement(contract).$context<RequestContext>();
/** Written out, since the whole contract within four inferred types is more than the compiler writes down. */
type Guarded<Added extends object> = ImplementerInternalWithMiddlewares<
  typeof contract,
  RequestContext,
  RequestContext & Added
>;

/** Endpoints in an organisation: their context is also that of its transaction. */
export const os: Guarded<Context> = gated.use(async ({ context, procedure, next }) => {
  const access = accessOf(procedure);
  const work = async (admitted: Context) =>
    isSafe(context.method)
      ? withoutUnsound(context, procedure, async () => next({ context: admitted }))
      : next({ context: admitted });
  if (!readBearer(context.authorization)) return performAsPerson(context, access, work);
  const visitor = await admit(context, access);
  const answer = await performForVisitor(context, visitor, work);
  if (context.token && isSafe(context.method))
    await context.services.tokenReads.note(visitor, context.token, answer.output);
  return answer;
});

/** Half of the connections: what a person asks outside of organisations may need a second transaction while it holds one. */
const inTurn = semaphore(3);

/** Endpoints for a person without an organisation: `context.person` and a transaction in which no organisation exists. */
export const osSignedIn: Guarded<{ person: SignedIn; db: Transaction<Tables> }> = gated.use(
  async ({ context, procedure, next }) => {
    if (accessOf(procedure) !== 'signed-in') throw new Error('This endpoint acts in an organisation.');
    const person = await identify(context, 'signed-in');
    if (!person) throw unauthenticated();
    const scope = { userId: person.userId, isReadOnly: isSafe(context.method) };
    const transact = () =>
      inTransaction(context.services.database, scope, async (db) => next({ context: { person, db } }));
    return inTurn(transact);
  },
);

/** Endpoints of the installation's administration: every organisation and membership is in sight, their contents are not. */
export const osAdministrator: Guarded<{ person: SignedIn; db: Transaction<Tables> }> = gated.use(
  async ({ context, procedure, next }) => {
    if (accessOf(procedure) !== 'administrator') throw new Error('This endpoint is not for administrators alone.');
    const person = await identify(context, 'administrator');
    if (!person) throw unauthenticated();
    if (!(await isAdministrator(context.services, person.email))) throw notAdministrator();
    if (!person.administersUntil)
      throw new Problem(403, 'administration_not_open', 'Sign in to the administration first.');
    if (person.administersUntil <= new Date())
      throw new Problem(403, 'administration_closed', 'Session expired. Please sign in again.');
    const scope = { userId: person.userId, isReadOnly: isSafe(context.method), administers: true };
    return inTransaction(context.services.database, scope, async (db) => next({ context: { person, db } }));
  },
);

/** Endpoints for anyone: no person, no transaction; they open their own. */
export const osAnyone: Guarded<object> = gated.use(async ({ context, procedure, next }) => {
  if (accessOf(procedure) !== 'anyone') throw new Error('This endpoint is not for anyone.');
  checkOrigin(context);
  return next({ context: {} });
});
