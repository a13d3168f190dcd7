import { z } from 'zod';
import { sawTwoFactors } from '#domain/people/provider.ts';
import type { Services } from '../../platform/services.ts';
import { clientsOf } from './client.ts';
import type { Client } from './client.ts';
import { redirectAddress } from './departure.ts';
import type { Visit } from './departure.ts';
import { ProviderStop } from './failures.ts';
import type { Provider } from './find-provider.ts';

/** Who came back, as the provider says. */
export interface Claimed {
  subject: string;
  /** Lower case; null: the provider tells none. */
  address: string | null;
  isVerified: boolean;
  name: string;
  sawTwoFactors: boolean;
}

const Address = z.email().max(254).toLowerCase();

/** Turns the code into what the provider says of the person. @throws what the library does not believe. */
export async function claimsOf(
  { settings }: Pick<Services, 'settings'>,
  provider: Provider,
  visit: Visit,
  state: string,
  query: URLSearchParams,
): Promise<Claimed> {
  const clients = await clientsOf(provider, settings);
  const address = new URL(redirectAddress(settings, provider.id));
  address.search = query.toString();
  const checks = { expectedState: state, expectedNonce: visit.nonce, pkceCodeVerifier: visit.verifier };
  const { library, configuration, tokens } = await exchange(clients, address, checks);
  const claims = tokens.claims();
  if (!claims?.sub || claims.sub.length > 255) throw new ProviderStop('not_trusted');
  // By the specification the address is told at the second place unless it was asked for otherwise; many tell it at once.
  const more =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
      ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  const parsed = Address.safeParse(more['email']);
  const name = nameIn(more);
  return {
    subject: claims.sub,
    address: parsed.success ? parsed.data : null,
    // Some say it as a text.
    isVerified: more['email_verified'] === true || more['email_verified'] === 'true',
    name: (name || parsed.data?.split('@')[0] || 'User').slice(0, 120),
    sawTwoFactors: sawTwoFactors(claims),
  };
}

/** Not every provider keeps to texts. */
export function nameIn(claims: Record<string, unknown>): string {
  const names = [claims['name'], claims['preferred_username']];
  return names.find((name) => typeof name === 'string')?.trim() ?? '';
}

async function exchange(
  [client, ...others]: Client[],
  address: URL,
  checks: Parameters<Client['library']['authorizationCodeGrant']>[2],
) {
  if (!client) throw new ProviderStop('misconfigured');
  const { library, configuration } = client;
  try {
    return { ...client, tokens: await library.authorizationCodeGrant(configuration, address, checks) };
  } catch (error) {
    // The provider knows the client but not this way of showing its secret; the code is still good.
    if (others.length === 0 || !isUnknownClient(error)) throw error;
    return exchange(others, address, checks);
  }
}

function isUnknownClient(error: unknown): boolean {
  const { error: answer, code } = error as { error?: unknown; code?: unknown };
  return answer === 'invalid_client' || code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE';
}
