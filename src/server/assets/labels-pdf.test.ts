import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSizeOf, LABEL_SHEETS, labelAddress } from '#domain/assets/labels/labels.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { codeSvg } from './labels-pdf.ts';

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  session = await server.signIn('user');
});
afterAll(() => server.stop());

const asset = {
  name: 'Laptop <b>',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'S/1',
  owner: 'Ada',
  dataClassification: 'Internal',
};
const decode = (jsqr as unknown as { default: typeof jsqr }).default ?? jsqr;

/** What a scanner reads of a code printed so wide at 600 dots an inch, as an office printer does. */
async function scan(svg: string, millimetres: number): Promise<string | undefined> {
  const width = Math.round((millimetres / 25.4) * 600);
  const image = sharp(Buffer.from(svg), { density: 1200 }).resize(width, width).flatten({ background: '#fff' });
  const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), width, width)?.data;
}

test('a decoder that is not ours reads the code at 12 mm, and it opens the asset', async () => {
  const { body } = await session.post('/assets', asset);
  const answer = await session.get(`/assets/${body.id}/code`);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const link = (await scan(answer.body, 12)) ?? '';
  expect(link.slice(0, -10)).toBe(`${server.origin}/a/`.toUpperCase());
  const code = link.slice(-10);
  expect((await session.get(`/assets/codes/${code}`)).body).toEqual({ id: body.id });
  expect((await session.get(`/assets/codes/${code.toLowerCase()}`)).body).toEqual({ id: body.id });
  const stranger = await server.signIn('user', await server.secondOrganisation());
  expect((await stranger.get(`/assets/codes/${code}`)).status).toBe(404);
  expect((await session.get('/assets/codes/nothing')).status).toBe(404);
});

test('a long address is still read on the smallest label', async () => {
  const link = labelAddress('https://compliance.subsidiary.example-corporation.com', crypto.randomUUID());
  const smallest = Math.min(...LABEL_SHEETS.map(codeSizeOf));
  expect(await scan(codeSvg(link), smallest)).toBe(link);
  const before = codeSvg(
    `https://compliance.subsidiary.example-corporation.com/app/asset-inventory/${crypto.randomUUID()}`,
  );
  const modulesOf = (svg: string) => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  expect(modulesOf(codeSvg(link))).toBeLessThan(0.8 * modulesOf(before));
});

test.each(LABEL_SHEETS.map(({ id }) => id))('labels come as PDF on %s', async (sheet) => {
  const { body } = await session.post('/assets', asset);
  const answer = await session.get(`/assets/labels?sheet=${sheet}&ids=${body.id}&used=3`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.body.slice(0, 5)).toBe('%PDF-');
});

test('unknown sheets, foreign assets and no assets are refused in words', async () => {
  const elsewhere = await server.signIn('user', await server.secondOrganisation());
  const { body } = await elsewhere.post('/assets', asset);
  expect((await session.get(`/assets/labels?sheet=dymo-11354&ids=${body.id}`)).status).toBe(404);
  expect((await session.get(`/assets/${body.id}/code`)).status).toBe(404);
  expect((await session.get('/assets/labels?sheet=mine')).body.issues[0].path).toBe('sheet');
  expect((await session.get('/assets/labels?sheet=dymo-11354&search=nothing+like+it')).status).toBe(404);
});
