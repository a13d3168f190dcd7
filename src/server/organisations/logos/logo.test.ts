import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOGO_LIMIT } from '#domain/organisations/settings.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { sweep } from '../../platform/background/sweeps.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const red = () => sharp({ create: { width: 1600, height: 400, channels: 4, background: '#f00' } });
const svg = (inner: string, more = 'width="100" height="100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`);

async function upload(session: TestSession, bytes: Uint8Array, name = 'logo.png') {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const response = await fetch(`${server.origin}/api/v1/organisation/logo`, {
    method: 'POST',
    headers: { cookie: session.cookie, origin: server.origin },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function download(session: TestSession, sha256: string, organisationId = admin.visitor.organisationId) {
  const path = `/api/v1/organisation/logo/${sha256}?organisation=${organisationId}`;
  const response = await fetch(server.origin + path, { headers: { cookie: session.cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A small file that says it is a picture of so many dots. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const dots = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', dots),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures', () => {
  test.each([
    ['PNG', () => red().png().toBuffer()],
    [
      'JPG',
      () =>
        red()
          .flatten()
          .withExif({ IFD0: { Artist: 'Hidden name' } })
          .jpeg()
          .toBuffer(),
    ],
    ['WebP', () => red().webp().toBuffer()],
    ['SVG', async () => svg('<rect width="100" height="100" fill="#f00"/>', 'viewBox="0 0 100 25"')],
  ])('%s becomes a bounded PNG without metadata, whatever its name says', async (_kind, make) => {
    const answer = await upload(admin, await make(), 'logo.exe');
    expect(answer.status).toBe(200);
    const { response, bytes } = await download(admin, answer.body.logoSha256 ?? '');
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'png', width: 800, height: 200 });
    expect(facts.exif).toBeUndefined();
    expect(bytes.includes('Hidden name')).toBe(false);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  test('a script, a foreign object and pictures from elsewhere in an SVG have no effect', async () => {
    const outside = `${server.services.settings.DATA_DIR}/outside.png`;
    await red().toFile(outside);
    const hostile = svg(
      `<script>alert(1)</script><foreignObject width="100" height="100"><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>
       <image href="file://${outside}" width="100" height="100"/><image href="${server.origin}/favicon.svg" width="9" height="9"/>`,
    );
    const answer = await upload(admin, hostile, 'logo.svg');
    expect(answer.status).toBe(200);
    const { bytes } = await download(admin, answer.body.logoSha256 ?? '');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const drawn = await sharp(bytes).raw().toBuffer();
    expect(drawn.some((part) => part > 0)).toBe(false);
  });
});

describe('refusals', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a text that calls itself PNG', () => Buffer.from('\u0089PNG is my name')],
    ['a PNG head without a picture', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('no')])],
    ['a picture cut in the middle', async () => (await red().png().toBuffer()).subarray(0, 200)],
    ['a page', () => Buffer.from('<!doctype html><html><svg></svg></html>')],
    ['another kind of picture', () => red().gif().toBuffer()],
    ['20,000 x 20,000 dots', () => bomb(20_000, 20_000)],
    ['a drawing of 100,000 x 100,000', () => svg('<rect width="9" height="9"/>', 'width="100000" height="100000"')],
    [
      'a picture of 20,000 x 20,000 within a drawing',
      () =>
        svg(`<image href="data:image/png;base64,${bomb(20_000, 20_000).toString('base64')}" width="9" height="9"/>`),
    ],
    [
      'entities that multiply',
      () =>
        Buffer.from(
          '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
        ),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s', async (_name, make) => {
    const answer = await upload(admin, await make());
    expect(answer).toMatchObject({ status: 422, body: { detail: 'Please select a valid image file' } });
  });

  test(
    'a drawing that multiplies itself ends the child in time, and the server goes on',
    { timeout: 40_000 },
    async () => {
      let inner = '<g id="g0"><rect width="1" height="1"/></g>';
      for (let level = 1; level < 12; level += 1)
        inner += `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(20)}</g>`;
      expect((await upload(admin, svg(inner))).status).toBe(422);
      expect((await admin.get('/session')).status).toBe(200);
    },
  );

  test('5 MB and more', async () => {
    const message = { status: 413, body: { detail: 'File size must be less than 5MB' } };
    expect(await upload(admin, Buffer.alloc(LOGO_LIMIT + 1))).toMatchObject(message);
    expect(await upload(admin, Buffer.alloc(LOGO_LIMIT))).toMatchObject(message);
  });
});

test('a logo is for members, in its own organisation, as long as it is the logo', async () => {
  const { logoSha256 = '' } = (await upload(admin, await red().png().toBuffer())).body;
  const viewer = await server.signIn('viewer');
  expect((await download(viewer, logoSha256)).response.status).toBe(200);
  const other = await server.secondOrganisation();
  const stranger = await server.signIn('admin', other);
  expect((await download(stranger, logoSha256)).response.status).toBe(404);
  expect((await download(stranger, logoSha256, other)).response.status).toBe(404);
  expect((await download(admin, 'f'.repeat(64))).response.status).toBe(404);
  expect((await download(admin, '..%2f..%2fsecret')).response.status).toBe(404);

  expect((await admin.remove('/organisation/logo')).body.logoSha256).toBeNull();
  expect((await download(viewer, logoSha256)).response.status).toBe(404);
  await sweep(server.services, new Date(Date.now() + 2 * 86_400_000));
  const { rows } = await server.owner.query('select count(*)::int as count from files where sha256 = $1', [logoSha256]);
  expect(rows[0].count).toBe(0);
});
