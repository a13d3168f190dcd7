import { expect, test } from 'vitest';
import type { DomainFacts } from '../facts.ts';
import { CHECKS, type Check } from '../values.ts';
import { judgeDomain } from './judge.ts';
import { readSecurityTxt } from './security-txt.ts';

const NOW = '2026-06-15T12:00:00.000Z';

const FINE: DomainFacts = {
  domain: 'vendor.example',
  at: NOW,
  dns: 'addresses',
  host: 'vendor.example',
  https: {
    outcome: 'answered',
    status: 200,
    leadsTo: null,
    isDowngraded: false,
    headers: {
      hsts: 'max-age=31536000; includeSubDomains; preload',
      csp: "default-src 'self'",
      cspReportOnly: false,
      nosniff: 'nosniff',
      frames: 'DENY',
      referrer: 'no-referrer, strict-origin-when-cross-origin',
    },
  },
  http: { outcome: 'answered', status: 301, leadsTo: 'https://vendor.example/', isEncrypted: true },
  certificate: {
    protocol: 'TLSv1.3',
    validFrom: '2026-05-01T00:00:00.000Z',
    validTo: '2026-09-01T00:00:00.000Z',
    issuer: 'An authority',
    names: ['vendor.example'],
    fitsName: true,
    distrust: null,
  },
  takesOld: false,
  securityTxt: { status: 200, leadsTo: null, contacts: 1, expires: '2027-01-01T00:00:00Z' },
  mx: ['mx.vendor.example'],
  spf: { records: ['v=spf1 mx -all'], lookups: 1, all: '-', isBroken: false },
  spfBehind: null,
  dmarc: { foundAt: 'vendor.example', records: ['v=DMARC1; p=reject'] },
  dnssec: { zone: 'vendor.example', hasDs: true, hasKey: true, fits: true, isBogus: false },
  caa: { foundAt: 'vendor.example', issuers: ['ca.example'] },
};

type Some = { [K in keyof DomainFacts]?: DomainFacts[K] extends object | null ? unknown : DomainFacts[K] };

/** What one check says when only these facts are other than fine. */
function verdict(check: Check, facts: Some, isOnline = true): string {
  const merged = Object.fromEntries(
    Object.entries(FINE).map(([name, value]) => {
      const other = (facts as Record<string, unknown>)[name];
      if (other === undefined) return [name, value];
      return [name, isPlain(value) && isPlain(other) ? Object.assign({}, value, other) : other];
    }),
  ) as DomainFacts;
  const found = judgeDomain(merged, { now: NOW, isOnline }).find((each) => each.check === check);
  return `${found?.code} ${found?.state}`;
}
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const headers = (some: object) => ({ https: { headers: { ...FINE.https.headers, ...some } } });
const until = (validTo: string) => ({ certificate: { validTo } });
/** The name of a website without SPF of its own, before a name that has one. */
const www = (more: object = {}): Some => ({
  spf: { records: [], all: null },
  spfBehind: { records: ['v=spf1 -all'], lookups: 0, all: '-', isBroken: false, name: 'vendor.example', ...more },
});
const spf = (record: string, all: string | null, more: object = {}) => ({ spf: { records: [record], all, ...more } });
const dmarc = (record: string, foundAt = 'vendor.example') => ({ dmarc: { foundAt, records: [record] } });

test('of a domain as it should be nothing is said but good', () => {
  const findings = judgeDomain(FINE, { now: NOW, isOnline: true });
  expect(findings.map(({ check }) => check)).toEqual(CHECKS);
  expect(findings.filter(({ state, check }) => state !== 'ok' && check !== 'mail')).toEqual([]);
});

