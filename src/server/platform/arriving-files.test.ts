import { existsSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { openFiles } from './files.ts';
import { sweep } from './background/sweeps.ts';

let server: TestServer;
let admin: TestSession;
let arriving: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  arriving = join(server.services.settings.DATA_DIR, 'files', 'arriving');
});
afterAll(() => server.stop());

const HOURS = 3_600_000;

async function leave(name: string, hoursAgo: number): Promise<string> {
  const path = join(arriving, name);
  await writeFile(path, 'half of');
  const at = new Date(Date.now() - hoursAgo * HOURS);
  await utimes(path, at, at);
  return path;
}

test('a second server on the same folder lets the first receive what is on its way', async () => {
  const boundary = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(`${boundary}first half, `));
      await expect.poll(() => readdir(arriving)).toHaveLength(1);
      await openFiles(server.services.settings.DATA_DIR);
      controller.enqueue(new TextEncoder().encode('second half\r\n--x--\r\n'));
      controller.close();
    },
  });
  const headers = { origin: server.origin, cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = await fetch(`${server.origin}/api/v1/files`, request);
  expect(answer.status).toBe(200);
  const { files } = (await answer.json()) as { files: { id: string; size: number }[] };
  expect(files).toMatchObject([{ name: 'a.txt', size: 'first half, second half'.length }]);
});

test('what a server that ended left behind goes with the next start, and every hour', async () => {
  const [old, fresh] = [await leave('old', 2), await leave('fresh', 0.5)];
  await openFiles(server.services.settings.DATA_DIR);
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  await sweep(server.services, new Date(Date.now() + HOURS));
  expect(existsSync(fresh)).toBe(false);
});
