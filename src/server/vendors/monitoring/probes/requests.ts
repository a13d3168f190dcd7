import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { certificateOf } from './certificate.ts';

type Outcome = DomainFacts['https']['outcome'];

export interface Answered {
  outcome: 'answered';
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  certificate: DomainFacts['certificate'];
}
export interface Unanswered {
  outcome: Exclude<Outcome, 'answered'>;
  certificate: DomainFacts['certificate'];
}

const HEADER_BYTES = 16 * 1024;
export const BODY_BYTES = 64 * 1024;
/** Of a host with many addresses the first two are tried. */
const MOST_ADDRESSES = 2;
const UNCONNECTED: readonly Outcome[] = ['refused', 'unreachable', 'timeout'];

interface Ask {
  url: URL;
  addresses: readonly string[];
  signal: AbortSignal;
  wantsBody?: boolean;
}

/** Asks the host of an address at one of the given IP addresses and nowhere else. Follows nothing; reads 64 KB of the body at most, or none. */
export async function askOnce({ url, addresses, signal, wantsBody = false }: Ask): Promise<Answered | Unanswered> {
  let last: Answered | Unanswered = { outcome: 'unreachable', certificate: null };
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    last = await askAt(url, address, signal, wantsBody);
    if (!UNCONNECTED.includes(last.outcome)) return last;
  }
  return last;
}

type Stage = 'connecting' | 'handshake' | 'waiting';

function askAt(url: URL, address: string, signal: AbortSignal, wantsBody: boolean): Promise<Answered | Unanswered> {
  const isEncrypted = url.protocol === 'https:';
  const options: RequestOptions & { servername?: string; rejectUnauthorized?: boolean } = {
    host: address,
    port: url.port || (isEncrypted ? 443 : 80),
    path: url.pathname + url.search,
    method: 'GET',
    agent: false,
    signal,
    maxHeaderSize: HEADER_BYTES,
    headers: { host: url.host, 'user-agent': 'Clausewise', accept: '*/*', 'accept-encoding': 'identity' },
    // What is wrong with a certificate is what we came to see; nothing is sent that anybody could want.
    ...(isEncrypted && { servername: url.hostname, rejectUnauthorized: false }),
  };
  return new Promise((resolve) => {
    let stage: Stage = 'connecting';
    let certificate: DomainFacts['certificate'] = null;
    const request = (isEncrypted ? requestHttps : requestHttp)(options, (answer) => {
      // A change of protocol is no answer to a question for a page.
      if ((answer.statusCode ?? 0) < 200) return void request.destroy();
      return void readBody(answer, wantsBody).then((body) => {
        resolve({ outcome: 'answered', status: answer.statusCode ?? 0, headers: answer.headers, body, certificate });
        request.destroy();
      });
    });
    request.on('socket', (socket: Socket) => {
      socket.once('connect', () => (stage = isEncrypted ? 'handshake' : 'waiting'));
      socket.once('secureConnect', () => {
        stage = 'waiting';
        if (socket instanceof TLSSocket) certificate = certificateOf(socket, url.hostname);
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ outcome: outcomeOf(stage, signal.aborted, error.code ?? ''), certificate }),
    );
    request.on('close', () => resolve({ outcome: outcomeOf(stage, signal.aborted, ''), certificate }));
    request.end();
  });
}

function outcomeOf(stage: Stage, isLate: boolean, code: string): Unanswered['outcome'] {
  if (stage === 'handshake') return isLate ? 'no-handshake' : 'tls-failed';
  if (stage === 'waiting') return isLate ? 'slow' : 'broken';
  if (isLate || code === 'ETIMEDOUT') return 'timeout';
  return code === 'ECONNREFUSED' ? 'refused' : 'unreachable';
}

/** What has come when the body ends, is long enough, or breaks off. */
async function readBody(answer: IncomingMessage, isWanted: boolean): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  answer.on('error', () => {});
  try {
    if (isWanted)
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= BODY_BYTES) break;
      }
  } catch {
    // What has come until then is looked at.
  }
  answer.destroy();
  return Buffer.concat(chunks).subarray(0, BODY_BYTES).toString('utf8');
}
