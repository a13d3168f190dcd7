import { createHash, randomBytes } from 'node:crypto';
import { createServer as createPlain, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { expect, test } from 'vitest';
import { makeServerKeys } from '../../../../../test/certificates.ts';
import { DOMAIN, FINE, judged, openWatchedDomain } from '../../../../../test/watched-domain.ts';
import { goodPage, listen } from '../../../../../test/website.ts';

const { authority, good, names, site, opened, look } = await openWatchedDomain();

test('a domain as it should be is seen as it is', async () => {
  Object.assign(names.zone, FINE);
  const key = { flags: 257, algorithm: 13, key: randomBytes(64) };
  const owner = Buffer.from('\u0006vendor\u0007example\u0000');
  const rdata = Buffer.concat([owner, Buffer.from([1, 1, 3, 13]), key.key]);
  const digest = createHash('sha256').update(rdata).digest();
  names.zone[`SOA ${DOMAIN}`] = [{ mname: 'ns.example', rname: 'a.example' }];
  names.zone[`DNSKEY ${DOMAIN}`] = [key];
  names.zone[`DS ${DOMAIN}`] = [{ keyTag: 1, algorithm: 13, digestType: 2, digest }];
  const facts = await look();
  expect(judged(facts)).toEqual({
    reach: 'answers ok',
    redirect: 'https ok',
    certificate: 'good ok',
    protocol: 'modern ok',
    hsts: 'good ok',
    csp: 'good ok',
    nosniff: 'good ok',
    frames: 'good ok',
    referrer: 'good ok',
    'security-txt': 'good ok',
    spf: 'strict ok',
    dmarc: 'reject ok',
    mail: 'takes info',
    dnssec: 'signed ok',
    caa: 'good ok',
  });
  expect(facts.certificate).toMatchObject({ protocol: 'TLSv1.3', fitsName: true, distrust: null, issuer: 'A test' });
  expect(facts.spf).toMatchObject({ lookups: 1, all: '-' });
  names.zone[`DS ${DOMAIN}`] = [{ keyTag: 1, algorithm: 13, digestType: 2, digest: randomBytes(32) }];
  expect(judged(await look()).dnssec).toBe('broken problem');
});

test('without the operator’s word the very same servers are not touched', async () => {
  Object.assign(names.zone, FINE);
  const facts = await look({ allowed: new Map() });
  expect(facts.https.outcome).toBe('private');
  expect(facts.certificate).toBeNull();
  expect(judged(facts)).toMatchObject({ reach: 'private unknown', certificate: 'unknown unknown', spf: 'strict ok' });
});

test.each([['10.0.0.1'], ['169.254.169.254'], ['100.64.0.1'], ['8.8.8.8', '192.168.1.1'], ['0.0.0.0']])(
  'addresses %s are not looked at',
  async (...addresses) => {
    names.zone[`A ${DOMAIN}`] = addresses;
    expect((await look({ allowed: new Map() })).https.outcome).toBe('private');
  },
);

test.each([
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  'fd00:ec2::254',
  'fe80::1',
  '2001:0:7f00:1::',
])('nor is %s', async (address) => {
  names.zone[`AAAA ${DOMAIN}`] = [address];
  expect((await look({ allowed: new Map() })).https.outcome).toBe('private');
});

test('a name is looked up once, and a second answer leads nowhere', async () => {
  Object.assign(names.zone, FINE);
  let times = 0;
  names.lie(({ type, name }, honest) => {
    if (type === 'A' && name === DOMAIN) times += 1;
    return [honest];
  });
  await look();
  expect(times).toBe(1);
});

test.each([
  ['http://169.254.169.254/latest/meta-data/', 'downgraded problem'],
  ['https://169.254.169.254/', 'elsewhere ok'],
  ['https://other.example/', 'elsewhere ok'],
  ['https://vendor.example.evil.example/', 'elsewhere ok'],
  ['https://vendor.example:22/', 'elsewhere ok'],
  ['file:///etc/passwd', 'elsewhere ok'],
  ['javascript:alert(1)', 'elsewhere ok'],
])('a redirect to %s is told and not followed', async (location, verdict) => {
  Object.assign(names.zone, FINE);
  site.become({ https: (_, response) => response.writeHead(302, { location }).end() });
  const facts = await look();
  expect(judged(facts).reach).toBe(verdict);
  expect(facts.https.leadsTo).toBe(location);
  expect(names.asked.filter((each) => each.includes('other.example') || each.includes('evil'))).toEqual([]);
});

test('a redirect to a host of its own is followed only where that may be looked at', async () => {
  Object.assign(names.zone, FINE, { [`A inner.${DOMAIN}`]: ['127.0.0.1'], [`A www.${DOMAIN}`]: ['127.0.0.1'] });
  site.become({
    https: (request, response) =>
      request.headers.host?.startsWith('www.')
        ? goodPage(request, response)
        : response.writeHead(302, { location: `https://www.${DOMAIN}:${site.https}/` }).end(),
  });
  expect(judged(await look()).reach).toBe('answers ok');
  site.become({ https: (_, response) => response.writeHead(302, { location: `https://inner.${DOMAIN}/` }).end() });
  expect((await look()).https.outcome).toBe('private');
});

test('what goes round in circles, never ends or trickles is given up in time', async () => {
  Object.assign(names.zone, FINE);
  site.become({ https: (request, response) => response.writeHead(302, { location: request.url ?? '/' }).end() });
  expect(judged(await look()).reach).toBe('loop problem');
  let count = 0;
  site.become({ https: (_, response) => response.writeHead(302, { location: `/${(count += 1)}` }).end() });
  expect(judged(await look()).reach).toBe('loop problem');
  expect(count).toBeLessThan(20);
  site.become({ https: () => {} });
  expect(judged(await look()).reach).toBe('slow problem');
  site.become({
    https: (_, response) => {
      response.socket?.write(`HTTP/1.1 200 OK\r\n${`x-long: ${'a'.repeat(1000)}\r\n`.repeat(100)}`);
    },
  });
  expect(judged(await look()).reach).toBe('broken problem');
  site.become({ https: (_, response) => void response.socket?.end('HTTP/1.1 101 Switching Protocols\r\n\r\n') });
  expect(judged(await look()).reach).toBe('broken problem');
});

test('of a body without an end a little is read and the rest left', async () => {
  Object.assign(names.zone, FINE);
  let sent = 0;
  site.become({
    https: (request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const chunk = Buffer.alloc(64 * 1024, 'Contact: x\n');
      const pour = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', pour);
        }
      };
      if (request.url === '/.well-known/security.txt') pour();
      else response.end();
    },
  });
  const facts = await look();
  expect(facts.securityTxt).toMatchObject({ status: 200, contacts: 0 });
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

test('a server that never shakes hands is given up, and so is one that does it wrongly', async () => {
  Object.assign(names.zone, FINE);
  const sockets: Socket[] = [];
  const mute = createPlain((socket) => void sockets.push(socket.on('error', () => {})));
  opened.push({ close: () => [mute.close(), sockets.forEach((socket) => socket.destroy())] });
  const at = (https: number) => new Map([[DOMAIN, { https, http: site.http }]]);
  expect(judged(await look({ allowed: at(await listen(mute)) })).reach).toBe('no-handshake problem');
  const wrong = createPlain((socket) => void socket.on('error', () => {}).end('220 mail ready\r\n'));
  opened.push(wrong);
  expect(judged(await look({ allowed: at(await listen(wrong)) })).reach).toBe('tls-failed problem');
});

test('a server that takes only old versions, or old ones too, is told apart', async () => {
  Object.assign(names.zone, FINE);
  const serve = async (maxVersion: 'TLSv1.1' | 'TLSv1.3') => {
    const old = createTls({ ...good, minVersion: 'TLSv1', maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' }, (socket) =>
      socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'),
    ).on('tlsClientError', () => {});
    opened.push(old);
    const https = await listen(old);
    return judged(await look({ allowed: new Map([[DOMAIN, { https, http: site.http }]]) }));
  };
  expect((await serve('TLSv1.3')).protocol).toBe('old-too warning');
  expect((await serve('TLSv1.1')).reach).toBe('tls-failed problem');
});

test.each([
  [{ days: [-90, -1] }, 'expired problem'],
  [{ days: [1, 90] }, 'not-yet problem'],
  [{ days: [-1, 10] }, 'ending-soon problem'],
  [{ days: [-1, 20] }, 'ending warning'],
  [{ by: undefined }, 'untrusted problem'],
  [{ names: ['other.example'] }, 'wrong-name problem'],
] as const)('a certificate with %o is %s', async (facts, verdict) => {
  Object.assign(names.zone, FINE);
  const { names: of = [DOMAIN], ...rest } = facts as { names?: string[]; days?: [number, number] };
  site.rekey(makeServerKeys(of, { by: authority, ...rest }));
  expect(judged(await look()).certificate).toBe(verdict);
});
