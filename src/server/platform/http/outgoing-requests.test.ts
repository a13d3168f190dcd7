import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '../addresses.ts';
import { openOutgoing } from './outgoing-requests.ts';

const server = createServer((request, response) => {
  if (request.url === '/elsewhere') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  else if (request.url === '/endless') response.end('x'.repeat(5000));
  else if (request.url === '/never') return;
  else request.pipe(response.writeHead(200, { 'x-method': request.method }));
});
let port: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.9.9.9',
  '168.63.129.16',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('%s is no address of the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'http://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'https://user:secret@example.com/',
  'nonsense',
])('%s is refused before anything leaves', async (url) => {
  await expect(openOutgoing()(url)).rejects.toMatchObject({ code: 'refused' });
});

test('a name with a private address, also when only one of its addresses is, is answered as one that there is not', async () => {
  const answers: unknown[] = [];
  for (const addresses of [['10.0.0.1'], ['8.8.8.8', '::1'], ['169.254.169.254'], []]) {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    answers.push(await openOutgoing({ resolve })('https://rebinding.example/').catch((error: unknown) => error));
  }
  const resolve = () => Promise.reject(new Error('getaddrinfo ENOTFOUND rebinding.example'));
  answers.push(await openOutgoing({ resolve })('https://rebinding.example/').catch((error: unknown) => error));
  for (const answer of answers)
    expect(answer).toMatchObject({
      code: 'no_public_address',
      message: 'rebinding.example has no address on the internet.',
      cause: undefined,
    });
});

test('a name is asked for once, and the connection goes to the address that was looked at', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    // The second answer would lead home.
    return [{ address: asked === 1 ? '192.0.1.1' : '127.0.0.1', family: 4 }];
  };
  const ask = openOutgoing({ resolve, timeout: 300 })(`https://rebinding.example:${port}/`);
  await expect(ask).rejects.toMatchObject({ code: 'unreachable' });
  expect(asked).toBe(1);
});

test('the operator lets requests go to a host of their own, and to no other of its ports', async () => {
  const ask = openOutgoing({ allowed: [`127.0.0.1:${port}`] });
  const body = new URLSearchParams({ a: 'ä' });
  const answer = await ask(`http://127.0.0.1:${port}/echo`, { method: 'POST', body });
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([200, 'POST', 'a=%C3%A4']);
  await expect(ask(`http://127.0.0.1:${port + 1}/`)).rejects.toMatchObject({ code: 'refused' });
  expect((await openOutgoing({ allowed: ['127.0.0.1'] })(`http://127.0.0.1:${port}/echo`)).status).toBe(200);
});

test('a redirect is an answer, and is not followed', async () => {
  const answer = await openOutgoing({ allowed: ['127.0.0.1'] })(`http://127.0.0.1:${port}/elsewhere`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/']);
});

test('an answer that is too large, and one that never ends, are given up', async () => {
  const ask = openOutgoing({ allowed: ['127.0.0.1'], most: 4000, timeout: 200 });
  await expect(ask(`http://127.0.0.1:${port}/endless`)).rejects.toMatchObject({ code: 'too_large' });
  await expect(ask(`http://127.0.0.1:${port}/never`)).rejects.toMatchObject({ code: 'unreachable' });
});
