import type { IncomingMessage, ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from './database.ts';
import { notFound } from './problems.ts';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export function openMetrics(database: Database, token: string | undefined): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
  const labelNames = ['method', 'route', 'status'];
  const requests = new Histogram({
    name: 'clausewise_request_seconds',
    help: 'Requests by route and status',
    labelNames,
    buckets,
    registers: [registry],
  });
  return {
    observe: (method, route, status, seconds) => requests.observe({ method, route, status: String(status) }, seconds),
    async answer(request, response) {
      if (!mayRead(request, token)) throw notFound();
      const { totalCount, idleCount, waitingCount } = database.pool;
      const pool = `# TYPE clausewise_pool_connections gauge\nclausewise_pool_connections{state="open"} ${totalCount}\nclausewise_pool_connections{state="idle"} ${idleCount}\nclausewise_pool_connections{state="awaited"} ${waitingCount}\n`;
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
      response.end((await registry.metrics()) + pool);
    },
  };
}

/** With the token from anywhere; without one from this machine, and not through a proxy that stands on it. */
function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (token && given.length === expected.length && timingSafeEqual(given, expected)) return true;
  const isDirect = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
  return !token && isDirect && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}
