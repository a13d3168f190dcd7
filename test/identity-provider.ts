import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the provider says of somebody who signs in with that login. */
export interface ProvidedPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
  amr?: string[];
}

export interface ProviderTerms {
  port: number;
  clients: {
    client_id: string;
    client_secret: string;
    redirect_uris: string[];
    token_endpoint_auth_method?: 'client_secret_basic' | 'client_secret_post';
  }[];
  people: Record<string, ProvidedPerson>;
  /** Seconds by which its clock is ahead. */
  clockOffset: number;
  /** The address stands in the ID token, not only behind the userinfo endpoint. */
  tellsAtOnce: boolean;
  tokenSeconds: number;
}

export interface IdentityProvider {
  issuer: string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A real OpenID provider with its own pages for signing in and consent. */
export async function startIdentityProvider(
  terms: Pick<ProviderTerms, 'port' | 'clients' | 'people'> & Partial<ProviderTerms>,
): Promise<IdentityProvider> {
  const workerData: ProviderTerms = { clockOffset: 0, tellsAtOnce: false, tokenSeconds: 3600, ...terms };
  const path = join(import.meta.dirname, 'identity-provider-worker.ts');
  // It warns at length that it is no provider for production.
  const worker = new Worker(path, {
    workerData,
    stdout: true,
    stderr: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return { issuer: `http://localhost:${terms.port}`, stop: async () => void (await worker.terminate()) };
}

/** Walks through the provider's pages as a person would. @returns the address to which it sends the browser back. */
export async function walkThrough(start: string, login: string, { consents = true } = {}): Promise<URL> {
  const { origin } = new URL(start);
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 15; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { cookie },
      body: form ?? null,
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    form = undefined;
    const location = answer.headers.get('location');
    if (location) {
      const next = new URL(location, url);
      if (next.origin !== origin) return next;
      url = next.href;
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (!prompt || !action) throw new Error(`The provider shows ${answer.status}: ${page.slice(0, 500)}`);
    if (prompt === 'consent' && !consents) {
      url = `${action}/abort`;
      continue;
    }
    url = action;
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt });
  }
  throw new Error('The provider goes in circles.');
}
