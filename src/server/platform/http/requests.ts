import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from './gate.ts';
import { hasUnkept, sanitizeText, sanitizeWritten } from '../sanitize-text.ts';
import { Problem, tooLarge } from './problems.ts';
import type { Services } from '../services.ts';

const MOST_JSON = 1024 * 1024;
/** Milliseconds within which a body of JSON is here whole; files have as long as the server gives any request. */
export const JSON_WITHIN = 30_000;

export function openRequest(services: Services, request: IncomingMessage): RequestContext {
  const requestId = randomUUID();
  const { headers } = request;
  return {
    services,
    method: request.method ?? 'GET',
    cookies: headers.cookie,
    authorization: headers.authorization,
    origin: headers.origin,
    fetchSite: one(headers['sec-fetch-site']),
    organisation: one(headers['x-clausewise-organisation']),
    address: addressOf(request, services.settings.TRUST_PROXY),
    userAgent: headers['user-agent']?.slice(0, 400) ?? null,
    country: countryOf(request, services.settings.TRUST_PROXY),
    requestId,
    log: services.log.child({ requestId }),
    reply: new Map(),
  };
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Behind a proxy the last address is the one it saw itself; all before it are what the client claims. */
function addressOf(request: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? one(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return forwarded || request.socket.remoteAddress || 'unknown';
}

/** Headers in which proxies name the country of the address (ISO 3166-1); XX and T1 say that they do not know. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-country-code', 'x-vercel-ip-country'];

function countryOf({ headers }: IncomingMessage, trustsProxy: boolean): string | null {
  const named = trustsProxy ? COUNTRY_HEADERS.map((name) => one(headers[name])).find(Boolean) : undefined;
  return named && /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : null;
}

/** Reads a JSON body of at most one megabyte; its texts are made such as can be kept. @throws Problem when it is larger, of another kind, or not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await inTime(readText(request));
  if (text === '') return undefined;
  // Forms of other sites can send anything but this type without being asked.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Problem(415, 'unsupported_media_type', 'Send JSON with the content type application/json.');
  try {
    return JSON.parse(text, hasUnkept(text) ? keepText : undefined);
  } catch {
    throw new Problem(400, 'malformed', 'The body is not valid JSON.');
  }
}

const keepText = (name: string, value: unknown) => {
  if (typeof value !== 'string') return value;
  // It is never shown, and stays what its person types.
  return /password/i.test(name) ? sanitizeText(value) : sanitizeWritten(value);
};

async function inTime<T>(reading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const tooSlow = () => reject(new Problem(408, 'too_slow', 'The body of this request took too long to arrive.'));
  const timer = setTimeout(tooSlow, JSON_WITHIN);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

const tooMuch = () => tooLarge('A request may carry at most 1 MB of JSON.');

async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_JSON) throw tooMuch();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_JSON) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  const bytes = body === undefined ? '' : Buffer.from(JSON.stringify(body));
  response.writeHead(body === undefined ? 204 : status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}
