import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { checkOrigin } from './gate.ts';
import type { RequestContext } from './gate.ts';
import { hashPassword } from './passwords.ts';
import { invalid, notFound, Problem } from './problems.ts';
import { readJson, sendJson } from './requests.ts';

const Credentials = z.object({ email: z.string().max(254), password: z.string().max(200) });
const MOST_FAILURES = 5;
const LOCK_MINUTES = 15;

/** The reachable paths of sign-in; whatever else the library offers is not there. */
export async function answerSignIn(
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const isPost = context.method === 'POST';
  context.services.limits.count(`sign-in ${context.address}`, 60);
  if (isPost) checkOrigin(path === '/sign-in/email' ? { ...context, cookies: undefined } : context);
  if (isPost && path === '/sign-in/email') return signIn(context, request, response);
  if (isPost && path === '/sign-out') return forward(context, request, response, path, {});
  if (isPost && path === '/change-password') return changePassword(context, request, response);
  throw notFound();
}

async function signIn(context: RequestContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { database } = context.services;
  const parsed = Credentials.safeParse(await readJson(request));
  if (!parsed.success) throw invalid([{ path: 'email', message: 'Enter your e-mail address and password' }]);
  const { email, password } = parsed.data;
  const key = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  if (!(await countAttempt(database, key))) {
    // A locked account takes as long as a wrong password, and one that does not exist is locked alike.
    await hashPassword(password);
    throw new Problem(429, 'locked', `Too many attempts. Try again in ${LOCK_MINUTES} minutes.`, {
      headers: { 'retry-after': String(LOCK_MINUTES * 60) },
    });
  }
  const answer = await call(context, '/sign-in/email', { email: email.trim(), password });
  if (answer.status !== 200)
    throw new Problem(401, 'wrong_credentials', 'This e-mail address and password do not belong together.');
  await database.everywhere.deleteFrom('auth.sign_in_failure').where('address_hash', '=', key).execute();
  const { user } = (await answer.json()) as { user: { id: string; name: string; email: string } };
  passCookies(answer, response);
  // The token stays in its cookie, where scripts cannot read it.
  sendJson(response, 200, { user: { id: user.id, name: user.name, email: user.email } });
}

async function changePassword(
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const person = await context.services.findSession(context.cookies);
  if (person) context.services.limits.count(`password ${person.userId}`, 5);
  const Change = z.object({
    currentPassword: z.string().max(200),
    newPassword: z.string().min(12, 'Use at least 12 characters').max(200, 'Use at most 200 characters'),
  });
  const parsed = Change.safeParse(await readJson(request));
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  await forward(context, request, response, '/change-password', { ...parsed.data, revokeOtherSessions: true });
}

async function forward(
  context: RequestContext,
  _request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: object,
): Promise<void> {
  const answer = await call(context, path, body);
  if (answer.status === 401) throw new Problem(401, 'unauthenticated', 'Sign in first.');
  if (answer.status !== 200) throw new Problem(422, 'refused', 'The current password is not right.');
  passCookies(answer, response);
  sendJson(response, 200, { done: true });
}

function call(context: RequestContext, path: string, body: object): Promise<Response> {
  const { auth, settings } = context.services;
  const headers = new Headers({ 'content-type': 'application/json', origin: settings.ORIGIN });
  if (context.cookies) headers.set('cookie', context.cookies);
  return auth.handler(
    new Request(`${settings.ORIGIN}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

function passCookies(answer: Response, response: ServerResponse): void {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
}

/**
 * Counts an attempt before its password is looked at, so that guesses made at the same moment are as few as those made one after the other;
 * success takes the count away. Attempts older than the lock's length count no more. @returns false while the address is locked.
 */
async function countAttempt(database: Database, key: string): Promise<boolean> {
  const lock = sql`make_interval(mins => ${LOCK_MINUTES})`;
  const { rows } =
    await sql`insert into auth.sign_in_failure as known (address_hash, failures, last_at) values (${key}, 1, now())
    on conflict (address_hash) do update set last_at = now(),
      failures = case when known.last_at < now() - ${lock} then 1 else known.failures + 1 end
    where known.failures < ${MOST_FAILURES} or known.last_at < now() - ${lock}
    returning failures`.execute(database.everywhere);
  return rows.length > 0;
}
