import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { seal } from '../../platform/encryption.ts';
import { readCookie } from '../../platform/http/sessions.ts';
import type { Settings } from '../../platform/settings.ts';
import { makeTicket } from '../tickets.ts';
import { clientsOf } from './client.ts';
import { ProviderStop } from './failures.ts';
import type { Provider } from './find-provider.ts';

/** Minutes for signing in at the provider. */
const MINUTES = 10;
/** The secret with which a visit's invitation is sealed. */
export const VISITS = 'visits to providers';
const TOKEN = /^[\w-]{32}$/;

/** What is remembered of a visit until the browser comes back. */
export interface Visit {
  provider: string;
  verifier: string;
  nonce: string;
  /** The page to go to afterwards: a path of ours. */
  back: string;
  /** Hash of the cookie of the browser that left: no other may come back in its place. */
  browser: string;
  /** The person connects an identity instead of signing in with it. */
  connects: boolean;
  /** Token of the invitation that the person follows, sealed: at rest it must open nothing. */
  invitation: string | null;
}

export interface Wish {
  back: string;
  /** The signed-in person who connects an identity. */
  userId?: string;
  invitation?: string | null;
  /** The address the person said they have. */
  address?: string | null;
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export function redirectAddress({ ORIGIN }: Settings, providerId: string): string {
  return `${ORIGIN}/api/v1/providers/${providerId}/callback`;
}

export function browserCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}clausewise.visit`;
}

/** The cookie that binds a visit to its browser; one browser may be on several at once. */
export function browserCookie(value: string, isSecure: boolean, seconds = MINUTES * 60): string {
  const name = browserCookieName(isSecure);
  return `${name}=${value}; Max-Age=${seconds}; Path=/api/v1/providers; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Remembers the visit. @returns where the browser goes, and the cookie it takes along. */
export async function depart(
  context: RequestContext,
  provider: Provider,
  wish: Wish,
): Promise<{ url: string; cookie: string }> {
  const { services, cookies } = context;
  const { settings } = services;
  const [client] = await clientsOf(provider, settings);
  if (!client) throw new ProviderStop('misconfigured');
  const { library, configuration } = client;
  const known = readCookie(cookies, browserCookieName(settings.isSecure));
  const browser = known && TOKEN.test(known) ? known : randomBytes(24).toString('base64url');
  const verifier = library.randomPKCECodeVerifier();
  const nonce = library.randomNonce();
  const visit: Visit = {
    provider: provider.id,
    verifier,
    nonce,
    back: wish.back,
    browser: hashOf(browser),
    connects: wish.userId !== undefined,
    invitation: wish.invitation ? seal(services.secrets(VISITS), wish.invitation) : null,
  };
  const state = await inTransaction(services.database, {}, (db) =>
    makeTicket(db, { purpose: 'provider', userId: wish.userId ?? null, minutes: MINUTES, facts: { ...visit } }),
  );
  const url = library.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress(settings, provider.id),
    scope: 'openid email profile',
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(provider.method === 'google' && { prompt: 'select_account' }),
    ...(wish.address && { login_hint: wish.address }),
  });
  // A browser must not be sent to anything but a page.
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && provider.issuer.startsWith('http:')))
    throw new ProviderStop('misconfigured');
  return { url: url.href, cookie: browserCookie(browser, settings.isSecure) };
}
