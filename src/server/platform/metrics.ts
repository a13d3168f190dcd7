import type { IncomingMessage, ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readBackground } from './background/background-figures.ts';
import type { Database } from './database/database.ts';
import { notFound } from './http/problems.ts';

/** What the histogram has of one endpoint: how many were answered within each bound (seconds), their sum, and how many failed. */
export interface ResponseFigures {
  route: string;
  bounds: { within: number; count: number }[];
  count: number;
  sum: number;
  failures: number;
}

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Since this server started. */
  read(): Promise<ResponseFigures[]>;
}

export function openMetrics(database: Database, token: string | undefined): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // A route is the name of an endpoint, never an address, and how requests end is counted apart from how long they take: what is said of
  // a route stays a few lines, whatever is asked.
  const requests = new Histogram({
    name: 'clausewise_request_seconds',
    help: 'How long requests take, by route',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'clausewise_requests_total',
    help: 'Requests by route and class of status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const up = new Gauge({
    name: 'clausewise_database_up',
    help: 'Whether the database answers',
    registers: [registry],
    async collect() {
      up.set((await database.answers()) ? 1 : 0);
    },
  });
  const background = new Gauge({
    name: 'clausewise_background',
    help: 'Jobs, scheduled tasks, mails and webhook messages that wait, are late, or were given up within a day',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      // What is not known is not said; whether the database is why, the figure above says.
      background.reset();
      for (const { kind, ...counts } of await readBackground(database).catch(() => []))
        for (const [state, count] of Object.entries(counts)) background.set({ kind, state }, count);
    },
  });
  return {
    observe(route, status, seconds) {
      requests.observe({ route }, seconds);
      answers.inc({ route, status: `${Math.floor(status / 100)}xx` });
    },
    async read() {
      const { values } = await requests.get();
      const byRoute = new Map<string, ResponseFigures>();
      for (const { labels, value, metricName } of values) {
        const { route = '', le } = labels as { route?: string; le?: number | '+Inf' };
        const figures = byRoute.get(route) ?? {
          route,
          bounds: [],
          count: 0,
          sum: 0,
          failures: 0,
        };
        byRoute.set(figures.route, figures);
        if (metricName?.endsWith('_sum')) figures.sum += value;
        else if (metricName?.endsWith('_count')) figures.count += value;
        else if (le !== undefined && le !== '+Inf') addTo(figures.bounds, le, value);
      }
      for (const { labels, value } of (await answers.get()).values) {
        const figures = byRoute.get(String(labels.route));
        if (figures && labels.status === '5xx') figures.failures += value;
      }
      return [...byRoute.values()];
    },
    async answer(request, response) {
      if (!mayRead(request, token)) throw notFound();
      const { totalCount, idleCount, waitingCount } = database.pool;
      const pool = `# TYPE clausewise_pool_connections gauge\nclausewise_pool_connections{state="open"} ${totalCount}\nclausewise_pool_connections{state="idle"} ${idleCount}\nclausewise_pool_connections{state="awaited"} ${waitingCount}\n`;
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
      response.end((await registry.metrics()) + pool);
    },
  };
}

function addTo(bounds: ResponseFigures['bounds'], within: number, count: number): void {
  const known = bounds.find((bound) => bound.within === within);
  if (known) known.count += count;
  else bounds.push({ within, count });
}

/** With the token from anywhere; without one from this machine, and not through a proxy that stands on it. */
function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (token && given.length === expected.length && timingSafeEqual(given, expected)) return true;
  const isDirect = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
  return !token && isDirect && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}
