import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { PROVIDER_FAILURES } from './provider-failures.ts';

/** What a page shows of a way to sign in elsewhere. `id` is 'google', 'oidc', or the id of the organisation whose provider it is. */
export const ProviderButton = z.object({ id: z.string(), label: z.string() });
export type ProviderButton = z.infer<typeof ProviderButton>;

/** The OpenID provider of an organisation as it is entered. */
export const NewIdentityProvider = z.object({
  label: z.string().trim().min(1, issue('name_required')).max(60, limit('most_characters')),
  issuer: z.url({ protocol: /^https?$/, message: issue('issuer_address') }).max(500, issue('issuer_address')),
  clientId: z.string().trim().min(1, issue('client_id_required')).max(300, limit('most_characters')),
  /** Empty: the one that is kept stays. */
  clientSecret: z.string().max(1000, limit('most_characters')),
});
export type NewIdentityProvider = z.infer<typeof NewIdentityProvider>;

/** The same as it is shown: the secret never is. */
export const IdentityProvider = NewIdentityProvider.omit({ clientSecret: true }).extend({ changedAt: z.string() });
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** An identity of a provider with which a person may sign in. */
export const Identity = z.object({
  id: z.uuid(),
  label: z.string(),
  /** The address the provider knows the person by. */
  address: z.string().nullable(),
  createdAt: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const ProviderFailure = z.enum(PROVIDER_FAILURES);
export type ProviderFailure = z.infer<typeof ProviderFailure>;

const STRONG_CLASSES = new Set([
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'http://schemas.microsoft.com/claims/multipleauthn',
]);

/**
 * Whether the provider says that it saw two factors: `mfa` among the methods (RFC 8176), or a class of sign-in that means it (OpenID
 * Connect EAP ACR Values, REFEDS MFA, PAPE).
 */
export function sawTwoFactors({ amr, acr }: Record<string, unknown>): boolean {
  const methods = Array.isArray(amr) ? amr : [];
  return methods.includes('mfa') || (typeof acr === 'string' && STRONG_CLASSES.has(acr));
}
