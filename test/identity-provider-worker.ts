import { once } from 'node:events';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import type { ProviderTerms } from './identity-provider.ts';

// A thread of its own: its clock can be wrong without anybody else's being so.

const { port, clients, people, clockOffset, tellsAtOnce, tokenSeconds } = workerData as ProviderTerms;
if (clockOffset !== 0) {
  const now = Date.now.bind(Date);
  Date.now = () => now() + clockOffset * 1000;
}

const configuration: Configuration = {
  clients: clients.map((client) => ({ ...client, grant_types: ['authorization_code'], response_types: ['code'] })),
  claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: !tellsAtOnce,
  ttl: { IdToken: tokenSeconds, AuthorizationCode: 60, AccessToken: 60, Interaction: 600, Session: 600, Grant: 600 },
  cookies: { keys: ['a key for tests only'] },
  pkce: { required: () => true },
  findAccount: (_context, login) => {
    const person = people[login];
    return person && { accountId: login, claims: () => ({ sub: login, ...person }) };
  },
};

const provider = new Provider(`http://localhost:${port}`, configuration);
// Its own sign-in page does not say how the person showed who they are.
const finish = provider.interactionFinished.bind(provider);
provider.interactionFinished = (request, response, result, options) => {
  const amr = people[result.login?.accountId ?? '']?.amr;
  if (result.login && amr) result.login.amr = amr;
  return finish(request, response, result, options);
};
const answer = provider.callback();
const server = createServer((request, response) => void answer(request, response)).listen(port, 'localhost');
await once(server, 'listening');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');
