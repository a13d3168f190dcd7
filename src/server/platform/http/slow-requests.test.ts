import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { JSON_WITHIN } from './requests.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.stop());

/** What takes half a minute takes a fifth of a second. */
function hurry(): void {
  const later = globalThis.setTimeout;
  const sooner = (work: () => void, ms?: number) => later(work, ms === JSON_WITHIN ? 200 : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof later);
}

/** Sends the head, then a letter every 20 ms until the server has had enough. @returns what it answered, and after how long. */
async function trickle(head: string[], letters = 500): Promise<{ answer: string; after: number }> {
  const started = Date.now();
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\nHost: x\r\nOrigin: ${server.origin}\r\nContent-Length: 100000\r\n\r\n`);
  for (let sent = 0; sent < letters && !socket.closed; sent += 1) {
    socket.write(' ');
    await setTimeout(20);
  }
  socket.destroy();
  return { answer, after: Date.now() - started };
}

const JSON_TYPE = 'Content-Type: application/json';

test('a body of JSON that trickles is refused after its time, and the connection closed', async () => {
  hurry();
  const { answer, after } = await trickle(['POST /api/v1/session HTTP/1.1', JSON_TYPE]);
  expect(answer).toContain('HTTP/1.1 408');
  expect(answer).toContain('"code":"too_slow"');
  expect(after).toBeLessThan(5000);
});

test('a body that nobody asked for does not hold the connection', async () => {
  const { answer, after } = await trickle(['GET /healthz HTTP/1.1', JSON_TYPE]);
  expect(answer).toContain('HTTP/1.1 200');
  expect(after).toBeLessThan(5000);
});

test('an upload may take longer', async () => {
  hurry();
  const boundary = 'edge';
  const part = (text: string) => new TextEncoder().encode(text);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(
        part(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n`),
      );
      for (let line = 0; line < 10; line += 1) {
        controller.enqueue(part('Access is reviewed.\n'));
        await setTimeout(60);
      }
      controller.enqueue(part(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  });
  const answer = await fetch(`${server.origin}/api/v1/files`, {
    method: 'POST',
    body,
    headers: {
      cookie: admin.cookie,
      origin: server.origin,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ files: [{ name: 'a.txt' }] });
});
