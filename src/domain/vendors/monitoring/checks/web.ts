import type { DomainFacts } from '../facts.ts';
import { type Circumstances, NONE, UNKNOWN, type Verdict } from './verdict.ts';

/** Whether a page was seen, or at least a server that answers with one. */
export const hasAnswered = ({ https }: DomainFacts) => https.outcome === 'answered';

/** Of a domain without a web server there is nothing to be said; of one that we did not reach nothing is known. */
export function withoutPage(facts: DomainFacts): Verdict {
  return facts.dns === 'none' || facts.dns === 'unknown-name' ? NONE : UNKNOWN;
}

/**
 * Whether the domain answers over https (RFC 9110, section 4.2.2). A server that refuses the connection or keeps silent is the vendor's matter only where
 * we know that others can be reached from here; one that takes the connection and then gives no page is in any case.
 */
export function judgeReach(facts: DomainFacts, { isOnline }: Circumstances): Verdict {
  const { dns, host, https, domain } = facts;
  const values = { host: host ?? domain };
  if (dns === 'no-answer') return { code: 'no-dns', state: 'unknown' };
  if (dns === 'unknown-name') return { code: 'unknown-name', state: 'problem' };
  if (dns === 'none') return { code: 'no-website', state: 'info' };
  switch (https.outcome) {
    case 'answered':
      break;
    case 'private':
      return { code: 'private', state: 'unknown', values };
    case 'not-asked':
      return UNKNOWN;
    case 'refused':
    case 'unreachable':
    case 'timeout':
      return isOnline
        ? { code: 'silent', state: 'problem', values }
        : { code: 'not-reached', state: 'unknown', values };
    case 'broken':
    case 'loop':
    case 'no-handshake':
    case 'slow':
    case 'tls-failed':
      return { code: https.outcome, state: 'problem', values };
  }
  const status = https.status ?? 0;
  if (https.isDowngraded) return { code: 'downgraded', state: 'problem', values: { target: https.leadsTo ?? '' } };
  if (https.leadsTo) return { code: 'elsewhere', state: 'ok', values: { target: https.leadsTo } };
  if (status >= 500) return { code: 'error', state: 'warning', values: { ...values, status } };
  return { code: status >= 400 ? 'refuses' : 'answers', state: 'ok', values: { ...values, status } };
}

/** Whether who comes without encryption is led to it (RFC 6797, section 7.2). */
export function judgeRedirect(facts: DomainFacts): Verdict {
  const { http } = facts;
  switch (http.outcome) {
    case 'answered':
      break;
    case 'refused':
    case 'unreachable':
    case 'timeout':
      return hasAnswered(facts) ? { code: 'closed', state: 'ok' } : withoutPage(facts);
    case 'loop':
      return { code: 'loop', state: 'problem' };
    case 'broken':
    case 'no-handshake':
    case 'not-asked':
    case 'private':
    case 'slow':
    case 'tls-failed':
      return withoutPage(facts);
  }
  const values = { target: http.leadsTo ?? '' };
  if (http.isEncrypted) return { code: 'https', state: 'ok', values };
  if (http.leadsTo) return { code: 'unencrypted', state: 'problem', values };
  // What answers with an error shows no page that could be changed on its way.
  if ((http.status ?? 0) >= 400) return { code: 'closed', state: 'ok' };
  return { code: 'plain', state: 'problem' };
}
