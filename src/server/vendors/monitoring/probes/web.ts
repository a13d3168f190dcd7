import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { readSecurityTxt } from '#domain/vendors/monitoring/checks/security-txt.ts';
import type { Addresses, Locate } from './addresses.ts';
import { takesOldTls } from './certificate.ts';
import type { Terms } from './terms.ts';
import { tidy } from './tidy.ts';
import { addressText, isOfFamily, portsOf, urlOf, walk, type Walk } from './follow-redirects.ts';

type WebFacts = Pick<DomainFacts, 'dns' | 'host' | 'https' | 'http' | 'certificate' | 'takesOld' | 'securityTxt'>;

const NO_HEADERS: DomainFacts['https']['headers'] = {
  hsts: null,
  csp: null,
  cspReportOnly: false,
  nosniff: null,
  frames: null,
  referrer: null,
};

/** What the web servers of a domain show: of the domain itself, or of www. before it where only that has an address. */
export async function gatherWeb(domain: string, locate: Locate, terms: Terms, signal: AbortSignal): Promise<WebFacts> {
  const { host, found } = await findHost(domain, locate);
  const outcome = found.kind === 'private' ? 'private' : 'not-asked';
  const facts: WebFacts = {
    dns: dnsOf(found),
    host,
    https: { outcome, status: null, leadsTo: null, isDowngraded: false, headers: NO_HEADERS },
    http: { outcome, status: null, leadsTo: null, isEncrypted: false },
    certificate: null,
    takesOld: null,
    securityTxt: null,
  };
  if (found.kind !== 'found' || host === null) return facts;
  const common = { domain, locate, terms, signal };
  const [https, http] = await Promise.all([
    walk({ ...common, start: urlOf('https:', host, terms) }),
    walk({ ...common, start: urlOf('http:', host, terms) }),
  ]);
  const [address = ''] = found.addresses;
  const time = AbortSignal.any([signal, AbortSignal.timeout(terms.requestTime)]);
  const takesOld = https.certificate
    ? await takesOldTls({ address, port: portsOf(host, terms).https, host }, time)
    : null;
  const start = urlOf('https:', host, terms, '/.well-known/security.txt');
  const securityTxt = https.answer ? await walk({ ...common, start, wantsBody: true }) : null;
  return {
    ...facts,
    https: {
      outcome: https.outcome,
      status: https.answer?.status ?? null,
      leadsTo: addressText(https.leadsTo),
      isDowngraded: https.isDowngraded,
      headers: headersOf(https),
    },
    http: {
      outcome: http.outcome,
      status: http.answer?.status ?? null,
      leadsTo: addressText(http.leadsTo),
      isEncrypted: http.leadsTo?.protocol === 'https:',
    },
    certificate: https.certificate,
    takesOld,
    securityTxt: securityTxt && securityTxtOf(securityTxt, domain),
  };
}

async function findHost(domain: string, locate: Locate): Promise<{ host: string | null; found: Addresses }> {
  const found = await locate(domain);
  if (found.kind !== 'none') return { host: found.kind === 'no-name' ? null : domain, found };
  const host = `www.${domain}`;
  const below = await locate(host);
  return below.kind === 'found' || below.kind === 'private' ? { host, found: below } : { host: null, found };
}

function dnsOf({ kind }: Addresses): DomainFacts['dns'] {
  if (kind === 'found' || kind === 'private') return 'addresses';
  return kind === 'none' ? 'none' : kind === 'no-name' ? 'unknown-name' : 'no-answer';
}

function headersOf({ answer }: Walk): DomainFacts['https']['headers'] {
  if (!answer) return NO_HEADERS;
  const said = (name: string) => {
    const value = answer.headers[name];
    return value === undefined ? null : tidy(String(value), 2000);
  };
  return {
    hsts: said('strict-transport-security'),
    csp: said('content-security-policy'),
    cspReportOnly: said('content-security-policy-report-only') !== null,
    nosniff: said('x-content-type-options'),
    frames: said('x-frame-options'),
    referrer: said('referrer-policy'),
  };
}

function securityTxtOf({ answer, leadsTo }: Walk, domain: string): DomainFacts['securityTxt'] {
  if (!answer) return null;
  const isElsewhere = leadsTo !== null && !isOfFamily(leadsTo.hostname, domain);
  // A page for every address is no such file (RFC 9116, section 3: text/plain).
  const isPage = /html/i.test(answer.headers['content-type'] ?? '');
  const { contacts, expires } = readSecurityTxt(answer.body);
  return {
    status: isPage ? 404 : answer.status,
    leadsTo: isElsewhere ? addressText(leadsTo) : null,
    contacts,
    expires: expires === null ? null : tidy(expires, 100),
  };
}
