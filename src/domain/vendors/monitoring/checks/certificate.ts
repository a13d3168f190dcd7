import type { DomainFacts } from '../facts.ts';
import { CERTIFICATE_DAYS } from '../values.ts';
import { type Circumstances, UNKNOWN, type Verdict } from './verdict.ts';
import { withoutPage } from './web.ts';

const DAY = 86_400_000;

/** Whether the certificate is in force, of this name (RFC 9525) and vouched for by an authority that we trust (RFC 5280, section 6). */
export function judgeCertificate(facts: DomainFacts, { now }: Circumstances): Verdict {
  const { certificate, host, domain } = facts;
  if (!certificate) return withoutPage(facts);
  const { validFrom, validTo, issuer, names, fitsName, distrust } = certificate;
  const days = Math.floor((Date.parse(validTo) - Date.parse(now)) / DAY);
  const values = { until: validTo.slice(0, 10), days, issuer };
  if (!Number.isFinite(days)) return UNKNOWN;
  if (Date.parse(validTo) < Date.parse(now)) return { code: 'expired', state: 'problem', values };
  if (Date.parse(validFrom) > Date.parse(now))
    return { code: 'not-yet', state: 'problem', values: { ...values, from: validFrom.slice(0, 10) } };
  if (!fitsName)
    return { code: 'wrong-name', state: 'problem', values: { host: host ?? domain, names: names.join(', ') } };
  if (distrust !== null) return { code: 'untrusted', state: 'problem', values: { ...values, reason: distrust } };
  if (days < CERTIFICATE_DAYS.problem) return { code: 'ending-soon', state: 'problem', values };
  if (days < CERTIFICATE_DAYS.warning) return { code: 'ending', state: 'warning', values };
  return { code: 'good', state: 'ok', values };
}

/** TLS 1.2 and 1.3 are good (RFC 9325, section 3.1.1); 1.0 and 1.1 must not be used (RFC 8996). */
export function judgeProtocol(facts: DomainFacts): Verdict {
  const { certificate, takesOld } = facts;
  if (!certificate) return withoutPage(facts);
  const values = { protocol: certificate.protocol.replace(/^TLSv/, 'TLS ') };
  if (!/^TLSv1\.[23]$/.test(certificate.protocol)) return { code: 'old-only', state: 'problem', values };
  return takesOld ? { code: 'old-too', state: 'warning', values } : { code: 'modern', state: 'ok', values };
}
