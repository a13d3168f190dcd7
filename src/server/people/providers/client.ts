import type { ClientAuth, Configuration, CustomFetch, ServerMetadata } from 'openid-client';
import { openOutgoing } from '../../platform/http/outgoing-requests.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Provider } from './find-provider.ts';

type Library = typeof import('openid-client');

/** Seconds by which a provider's clock may be off. */
const CLOCK_TOLERANCE = 60;
const TIMEOUT_SECONDS = 10;
const KEPT_MILLISECONDS = 10 * 60_000;
const MOST_KEPT = 200;

const kept = new Map<string, { at: number; metadata: Promise<ServerMetadata> }>();

/** What few visits need is loaded with the first of them. */
export const openidClient = (): Promise<Library> => import('openid-client');

/** One way of showing the client's secret at a provider's token endpoint. */
export interface Client {
  library: Library;
  configuration: Configuration;
}

/**
 * The provider as its description has it, ready to be asked; with one client for each way of showing the secret which it takes, as not
 * every provider lets every client show it in every way.
 */
export async function clientsOf(provider: Provider, settings: Settings): Promise<Client[]> {
  const library = await openidClient();
  const metadata = await describe(library, provider, settings);
  return authenticationsOf(library, metadata, provider.clientSecret).map((authentication) => {
    const { clientId, clientSecret } = provider;
    const configuration = new library.Configuration(
      metadata,
      clientId,
      { client_secret: clientSecret, [library.clockTolerance]: CLOCK_TOLERANCE },
      authentication,
    );
    configuration.timeout = TIMEOUT_SECONDS;
    const guarded = fetchFor(provider, settings);
    if (guarded) configuration[library.customFetch] = guarded;
    if (isPlain(provider.issuer)) library.allowInsecureRequests(configuration);
    return { library, configuration };
  });
}

function authenticationsOf(library: Library, metadata: ServerMetadata, secret: string): ClientAuth[] {
  // What a description does not say is client_secret_basic (OpenID Connect Discovery 1.0, section 3).
  const supported = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const ways: ClientAuth[] = [];
  if (supported.includes('client_secret_basic')) ways.push(library.ClientSecretBasic(secret));
  if (supported.includes('client_secret_post')) ways.push(library.ClientSecretPost(secret));
  return ways.length > 0 ? ways : [library.ClientSecretPost(secret)];
}

/** The description, asked for at most every ten minutes; a failure is not kept. */
function describe(library: Library, provider: Provider, settings: Settings): Promise<ServerMetadata> {
  const key = `${provider.organisation ? 'guarded' : 'trusted'} ${provider.issuer}`;
  const known = kept.get(key);
  if (known && Date.now() - known.at < KEPT_MILLISECONDS) return known.metadata;
  const metadata = discover(library, provider, settings);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, { at: Date.now(), metadata });
  metadata.catch(() => kept.delete(key));
  return metadata;
}

/** @throws when the issuer is not reached, or describes itself as somebody else. */
export async function discover(
  library: Library,
  provider: Pick<Provider, 'issuer' | 'clientId' | 'organisation'>,
  settings: Settings,
): Promise<ServerMetadata> {
  const guarded = fetchFor(provider, settings);
  const configuration = await library.discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isPlain(provider.issuer) ? [library.allowInsecureRequests] : [],
    ...(guarded && { [library.customFetch]: guarded }),
  });
  return configuration.serverMetadata();
}

const isPlain = (issuer: string) => issuer.startsWith('http:');

/** The operator's own issuer is asked wherever it stands; what an organisation entered goes to public addresses alone. */
function fetchFor({ organisation }: Pick<Provider, 'organisation'>, settings: Settings): CustomFetch | undefined {
  if (!organisation) return undefined;
  const outgoing = openOutgoing({ allowed: settings.SINGLE_SIGN_ON_ALLOWED_HOSTS });
  return (url, { body, headers, method, signal }) =>
    outgoing(url, { body: body as string | URLSearchParams | null, headers, method, ...(signal && { signal }) });
}
