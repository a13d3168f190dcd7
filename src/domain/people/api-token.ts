import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { Permission } from './permission.ts';

/** How every token begins, so that scanners for leaked secrets know one. */
export const TOKEN_PREFIX = 'cwt_';

/** Days until a new token expires; at most a year. */
export const TokenDays = wholeNumber(1, 365);

/** A token acts for its maker, within `scopes` and what the maker may still do. `hint` is how it begins; times are ISO 8601. */
export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  hint: z.string(),
  ownerName: z.string(),
  isMine: z.boolean(),
  scopes: z.array(Permission),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const NewApiToken = z.object({
  name: z.string().trim().min(1, issue('name_required')).max(60, limit('most_characters')),
  scopes: z.array(Permission).min(1, issue('permissions_missing')),
  days: TokenDays,
});
export type NewApiToken = z.infer<typeof NewApiToken>;

/** What a token may do now: what it was made for, unless its maker has lost it since. */
export function scopesNow(scopes: readonly Permission[], ownerPermissions: readonly Permission[]): Permission[] {
  return scopes.filter((scope) => ownerPermissions.includes(scope));
}
