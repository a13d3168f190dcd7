import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { openLocate } from './addresses.ts';
import { type AskDns, openDns } from './dns.ts';
import { gatherDmarc, gatherMx, gatherSpf, gatherSpfBehind } from './mail.ts';
import { gatherCaa, gatherDnssec } from './names.ts';
import type { Terms } from './terms.ts';
import { gatherWeb } from './web.ts';

/** Looks at one domain from outside, as anybody could. Ends within its time whatever the other side does; what was not seen by then is null. */
export async function gatherDomain(domain: string, terms: Terms, stop: AbortSignal, at: Date): Promise<DomainFacts> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(terms.domainTime)]);
  const ask = openDns(terms, signal);
  const locate = openLocate(ask, terms);
  // Whether anybody answers at all is found out by the first question; the others then wait for nobody.
  const place = await locate(domain);
  // A resolver that knows nothing of the internet says of every record that there is none.
  const isBlind = place.kind === 'no-answer' && (await ask(domain, 'A')).kind === 'no-name';
  const askNames: AskDns = isBlind ? async () => ({ kind: 'failed', reason: 'refused' }) : ask;
  const [web, mx, spf, dmarc, dnssec, caa] = await Promise.all([
    gatherWeb(domain, locate, terms, signal),
    gatherMx(domain, askNames),
    gatherSpf(domain, askNames),
    gatherDmarc(domain, askNames),
    gatherDnssec(domain, askNames),
    gatherCaa(domain, askNames),
  ]);
  const spfBehind = await gatherSpfBehind(domain, spf, askNames);
  return { domain, at: at.toISOString(), ...web, mx, spf, spfBehind, dmarc, dnssec, caa };
}
