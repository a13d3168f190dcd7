import { dayAfter } from '#domain/assets/days.ts';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';

/** What would have been seen of an invented domain on a day (ISO date): in good order, or with mail that anybody may forge and a certificate that runs out. */
export function factsOfDomain(domain: string, day: string, at: Date, isWeak: boolean): DomainFacts {
  return {
    domain,
    at: at.toISOString(),
    dns: 'addresses',
    host: domain,
    https: {
      outcome: 'answered',
      status: 200,
      leadsTo: null,
      isDowngraded: false,
      headers: {
        hsts: 'max-age=31536000; includeSubDomains',
        csp: isWeak ? null : "default-src 'self'",
        cspReportOnly: false,
        nosniff: 'nosniff',
        frames: 'DENY',
        referrer: 'strict-origin-when-cross-origin',
      },
    },
    http: { outcome: 'answered', status: 301, leadsTo: `https://${domain}/`, isEncrypted: true },
    certificate: {
      protocol: 'TLSv1.3',
      validFrom: `${dayAfter(day, isWeak ? -80 : -20)}T00:00:00.000Z`,
      validTo: `${dayAfter(day, isWeak ? 9 : 70)}T00:00:00.000Z`,
      issuer: 'An invented authority',
      names: [domain],
      fitsName: true,
      distrust: null,
    },
    takesOld: false,
    securityTxt: isWeak
      ? { status: 404, leadsTo: null, contacts: 0, expires: null }
      : { status: 200, leadsTo: null, contacts: 1, expires: `${dayAfter(day, 200)}T00:00:00Z` },
    mx: [`mail.${domain}`],
    spf: { records: [`v=spf1 mx ${isWeak ? '~' : '-'}all`], lookups: 1, all: isWeak ? '~' : '-', isBroken: false },
    spfBehind: null,
    dmarc: { foundAt: domain, records: [isWeak ? 'v=DMARC1; p=none' : 'v=DMARC1; p=reject'] },
    dnssec: { zone: domain, hasDs: true, hasKey: true, fits: true, isBogus: false },
    caa: { foundAt: domain, issuers: ['authority.example'] },
  };
}
