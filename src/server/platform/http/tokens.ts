import { createHash, randomBytes } from 'node:crypto';
import { scopesNow, TOKEN_PREFIX } from '#domain/people/api-token.ts';
import { isAdmin, permissionsOf } from '#domain/people/permission.ts';
import type { RequiredAction } from '#domain/people/session.ts';
import { needsSecondFactor, type Policy, policyOf } from '#domain/organisations/policy.ts';
import type { Actor } from '../context.ts';
import type { Database } from '../database/database.ts';

/** 256 random bits behind a prefix that leak scanners know. */
export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token of an Authorization header. A header of anybody else, such as a proxy's, is not ours to judge. */
export function readBearer(authorization: string | undefined): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  return token?.startsWith(TOKEN_PREFIX) ? token : undefined;
}

export interface TokenHolder {
  tokenId: string;
  tokenName: string;
  organisationId: string;
  actor: Actor;
  /** What its person must do before anybody acts for them again. */
  requiredAction: RequiredAction | undefined;
}

/** Whom a token acts for, and with what rights now. Undefined: unknown, expired, revoked, or its maker may not act here any more. */
export async function findToken(database: Database, token: string): Promise<TokenHolder | undefined> {
  const { rows } = await database.pool.query({
    name: 'token_of',
    text: 'select * from clausewise.token_of($1)',
    values: [hashOfToken(token)],
  });
  const row = rows[0];
  if (!row) return undefined;
  const grant = { role: row.role, permissions: row.permissions };
  return {
    tokenId: row.token_id,
    tokenName: row.token_name,
    organisationId: row.organisation_id,
    actor: {
      id: row.user_id,
      name: `${row.name} (API token ${row.token_name})`,
      email: row.email,
      role: row.role,
      permissions: scopesNow(row.scopes, permissionsOf(grant)),
      via: 'token',
    },
    requiredAction: requiredActionOf(row, isAdmin(grant)),
  };
}

/** As for a session, but for how its person signed in, which no token did. */
function requiredActionOf(row: Record<string, unknown>, isAdministrator: boolean): RequiredAction | undefined {
  if (row['must_change_password']) return 'password';
  const { secondFactor } = policyOf(row['policy'] as Partial<Policy>);
  return !row['has_second_factor'] && needsSecondFactor(secondFactor, isAdministrator) ? 'second_factor' : undefined;
}
