import { createHash, randomBytes } from 'node:crypto';
import { scopesNow, TOKEN_PREFIX } from '#domain/people/api-token.ts';
import { permissionsOf } from '#domain/people/permission.ts';
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
  organisationId: string;
  actor: Actor;
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
    organisationId: row.organisation_id,
    actor: {
      id: row.user_id,
      name: `${row.name} (API token ${row.token_name})`,
      email: row.email,
      role: row.role,
      permissions: scopesNow(row.scopes, permissionsOf(grant)),
      via: 'token',
    },
  };
}
