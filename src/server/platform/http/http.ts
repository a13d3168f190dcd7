import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerProblem, pathOf } from './answers.ts';
import { renderApiPage } from './api-page.ts';
import type { Api } from './api.ts';
import { sendAwayPage } from './away-page.ts';
import { isDatabaseAway } from '../database/connection-lost.ts';
import type { Database } from '../database/database.ts';
import { LONGEST_UPLOAD } from '../files.ts';
import type { RequestContext } from './gate.ts';
import { answerSecurityContact } from './security-contact.ts';
import { answerGuide } from './guides.ts';
import type { Metrics } from '../metrics.ts';
import { newNonce, policyOf } from './pages.ts';
import type { AnswerPage } from './pages.ts';
import { AWAY_SECONDS, notFound, Problem } from './problems.ts';
import { openRequest, sendJson } from './requests.ts';
import type { Services } from '../services.ts';
import { clearCookie } from './sessions.ts';

/** An office of so many people may stand behind one address; a flood is more. */
const PEOPLE_PER_ADDRESS = 10;

/** Milliseconds: bytes on their way are let run dry for a moment, or the sender would see a reset instead of the answer. */
const LEFT_TO_SEND = 500;

/** What stands behind the paths; made in start.ts. */
export interface Floors {
  api: Api;
  pages: AnswerPage;
  metrics: Metrics;
}

export function openServer(services: Services, floors: Floors): Server {
  const server = createServer((request, response) => {
    const started = performance.now();
    const context = openRequest(services, request);
    response.setHeader('x-request-id', context.requestId);
    setSecurityHeaders(services, response);
    // What answers without a look at the body does not wait for the rest of it.
    response.once('finish', () => request.complete || setTimeout(() => request.destroy(), LEFT_TO_SEND).unref());
    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const { method, route: name = 'other' } = context;
      const status = response.statusCode;
      floors.metrics.observe(name, status, milliseconds / 1000);
      const facts = { method, path: pathOf(request), status, ms: Math.round(milliseconds) };
      context.log[status >= 500 ? 'error' : 'info'](facts, 'request');
    });
    route(services, floors, context, request, response).catch((error) =>
      answerProblem(context, request, response, error),
    );
  });
  server.requestTimeout = LONGEST_UPLOAD;
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
  if (path === '/metrics') return floors.metrics.answer(request, response);
  services.limits.count(`address ${context.address}`, services.settings.REQUESTS_PER_MINUTE * PEOPLE_PER_ADDRESS);
  if (path === '/api/v1/openapi.json') return sendJson(response, 200, await describe(services.version));
  if (path === '/api/v1' || path === '/api/v1/') return sendApiPage(services.version, response);
  if (path.startsWith('/api/v1/')) return floors.api(context, request, response, url);
  if (context.method !== 'GET' && context.method !== 'HEAD')
    throw new Problem(405, 'method_not_allowed', 'Pages are only read.');
  context.route = 'page';
  if (answerSecurityContact(services.settings, response, path) || (await answerGuide(response, path))) return;
  if (request.headers['sec-fetch-dest'] === 'document') {
    const hasEnded = await services.loadPage(context.cookies).catch(ifAway);
    if (hasEnded === undefined) return sendAwayPage(response, request.headers['accept-language']);
    if (hasEnded) response.setHeader('set-cookie', clearCookie(services.settings.isSecure));
  }
  return floors.pages(request, response, path);
}

function ifAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error;
}

function readUrl(request: IncomingMessage): URL {
  if (request.url?.includes('%00')) throw new Problem(400, 'malformed', 'An address cannot hold a NUL character.');
  try {
    return new URL(`http://host${(request.url ?? '/').startsWith('/') ? request.url : '/'}`);
  } catch {
    throw notFound();
  }
}

async function answerReady(database: Database, response: ServerResponse): Promise<void> {
  const isReady = await database.answers();
  if (!isReady) response.setHeader('retry-after', AWAY_SECONDS);
  sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
}

/** Few ever read the description; its generator is loaded when the first one does. */
async function describe(version: string) {
  const { describeApi } = await import('./openapi.ts');
  return describeApi(version);
}

async function sendApiPage(version: string, response: ServerResponse): Promise<void> {
  const nonce = newNonce();
  const page = renderApiPage(await describe(version), nonce);
  response.setHeader('content-security-policy', policyOf(nonce));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page);
}
