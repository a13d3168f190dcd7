import { z } from 'zod';

const Text = z.string().max(2000);
const Texts = z.array(Text).max(50);

/**
 * How asking a web server ended. `refused`, `unreachable` and `timeout`: no connection came about; `no-handshake`, `tls-failed`, `slow`, `broken` and
 * `loop`: there was one, and no page came of it.
 */
export const WEB_OUTCOMES = [
  'answered',
  'refused',
  'unreachable',
  'timeout',
  'no-handshake',
  'tls-failed',
  'slow',
  'broken',
  'loop',
  'private',
  'not-asked',
] as const;

export const Certificate = z.object({
  protocol: z.string().max(20),
  validFrom: z.string(),
  validTo: z.string(),
  issuer: Text,
  names: Texts,
  fitsName: z.boolean(),
  /** Why nobody we trust vouches for it, as OpenSSL calls it; null where somebody does. Its end is no such reason. */
  distrust: z.string().max(100).nullable(),
});

const SpfFacts = z.object({
  records: Texts,
  lookups: z.number().int(),
  /** The qualifier of `all`, at its end or at the end of what it redirects to. */
  all: z.enum(['+', '-', '~', '?']).nullable(),
  isBroken: z.boolean(),
});

/** What monitoring saw of one domain. Null stands for what we could not see: that is never the vendor's fault. */
export const DomainFacts = z.object({
  domain: z.string().max(253),
  at: z.string(),
  /** Whether DNS knows addresses of the domain, or of www. before it. */
  dns: z.enum(['addresses', 'none', 'unknown-name', 'no-answer']),
  /** The name whose web server was asked. */
  host: z.string().max(260).nullable(),
  https: z.object({
    outcome: z.enum(WEB_OUTCOMES),
    status: z.number().int().nullable(),
    /** Where it leads, when that is no host of the domain's family or not encrypted; it is not followed there. */
    leadsTo: Text.nullable(),
    isDowngraded: z.boolean(),
    headers: z.object({
      hsts: Text.nullable(),
      csp: Text.nullable(),
      cspReportOnly: z.boolean(),
      nosniff: Text.nullable(),
      frames: Text.nullable(),
      referrer: Text.nullable(),
    }),
  }),
  http: z.object({
    outcome: z.enum(WEB_OUTCOMES),
    status: z.number().int().nullable(),
    leadsTo: Text.nullable(),
    isEncrypted: z.boolean(),
  }),
  certificate: Certificate.nullable(),
  /** The oldest version of TLS that is still taken; null when our side could not try. */
  takesOld: z.boolean().nullable(),
  securityTxt: z
    .object({
      status: z.number().int(),
      leadsTo: Text.nullable(),
      contacts: z.number().int(),
      expires: z.string().max(100).nullable(),
    })
    .nullable(),
  /** Hosts that take mail; `.` alone says that nobody does (RFC 7505). */
  mx: Texts.nullable(),
  spf: SpfFacts.nullable(),
  /** Of a www. name without SPF of its own, that of the name behind it; runs of earlier versions did not ask. */
  spfBehind: SpfFacts.extend({ name: z.string().max(253) })
    .nullable()
    .optional(),
  dmarc: z.object({ foundAt: z.string().max(253).nullable(), records: Texts }).nullable(),
  dnssec: z
    .object({
      zone: z.string().max(253),
      hasDs: z.boolean(),
      hasKey: z.boolean(),
      /** Whether a key is the one of which the parent zone tells; null without both. */
      fits: z.boolean().nullable(),
      /** The resolver refuses what it finds when it verifies it. */
      isBogus: z.boolean(),
    })
    .nullable(),
  caa: z.object({ foundAt: z.string().max(253).nullable(), issuers: Texts }).nullable(),
});
export type DomainFacts = z.infer<typeof DomainFacts>;
