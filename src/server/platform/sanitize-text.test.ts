import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { VALID } from '../../../test/valid-bodies.ts';

// Signs that turn the order of what follows them, in names that come in every way.

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const TURNS = ['\u202e', '\u202d', '\u2067', '\u2066', '\u200f', '\u061c'];

test.each(TURNS)('the name of a file and its folder show themselves as they are (%j)', async (turn) => {
  const { body } = await admin.upload([{ name: `invoice${turn}fdp.exe`, bytes: 'x' }], [`a${turn}b/invoice.exe`]);
  expect(body.files[0]).toMatchObject({ name: 'invoicefdp.exe', path: 'ab/invoice.exe' });
});

test.each(TURNS)('so do names that are typed, escaped or not, while longer texts keep the signs (%j)', async (turn) => {
  const note = `One line${turn}\nand another`;
  const { body } = await admin.post('/assets', {
    ...VALID['/assets'],
    name: `Server${turn}gnp`,
    serialNumber: turn + turn.codePointAt(0),
    notes: note,
  });
  expect(body).toMatchObject({ name: 'Servergnp', notes: note });
  const raw = JSON.stringify({ name: `Other${turn}gnp` }).replace(
    turn,
    `\\u${turn.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
  const answer = await fetch(`${server.origin}/api/v1/assets/${body.id}`, {
    method: 'PATCH',
    body: raw,
    headers: { cookie: admin.cookie, origin: server.origin, 'content-type': 'application/json' },
  });
  expect(await answer.json()).toMatchObject({ name: 'Othergnp' });
});
