import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A question as it arrived. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it travelled. */
  raw: string;
  name: string;
  system: string;
  user: string;
  hasSchema: boolean;
  temperature: number;
  /** Keys of what is to be judged: R1…, A1…. */
  keys: string[];
  passages: { id: string; text: string }[];
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** As the body of the response; without it, `content` in the envelope of a chat completion. */
  body?: string;
  content?: string;
  after?: number;
}

export type Manner = (asked: Asked) => Reply;

export interface FakeModel {
  origin: string;
  host: string;
  asked: Asked[];
  behave(manner: Manner): void;
  stop(): Promise<void>;
}

/** A service that speaks like an OpenAI-compatible one, well or badly as it is told. */
export async function startFakeModel(port = 0): Promise<FakeModel> {
  const asked: Asked[] = [];
  let manner: Manner = well;
  const server = createServer((request, response) => {
    void (async () => {
      let raw = '';
      for await (const chunk of request) raw += String(chunk);
      const one = readAsked(request.url ?? '', request.headers, raw);
      asked.push(one);
      const { status = 200, headers = {}, body, content = '', after = 0 } = manner(one);
      await pause(after);
      const envelope = { choices: [{ message: { role: 'assistant', content } }], usage: { total_tokens: 400 } };
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body ?? JSON.stringify(envelope));
    })().catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    asked,
    behave(next) {
      manner = next;
      asked.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readAsked(path: string, headers: IncomingHttpHeaders, raw: string): Asked {
  const body = raw ? JSON.parse(raw) : {};
  const contentOf = (role: string): string =>
    body.messages?.find((message: { role: string }) => message.role === role)?.content ?? '';
  const user = contentOf('user');
  return {
    path,
    headers,
    raw,
    name: body.response_format?.json_schema?.name ?? '',
    system: contentOf('system'),
    user,
    hasSchema: body.response_format !== undefined,
    temperature: body.temperature,
    keys: [...user.matchAll(/^([RA]\d+)[: ]/gm)].map(([, key]) => key ?? ''),
    passages: [...user.matchAll(/^\[(P\d+)\](?: \(under the heading: [^)]*\))? (.*)$/gm)].map(
      ([, id = '', text = '']) => ({
        id,
        text,
      }),
    ),
  };
}

type Item = Record<string, unknown>;

/** One item for each key that was asked for, in the shape of the question. */
export function itemsFor({ keys, user }: Asked, make: (key: string) => Item): string {
  const isVerdict = user.startsWith('Requirements:');
  const items = keys.map((key) => ({ [isVerdict ? 'requirement' : 'point']: key, ...make(key) }));
  return JSON.stringify({ [isVerdict ? 'verdicts' : 'points']: items });
}

/** The first eight words of a passage, which stand in it. */
export const quoteOf = (text: string) => text.split(' ').slice(0, 8).join(' ');

/** Says yes to everything, with a true quote and full of itself. */
export const well: Manner = (asked) => {
  if (asked.user.includes('{"ready": true}')) return { content: '{"ready": true}' };
  const [first] = asked.passages;
  const quote = quoteOf(first?.text ?? '');
  const passages = first ? [first.id] : [];
  return {
    content: itemsFor(asked, () => ({ verdict: 'supported', status: 'covered', passages, quote, confidence: 10 })),
  };
};

/** Denies everything. */
export const denying: Manner = (asked) => ({
  content: itemsFor(asked, () => ({ verdict: 'unsupported', status: 'missing', passages: [], quote: '' })),
});

/** Says yes to everything with words that nobody wrote. */
export const inventing: Manner = (asked) => ({
  content: itemsFor(asked, () => ({
    verdict: 'supported',
    status: 'covered',
    passages: asked.passages.map(({ id }) => id),
    quote: 'The organisation demonstrates outstanding compliance with every single requirement.',
  })),
});
