import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { SESSION_SECONDS } from './sessions.ts';
import type { Settings } from './settings.ts';

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

export type Auth = ReturnType<typeof openAuth>;

/** Sign-in flows. Accounts come from set-up and invitations only; which of its paths are reachable is decided in sign-in.ts. */
export function openAuth(database: Database, settings: Settings, secret: string, log: Log) {
  return betterAuth({
    baseURL: settings.ORIGIN,
    basePath: '/api/auth',
    secret,
    database: { db: database.everywhere.withSchema('auth'), type: 'postgres' },
    trustedOrigins: [settings.ORIGIN],
    telemetry: { enabled: false },
    logger: {
      disabled: false,
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ message }, 'sign-in'),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 200,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
    },
    user: { fields: { emailVerified: 'email_verified', ...TIMES } },
    account: {
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...TIMES,
      },
    },
    verification: { fields: { expiresAt: 'expires_at', ...TIMES } },
    // The gate counts requests for every path alike.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'clausewise',
      useSecureCookies: settings.isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID() },
    },
  });
}
