import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { perform } from '../context.ts';
import { dispositionOf } from './downloads.ts';
import { keepFile } from '../files.ts';
import { sweep } from '../background/sweeps.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT_MB: '1', STORAGE_LIMIT_MB: '3' });
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const pathOf = (organisationId: string, text: string) => server.services.filesOf(organisationId).pathOf(sha256(text));

test('each file is answered for itself, by what it is and not by what it says', async () => {
  const { status, body } = await admin.upload(
    [
      { name: 'policy.txt', bytes: 'Access is reviewed.' },
      { name: 'big.bin', bytes: Buffer.alloc(1_000_001, 7) },
      { name: 'empty.txt', bytes: '' },
      { name: 'picture.png', bytes: '%PDF-1.7 in truth' },
    ],
    ['HR/Policies/policy.txt', 'big.bin', 'empty.txt', '../../etc/picture.png'],
  );
  expect(status).toBe(200);
  const [policy, big, empty, picture] = body.files;
  expect(policy).toMatchObject({
    name: 'policy.txt',
    size: 19,
    mediaType: 'text/plain',
    path: 'HR/Policies/policy.txt',
  });
  expect(big).toMatchObject({ name: 'big.bin', problem: { code: 'too_large' } });
  expect(empty).toMatchObject({ problem: { code: 'empty_file' } });
  expect(picture).toMatchObject({ mediaType: 'application/pdf', path: 'etc/picture.png' });
  expect(existsSync(pathOf(server.organisationId, 'Access is reviewed.'))).toBe(true);
});

test('an organisation has room for so much and no more', async () => {
  const full = await server.signIn('admin', await server.secondOrganisation());
  const megabyte = (fill: number) => ({ name: `${fill}.bin`, bytes: Buffer.alloc(1_000_000, fill) });
  const { body } = await full.upload([1, 2, 3, 4].map(megabyte));
  expect(body.files.map((file: { problem?: { code: string } }) => file.problem?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    'storage_full',
  ]);
});

test("another organisation's upload cannot be kept", async () => {
  const { body } = await admin.upload([{ name: 'a.txt', bytes: 'mine' }]);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const steal = perform(server.services, stranger.visitor, false, (context) => keepFile(context, body.files[0].id));
  await expect(steal).rejects.toMatchObject({ status: 404 });
});

test('what nobody kept within a day goes, bytes included, unless the same bytes are kept', async () => {
  const { body } = await admin.upload([
    { name: 'kept.txt', bytes: 'twice' },
    { name: 'again.txt', bytes: 'twice' },
    { name: 'left.txt', bytes: 'once' },
  ]);
  await perform(server.services, admin.visitor, false, (context) => keepFile(context, body.files[0].id));
  const { organisationId } = server;
  await sweep(server.services, new Date(Date.now() + 25 * 3_600_000));
  const left = await server.owner.query('select name from files where organisation_id = $1', [organisationId]);
  expect(left.rows.map((row) => row.name)).toEqual(['kept.txt']);
  expect([existsSync(pathOf(organisationId, 'twice')), existsSync(pathOf(organisationId, 'once'))]).toEqual([
    true,
    false,
  ]);
});

test('an upload that breaks off leaves nothing', async () => {
  const headers = { origin: server.origin, cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const body = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf of';
  const answer = await fetch(`${server.origin}/api/v1/files`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(existsSync(pathOf(server.organisationId, 'half of'))).toBe(false);
});

test('an upload whose sender vanishes leaves nothing', async () => {
  const abort = new AbortController();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(
        new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf'),
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
      abort.abort();
    },
  });
  const headers = { origin: server.origin, cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const request = { method: 'POST', headers, body, duplex: 'half', signal: abort.signal } as RequestInit;
  await expect(fetch(`${server.origin}/api/v1/files`, request)).rejects.toThrow(/abort/i);
  const arriving = join(server.services.settings.DATA_DIR, 'files', 'arriving');
  await expect.poll(() => readdirSync(arriving)).toEqual([]);
});

test('a hostile name is harmless in a download', () => {
  expect(dispositionOf('a"; filename="b.html\r\nset-cookie: x')).not.toMatch(/[\r\n]|"b\.html/);
  expect(dispositionOf('../política de acceso.pdf')).toBe(
    `attachment; filename=".._politica de acceso.pdf"; filename*=UTF-8''.._pol%C3%ADtica%20de%20acceso.pdf`,
  );
});

test('of more files than a minute allows each is asked to wait, and the server stands', async () => {
  const strict = await startTestServer({ UPLOADS_PER_MINUTE: '2' });
  try {
    const eager = await strict.signIn('admin');
    const files = Array.from({ length: 5 }, (_, number) => ({ name: `${number}.txt`, bytes: `text ${number}` }));
    const { body } = await eager.upload(files);
    const codes = body.files.map(({ problem }: { problem?: { code: string } }) => problem?.code ?? 'kept');
    expect(codes).toEqual(['kept', 'kept', ...Array.from({ length: 3 }, () => 'too_many_requests')]);
    expect((await eager.get('/session')).status).toBe(200);
  } finally {
    await strict.stop();
  }
});
