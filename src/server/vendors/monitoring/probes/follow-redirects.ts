import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import type { Locate } from './addresses.ts';
import { type Answered, askOnce } from './requests.ts';
import { type Terms, USUAL_PORTS } from './terms.ts';
import { tidy } from './tidy.ts';

export interface Walk {
  outcome: DomainFacts['https']['outcome'];
  /** The answer at the end of the walk. */
  answer: Answered | null;
  /** The certificate of the host with which it began. */
  certificate: DomainFacts['certificate'];
  /** Where the last answer leads, when we do not follow. */
  leadsTo: URL | null;
  isDowngraded: boolean;
}

interface Way {
  domain: string;
  start: URL;
  locate: Locate;
  terms: Terms;
  signal: AbortSignal;
  wantsBody?: boolean;
}

const MOST_HOPS = 5;

/** Whether a host belongs to a domain: the domain, what stands below it, and what www. stands before. */
export const isOfFamily = (host: string, domain: string) =>
  host === domain || host.endsWith(`.${domain}`) || `www.${host}` === domain;

export function portsOf(host: string, { allowed }: Pick<Terms, 'allowed'>) {
  return allowed.get(host) ?? USUAL_PORTS;
}

/** The address of a host, at the port where it is looked at. */
export function urlOf(protocol: 'https:' | 'http:', host: string, terms: Terms, path = '/'): URL {
  const port = protocol === 'https:' ? portsOf(host, terms).https : portsOf(host, terms).http;
  return new URL(`${protocol}//${host}:${port}${path}`);
}

/**
 * Asks for a page and follows where it leads, a few times, within the domain's own family and with the same encryption. Each host is looked up and
 * checked anew; whatever leads elsewhere is told and not followed.
 */
export async function walk({ domain, start, locate, terms, signal, wantsBody = false }: Way): Promise<Walk> {
  const seen = new Set<string>();
  let url = start;
  let certificate: DomainFacts['certificate'] = null;
  const ended = (outcome: Walk['outcome']): Walk => ({
    outcome,
    answer: null,
    certificate,
    leadsTo: null,
    isDowngraded: false,
  });
  for (;;) {
    if (seen.size > MOST_HOPS || seen.has(url.href)) return ended('loop');
    seen.add(url.href);
    const found = await locate(url.hostname);
    if (found.kind === 'private') return ended('private');
    // It leads to a host of its own that is nowhere.
    if (found.kind !== 'found') return ended(seen.size > 1 && found.kind !== 'no-answer' ? 'broken' : 'not-asked');
    const time = AbortSignal.any([signal, AbortSignal.timeout(terms.requestTime)]);
    const answer = await askOnce({ url, addresses: found.addresses, signal: time, wantsBody });
    if (url.hostname === start.hostname) certificate ??= answer.certificate;
    if (answer.outcome !== 'answered') return ended(answer.outcome);
    const next = targetOf(answer, url);
    if (!next) return { outcome: 'answered', answer, certificate, leadsTo: null, isDowngraded: false };
    if (!isFollowed(next, url, domain, terms)) {
      const isDowngraded = url.protocol === 'https:' && next.protocol === 'http:';
      return { outcome: 'answered', answer, certificate, leadsTo: next, isDowngraded };
    }
    url = next;
  }
}

function isFollowed(next: URL, from: URL, domain: string, terms: Terms): boolean {
  const { hostname, protocol } = next;
  if (protocol !== from.protocol || !isOfFamily(hostname, domain)) return false;
  const ports = portsOf(hostname, terms);
  const usual = protocol === 'https:' ? ports.https : ports.http;
  return Number(next.port || (protocol === 'https:' ? 443 : 80)) === usual;
}

function targetOf({ status, headers }: Answered, from: URL): URL | null {
  const location = headers.location;
  if (![301, 302, 303, 307, 308].includes(status) || !location) return null;
  const target = URL.parse(location.slice(0, 2000), from);
  if (!target) return null;
  target.username = '';
  target.password = '';
  target.hash = '';
  return target;
}

export const addressText = (url: URL | null) => url && tidy(url.href, 500);