test.each<[Check, Some, string]>([
  ['reach', { dns: 'no-answer' }, 'no-dns unknown'],
  ['reach', { dns: 'unknown-name', host: null }, 'unknown-name problem'],
  ['reach', { dns: 'none', host: null }, 'no-website info'],
  ['reach', { https: { outcome: 'private' } }, 'private unknown'],
  ['reach', { https: { outcome: 'timeout' } }, 'silent problem'],
  ['reach', { https: { outcome: 'not-asked' } }, 'unknown unknown'],
  ['reach', { https: { outcome: 'slow' } }, 'slow problem'],
  ['reach', { https: { status: 503 } }, 'error warning'],
  ['reach', { https: { status: 403 } }, 'refuses ok'],
  ['reach', { https: { leadsTo: 'https://elsewhere.example/' } }, 'elsewhere ok'],
  ['reach', { https: { leadsTo: 'http://vendor.example/', isDowngraded: true } }, 'downgraded problem'],
  ['redirect', { http: { leadsTo: null, isEncrypted: false, status: 200 } }, 'plain problem'],
  ['redirect', { http: { leadsTo: 'http://a.example/', isEncrypted: false } }, 'unencrypted problem'],
  ['redirect', { http: { leadsTo: null, isEncrypted: false, status: 404 } }, 'closed ok'],
  ['redirect', { http: { outcome: 'refused' } }, 'closed ok'],
  ['redirect', { http: { outcome: 'refused' }, https: { outcome: 'refused' } }, 'unknown unknown'],
  ['redirect', { dns: 'none', host: null, http: { outcome: 'not-asked' } }, 'none info'],
  ['certificate', until('2026-07-15T12:00:00Z'), 'good ok'],
  ['certificate', until('2026-07-15T11:59:59Z'), 'ending warning'],
  ['certificate', until('2026-06-29T12:00:00Z'), 'ending warning'],
  ['certificate', until('2026-06-29T11:59:59Z'), 'ending-soon problem'],
  ['certificate', until('2026-06-15T11:59:59Z'), 'expired problem'],
  ['certificate', { certificate: { validFrom: '2026-06-16T00:00:00Z' } }, 'not-yet problem'],
  ['certificate', { certificate: { fitsName: false } }, 'wrong-name problem'],
  ['certificate', { certificate: { distrust: 'SELF_SIGNED_CERT_IN_CHAIN' } }, 'untrusted problem'],
  ['certificate', { certificate: null, https: { outcome: 'timeout' } }, 'unknown unknown'],
  ['protocol', { certificate: { protocol: 'TLSv1.2' } }, 'modern ok'],
  ['protocol', { takesOld: null }, 'modern ok'],
  ['protocol', { takesOld: true }, 'old-too warning'],
  ['protocol', { certificate: { protocol: 'TLSv1.1' } }, 'old-only problem'],
  ['hsts', headers({ hsts: null }), 'missing warning'],
  ['hsts', headers({ hsts: 'max-age=15552000' }), 'good ok'],
  ['hsts', headers({ hsts: 'max-age=15551999' }), 'short warning'],
  ['hsts', headers({ hsts: 'max-age=0' }), 'short warning'],
  ['hsts', headers({ hsts: 'includeSubDomains; MAX-AGE="31536000"' }), 'good ok'],
  ['hsts', headers({ hsts: 'forever' }), 'broken warning'],
  ['csp', headers({ csp: ' ', cspReportOnly: true }), 'report-only warning'],
  ['csp', headers({ csp: null }), 'missing warning'],
  ['nosniff', headers({ nosniff: 'sniff' }), 'missing warning'],
  ['frames', headers({ frames: null }), 'missing warning'],
  ['frames', headers({ frames: 'ALLOW-FROM https://a.example' }), 'missing warning'],
  ['frames', headers({ frames: null, csp: "default-src 'self'; frame-ancestors 'none'" }), 'good ok'],
  ['frames', headers({ frames: 'DENY', csp: 'frame-ancestors *' }), 'missing warning'],
  ['referrer', headers({ referrer: null }), 'default info'],
  ['referrer', headers({ referrer: 'unsafe-url' }), 'unsafe warning'],
  ['csp', { https: { leadsTo: 'https://elsewhere.example/', headers: { hsts: null } } }, 'none info'],
  ['security-txt', { securityTxt: { status: 404 } }, 'missing warning'],
  ['security-txt', { securityTxt: { contacts: 0 } }, 'no-contact warning'],
  ['security-txt', { securityTxt: { expires: null } }, 'no-expires warning'],
  ['security-txt', { securityTxt: { expires: 'soon' } }, 'no-expires warning'],
  ['security-txt', { securityTxt: { expires: '2026-06-15T11:00:00Z' } }, 'expired warning'],
  ['security-txt', { securityTxt: null }, 'unknown unknown'],
  ['spf', spf('v=spf1 ~all', '~'), 'soft ok'],
  ['spf', spf('v=spf1 ?all', '?'), 'neutral warning'],
  ['spf', spf('v=spf1 +all', '+'), 'open problem'],
  ['spf', spf('v=spf1 mx', null), 'neutral warning'],
  ['spf', spf('v=spf1 mx -all', '-', { lookups: 11 }), 'too-many-lookups problem'],
  ['spf', spf('v=spf1 mx -all', '-', { lookups: 10 }), 'strict ok'],
  ['spf', spf('v=spf1 nonsense -all', '-', { isBroken: true }), 'broken problem'],
  ['spf', { spf: { records: ['v=spf1 -all', 'v=spf1 ~all'] } }, 'several problem'],
  ['spf', { spf: { records: [], all: null } }, 'missing problem'],
  ['spf', { spf: { records: [], all: null }, mx: [] }, 'missing-no-mail warning'],
  ['spf', { spf: { records: [], all: null }, mx: ['.'] }, 'missing-no-mail warning'],
  ['spf', { spf: { records: [], all: null }, mx: null }, 'missing-no-mail unknown'],
  ['spf', { ...www(), mx: [] }, 'strict-behind info'],
  ['spf', { ...www(), mx: null }, 'missing-no-mail unknown'],
  ['spf', www(), 'missing problem'],
  ['spf', { ...www({ all: '~' }), mx: [] }, 'missing-no-mail warning'],
  ['spf', { ...www({ lookups: 11 }), mx: [] }, 'missing-no-mail warning'],
  ['spf', { ...www({ records: ['v=spf1 -all', 'v=spf1 -all'] }), mx: [] }, 'missing-no-mail warning'],
  ['dmarc', dmarc('v=DMARC1; p=quarantine'), 'quarantine ok'],
  ['dmarc', dmarc('v=DMARC1; p=none; rua=mailto:a@b.example'), 'watching warning'],
  ['dmarc', dmarc('v=DMARC1; rua=mailto:a@b.example'), 'watching warning'],
  ['dmarc', dmarc('v=DMARC1; p=reject; t=y'), 'partial warning'],
  ['dmarc', dmarc('v=DMARC1; p=reject; pct=20'), 'partial warning'],
  ['dmarc', dmarc('v=DMARC1; p=reject; sp=none', 'example'), 'watching warning'],
  ['dmarc', dmarc('v=DMARC1; p=none; sp=reject', 'example'), 'reject ok'],
  ['dmarc', { dmarc: { records: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } }, 'several problem'],
  ['dmarc', { dmarc: { foundAt: null, records: [] } }, 'missing problem'],
  ['dmarc', { dmarc: { foundAt: null, records: [] }, mx: [] }, 'missing-no-mail warning'],
  ['mail', { mx: [] }, 'no-mx info'],
  ['mail', { mx: ['.'] }, 'refuses info'],
  ['dnssec', { dnssec: { hasDs: false, hasKey: false, fits: null } }, 'unsigned warning'],
  ['dnssec', { dnssec: { hasDs: false } }, 'no-ds warning'],
  ['dnssec', { dnssec: { fits: false } }, 'broken problem'],
  ['dnssec', { dnssec: { isBogus: true } }, 'broken problem'],
  ['dnssec', { dnssec: null }, 'unknown unknown'],
  ['caa', { caa: { foundAt: null, issuers: [] } }, 'missing warning'],
  ['caa', { caa: { issuers: [] } }, 'nobody ok'],
])('%s with %j is %s', (check, facts, expected) => expect(verdict(check, facts)).toBe(expected));

test('a server that is silent is not blamed while we do not know that we reach anybody', () => {
  expect(verdict('reach', { https: { outcome: 'unreachable' } }, false)).toBe('not-reached unknown');
  expect(verdict('reach', { https: { outcome: 'tls-failed' } }, false)).toBe('tls-failed problem');
});

test('a security.txt is read past comments and signatures; only contacts one can use count', () => {
  const signed =
    '-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\n# ours\r\nContact: mailto:a@b.example\r\ncontact: https://b.example\r\n';
  expect(readSecurityTxt(`${signed}Expires: 2027-01-01T00:00:00Z\r\n`)).toEqual({
    contacts: 2,
    expires: '2027-01-01T00:00:00Z',
  });
  expect(readSecurityTxt('Contact: a@b.example\nExpires: x\nExpires: y')).toEqual({ contacts: 0, expires: null });
});
