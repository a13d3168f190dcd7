import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../addresses.ts';

/** Why a request did not leave, or brought nothing: `refused` and `no_public_address` are ours, `unreachable` the network's, `too_large` the answer's. */
export class OutgoingError extends Error {
  readonly code: 'refused' | 'no_public_address' | 'unreachable' | 'too_large';
  constructor(code: OutgoingError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export interface OutgoingRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array | null;
  signal?: AbortSignal;
}

/** Answers like fetch, and never follows a redirect: its answer is the 3xx. */
export type Outgoing = (url: string, request?: OutgoingRequest) => Promise<Response>;

type Resolve = (host: string) => Promise<LookupAddress[]>;

export interface OutgoingTerms {
  /** Hosts, or host:port, to which the operator lets requests go whatever their address, over http as well. */
  allowed?: readonly string[];
  /** Milliseconds until an answer must be complete. */
  timeout?: number;
  /** Bytes of an answer. */
  most?: number;
  resolve?: Resolve;
}

const TIMEOUT = 10_000;
const MOST = 1024 * 1024;
const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Requests to addresses that people other than the operator wrote. They go to public addresses alone, over https; the name is resolved
 * once and the connection made to the very address that was looked at, so that no second answer of the name's server leads elsewhere.
 */
export function openOutgoing({
  allowed = [],
  timeout = TIMEOUT,
  most = MOST,
  resolve = resolveAll,
}: OutgoingTerms = {}): Outgoing {
  return async (address, { method = 'GET', headers = {}, body = null, signal } = {}) => {
    const url = readAddress(address);
    const isAllowed = allowed.includes(url.hostname) || allowed.includes(url.host);
    if (!isAllowed && url.protocol !== 'https:')
      throw new OutgoingError('refused', `${url.origin} is refused: only https is asked.`);
    const options: RequestOptions = {
      method,
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      headers: { 'user-agent': 'Clausewise', 'accept-encoding': 'identity', ...headers, ...lengthOf(body) },
    };
    if (!isAllowed) options.lookup = pinned(await publicAddresses(url, resolve));
    return send(url, options, body, most);
  };
}

function readAddress(address: string): URL {
  if (!URL.canParse(address)) throw new OutgoingError('refused', 'This is no address.');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OutgoingError('refused', `${url.protocol} is refused: only https is asked.`);
  if (url.username || url.password) throw new OutgoingError('refused', 'An address must not hold a password.');
  return url;
}

/**
 * Of a name with public and private addresses none is used: an honest one has no such mixture. A name of a private network is answered as
 * one that does not exist, or whoever may enter names would learn which there are.
 */
async function publicAddresses(url: URL, resolve: Resolve): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family && !isPublicAddress(host))
    throw new OutgoingError('refused', `${host} is refused: it is no address of the internet.`);
  if (family) return [{ address: host, family }];
  const found = await resolve(host).catch(() => []);
  if (found.length > 0 && found.every(({ address }) => isPublicAddress(address))) return found;
  throw new OutgoingError('no_public_address', `${host} has no address on the internet.`);
}

function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
}

function lengthOf(body: OutgoingRequest['body']): Record<string, string> {
  return body ? { 'content-length': String(bytesOf(body).length) } : {};
}

function bytesOf(body: NonNullable<OutgoingRequest['body']>): Uint8Array {
  return body instanceof Uint8Array ? body : Buffer.from(body.toString());
}

async function send(url: URL, options: RequestOptions, body: OutgoingRequest['body'], most: number): Promise<Response> {
  try {
    const answer = await new Promise<IncomingMessage>((finishJob, fail) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, finishJob);
      request.on('error', fail);
      request.end(body ? bytesOf(body) : undefined);
    });
    return await readAnswer(answer, most);
  } catch (cause) {
    if (cause instanceof OutgoingError) throw cause;
    throw new OutgoingError('unreachable', `${url.host} does not answer.`, cause);
  }
}

async function readAnswer(answer: IncomingMessage, most: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      answer.destroy();
      throw new OutgoingError('too_large', 'The answer is larger than anything we asked for.');
    }
    chunks.push(chunk);
  }
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}
