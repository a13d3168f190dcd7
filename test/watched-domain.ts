import { afterAll, afterEach, beforeAll } from 'vitest';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { judgeDomain } from '#domain/vendors/monitoring/checks/judge.ts';
import type { Check } from '#domain/vendors/monitoring/values.ts';
import { gatherDomain } from '#server/vendors/monitoring/probes/domain.ts';
import type { Terms } from '#server/vendors/monitoring/probes/terms.ts';
import { makeAuthority, makeServerKeys } from './certificates.ts';
import { startNameServer, type Zone } from './name-server.ts';
import { goodPage, startWebsite, toHttps } from './website.ts';

export const DOMAIN = 'vendor.example';

/** What a name server says of a domain that is as it should be. */
export const FINE: Zone = {
  [`A ${DOMAIN}`]: ['127.0.0.1'],
  [`MX ${DOMAIN}`]: [{ preference: 10, exchange: `mx.${DOMAIN}` }],
  [`TXT ${DOMAIN}`]: ['some other text', 'v=spf1 include:_spf.mail.example -all'],
  'TXT _spf.mail.example': ['v=spf1 ip4:192.0.2.0/24 -all'],
  [`TXT _dmarc.${DOMAIN}`]: ['v=DMARC1; p=reject; rua=mailto:d@vendor.example'],
  [`CAA ${DOMAIN}`]: [{ flags: 0, tag: 'issue', value: 'ca.example; account=1' }],
  'NS example': ['ns.example'],
};

/** A domain on loopback with its website and its name server, as it should be again before each test of a file. */
export async function openWatchedDomain() {
  const authority = makeAuthority();
  const trusted = getCACertificates('default');
  const good = makeServerKeys([DOMAIN, `*.${DOMAIN}`], { by: authority });
  const names = await startNameServer({});
  const site = await startWebsite(good);
  const opened: { close(): unknown }[] = [];
  beforeAll(() => setDefaultCACertificates([...trusted, authority.pem]));
  afterAll(() => {
    names.stop();
    site.stop();
    setDefaultCACertificates(trusted);
  });
  afterEach(() => {
    names.lie(null);
    for (const server of opened.splice(0)) server.close();
    for (const key of Object.keys(names.zone)) delete names.zone[key];
    site.become({ https: goodPage, http: toHttps(() => site.https) });
    site.rekey(good);
  });
  const allowed = new Map([DOMAIN, `www.${DOMAIN}`].map((host) => [host, { https: site.https, http: site.http }]));
  const usual: Terms = { servers: [names.server], allowed, requestTime: 700, domainTime: 5000, nameTime: 250 };
  const look = (more: Partial<Terms> = {}, domain = DOMAIN) =>
    gatherDomain(domain, { ...usual, ...more }, new AbortController().signal, new Date());
  return { authority, good, names, site, opened, look };
}

/** What is said of what was seen: code and state by check. */
export function judged(facts: DomainFacts, isOnline = true): Record<Check, string> {
  const findings = judgeDomain(facts, { now: new Date().toISOString(), isOnline });
  const said = findings.map(({ check, code, state }) => [check, `${code} ${state}`]);
  return Object.fromEntries(said) as Record<Check, string>;
}
