import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Database } from './database.ts';
import { answerProblem, pathOf } from './answers.ts';
import type { Api } from './api.ts';
import type { RequestContext } from './gate.ts';
import { notFound } from './problems.ts';
import { openRequest, sendJson } from './requests.ts';
import type { Services } from './services.ts';
import { answerSignIn } from './sign-in.ts';

const PER_ADDRESS = 6000;

/** What stands behind the paths; made in main.ts. */
export interface Floors {
  api: Api;
}

export function openServer(services: Services, floors: Floors): Server {
  const server = createServer((request, response) => {
    const started = performance.now();
    const context = openRequest(services, request);
    response.setHeader('x-request-id', context.requestId);
    setSecurityHeaders(services, response);
    response.once('close', () => {
      const facts = {
        method: request.method,
        path: pathOf(request),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      };
      context.log[response.statusCode >= 500 ? 'error' : 'info'](facts, 'request');
    });
    route(services, floors, context, request, response).catch((error) =>
      answerProblem(context, request, response, error),
    );
  });
  server.requestTimeout = 600_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

function setSecurityHeaders(services: Services, response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (services.settings.isSecure) response.setHeader('strict-transport-security', 'max-age=31536000');
}

async function route(
  services: Services,
  floors: Floors,
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = readUrl(request);
  const path = url.pathname;
  if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
  if (path === '/readyz') return answerReady(services.database, response);
  services.limits.count(`address ${context.address}`, PER_ADDRESS);
  if (path.startsWith('/api/auth/')) return answerSignIn(context, request, response, path.slice('/api/auth'.length));
  if (path.startsWith('/api/v1/')) return floors.api(context, request, response, url);
  throw notFound();
}

function readUrl(request: IncomingMessage): URL {
  try {
    return new URL(`http://host${(request.url ?? '/').startsWith('/') ? request.url : '/'}`);
  } catch {
    throw notFound();
  }
}

async function answerReady(database: Database, response: ServerResponse): Promise<void> {
  const isReady = await database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
}
