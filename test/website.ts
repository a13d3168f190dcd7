import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import type { ServerKeys } from './certificates.ts';

export interface Website {
  https: number;
  http: number;
  /** Answers differently from now on. */
  become(next: Partial<Record<'https' | 'http', RequestListener>>): void;
  rekey(keys: ServerKeys): void;
  stop(): void;
}

export const GOOD_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** A website as it should be: encrypted, with its headers and a security.txt. */
export const goodPage: RequestListener = (request, response) => {
  const isFile = request.url === '/.well-known/security.txt';
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString();
  response.writeHead(200, { ...GOOD_HEADERS, 'content-type': isFile ? 'text/plain' : 'text/html' });
  response.end(isFile ? `Contact: mailto:security@example.com\nExpires: ${until}\n` : '<p>Hello</p>');
};

/** Leads whoever comes without encryption to where it is. */
export const toHttps =
  (port: () => number): RequestListener =>
  (request, response) => {
    const host = (request.headers.host ?? '').split(':')[0];
    response.writeHead(301, { location: `https://${host}:${port()}${request.url}` }).end();
  };

/** One on loopback, at ports of its own. */
export async function startWebsite(keys: ServerKeys): Promise<Website> {
  const now: Record<'https' | 'http', RequestListener> = { https: goodPage, http: toHttps(() => ports.https) };
  const ports = { https: 0, http: 0 };
  const secure = createSecure({ ...keys, minVersion: 'TLSv1.2' }, (request, response) => now.https(request, response));
  const plain = createServer((request, response) => now.http(request, response));
  ports.https = await listen(secure);
  ports.http = await listen(plain);
  return {
    ...ports,
    become: (next) => void Object.assign(now, next),
    rekey: (other) => secure.setSecureContext({ ...other, minVersion: 'TLSv1.2' }),
    stop() {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
