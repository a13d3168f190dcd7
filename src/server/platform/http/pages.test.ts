import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages } from './pages.ts';

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clausewise-pages-'));
  await writeFile(join(folder, 'index.html'), '<script nonce="__NONCE__"></script>');
  await writeFile(join(folder, 'theme.js'), 'one();');
  const answer = await openPages(folder, 'http://localhost');
  server = createServer((request, response) => {
    answer(request, response, request.url ?? '/').catch((problem: { status: number }) =>
      response.writeHead(problem.status).end(),
    );
  }).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/login', '/login/', '/app', '/app/iso27001/A.5.15', '/app/iso27001/6.1.3', '/a/x-1', '/A/K7M2P'])(
  '%s is a page of the product',
  async (path) => {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test('robots.txt and the sitemap are answered for this origin', async () => {
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain('Sitemap: http://localhost/sitemap.xml');
  expect((await fetch(`${origin}/sitemap.xml`)).headers.get('content-type')).toMatch(/^application\/xml/);
  expect((await fetch(`${origin}/heads.json`)).status).toBe(404);
});

test.each(['/no/such/page', '/wp-login.php', '/server-status', '/app/iso27001/A.5.15/more', '/backup.sql'])(
  '%s is no page: people see so, programs by the status',
  async (path) => {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

test.each(['/assets/gone.js', '/favicon.ico', '/../secret.txt', '/api/v2', '/.env', '/.git/config', '/app/.aws/x'])(
  '%s is no page: an old address of a file is not answered with HTML',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);

test('a file that was taken away meanwhile is not there, and no fault of the server', async () => {
  await writeFile(join(folder, 'old.js'), 'old();');
  const answer = await openPages(folder, 'http://localhost');
  await rm(join(folder, 'old.js'));
  await expect(answer({ headers: {} } as IncomingMessage, {} as ServerResponse, '/old.js')).rejects.toMatchObject({
    status: 404,
  });
});

test('every answer has a nonce of its own, in the page and in the policy', async () => {
  const [one, two] = await Promise.all([fetch(origin), fetch(origin)]);
  const nonceOf = (text: string) => /nonce[="-]+([\w+/=]+)/.exec(text)?.[1];
  const nonce = nonceOf(await one.text());
  expect(one.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(nonceOf(await two.text())).not.toBe(nonce);
});
