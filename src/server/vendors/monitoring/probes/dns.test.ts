import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { encode } from 'dns-packet';
import { expect, test } from 'vitest';
import { DOMAIN, FINE, judged, openWatchedDomain } from '../../../../../test/watched-domain.ts';

const { names, opened, look } = await openWatchedDomain();

test('without a resolver that answers nothing is held against anybody, and soon over', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((done) => void silent.bind(0, '127.0.0.1', done));
  opened.push(silent);
  const begun = Date.now();
  const verdicts = judged(await look({ servers: [{ host: '127.0.0.1', port: silent.address().port }] }));
  expect(Object.values(verdicts).every((verdict) => verdict.endsWith('unknown'))).toBe(true);
  expect(verdicts.reach).toBe('no-dns unknown');
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(Object.values(judged(await look({ servers: [] }))).every((verdict) => verdict.endsWith('unknown'))).toBe(true);
});

test('a resolver that knows no name at all knows nothing of this one either', async () => {
  const blind = judged(await look());
  expect(blind.reach).toBe('no-dns unknown');
  expect(Object.values(blind).every((verdict) => verdict.endsWith('unknown'))).toBe(true);
  names.zone['NS example'] = ['ns.example'];
  const { reach, ...others } = judged(await look());
  expect(reach).toBe('unknown-name problem');
  expect([...new Set(Object.values(others))]).toEqual(['none info']);
});

test('a silent server is the vendor’s matter only where others are reached', async () => {
  Object.assign(names.zone, FINE);
  const facts = await look({ allowed: new Map([[DOMAIN, { https: 1, http: 1 }]]) });
  expect(facts.https.outcome).toBe('refused');
  expect(judged(facts, true).reach).toBe('silent problem');
  expect(judged(facts, false).reach).toBe('not-reached unknown');
});

test.each<[string, Parameters<(typeof names)['lie']>[0]]>([
  ['nonsense', () => [randomBytes(200)]],
  [
    'another id',
    (_, honest, id) => [Buffer.concat([Buffer.from([((id + 1) >> 8) & 0xff, (id + 1) & 0xff]), honest.subarray(2)])],
  ],
  [
    'an answer to another question',
    ({ type }, _, id) => [
      encode({
        type: 'response',
        id,
        questions: [{ type, name: 'evil.example' }],
        answers: [{ type: 'A', name: DOMAIN, data: '127.0.0.1' }],
      }),
    ],
  ],
  [
    'a name that points at itself',
    (_, honest) => [
      Buffer.concat([
        honest.subarray(0, 6),
        Buffer.from([0, 1]),
        honest.subarray(8, 12),
        Buffer.from([0xc0, 12, 0, 1, 0, 1]),
        Buffer.from([0xc0, 18, 0, 1, 0, 1]),
      ]),
    ],
  ],
  [
    'numbers that lie',
    (_, honest) => [
      Buffer.concat([honest.subarray(0, 6), Buffer.from([255, 255, 255, 255, 255, 255]), honest.subarray(12)]),
    ],
  ],
  ['nothing', () => null],
])('a name server that sends %s is as if it were silent', async (_, twist) => {
  Object.assign(names.zone, FINE);
  names.lie(twist);
  expect(judged(await look()).reach).toBe('no-dns unknown');
});

test('the honest answer counts, whatever comes before it', async () => {
  Object.assign(names.zone, FINE);
  names.lie((_, honest) => [
    randomBytes(40),
    Buffer.concat([Buffer.from([honest[0]! ^ 255]), honest.subarray(1)]),
    honest,
  ]);
  expect(judged(await look())).toMatchObject({ reach: 'answers ok', spf: 'strict ok' });
});

test('a huge TXT comes over TCP, is understood and kept short', async () => {
  Object.assign(names.zone, FINE);
  const many = Array.from({ length: 100 }, (_, at) => Array.from({ length: 2 }, () => `${at}`.padEnd(250, 'x')));
  names.zone[`TXT ${DOMAIN}`] = [...many, ['v=spf1 ip4:192.0.2.1 ', 'ip4:192.0.2.1 '.repeat(15), '~all']];
  const facts = await look();
  expect(facts.spf).toMatchObject({ all: '~', records: [expect.stringMatching(/^v=spf1/)] });
  expect(JSON.stringify(facts).length).toBeLessThan(5000);
});

test('SPF that includes itself, or far too much, comes to an end', async () => {
  Object.assign(names.zone, FINE, { [`TXT ${DOMAIN}`]: [`v=spf1 include:${DOMAIN} -all`] });
  expect(judged(await look()).spf).toBe('broken problem');
  names.zone[`TXT ${DOMAIN}`] = ['v=spf1 include:s0.example -all'];
  for (let at = 0; at < 30; at += 1) names.zone[`TXT s${at}.example`] = [`v=spf1 mx include:s${at + 1}.example -all`];
  names.asked.length = 0;
  expect(judged(await look()).spf).toBe('too-many-lookups problem');
  expect(names.asked.length).toBeLessThan(60);
});

test('a policy of a parent counts for what stands below, and www. for a domain without an address', async () => {
  Object.assign(names.zone, FINE, { 'A app.vendor.example': ['127.0.0.1'] });
  names.zone[`TXT _dmarc.${DOMAIN}`] = ['v=DMARC1; p=reject; sp=none'];
  const below = await look({}, 'app.vendor.example');
  expect(below.dmarc?.foundAt).toBe(DOMAIN);
  expect(judged(below)).toMatchObject({ dmarc: 'watching warning', caa: 'good ok', spf: 'missing-no-mail warning' });
  names.zone[`A www.${DOMAIN}`] = ['127.0.0.1'];
  // The website's own name needs no SPF where the name behind it refuses all others.
  expect(judged(await look({}, `www.${DOMAIN}`)).spf).toBe('strict-behind info');
  names.zone[`TXT ${DOMAIN}`] = ['v=spf1 ~all'];
  expect(judged(await look({}, `www.${DOMAIN}`)).spf).toBe('missing-no-mail warning');
  Object.assign(names.zone, FINE, { [`A www.${DOMAIN}`]: ['127.0.0.1'] });
  delete names.zone[`A ${DOMAIN}`];
  const facts = await look();
  expect(facts.host).toBe(`www.${DOMAIN}`);
  expect(judged(facts).reach).toBe('answers ok');
  delete names.zone[`A www.${DOMAIN}`];
  expect(judged(await look())).toMatchObject({ reach: 'no-website info', hsts: 'none info', spf: 'strict ok' });
});
