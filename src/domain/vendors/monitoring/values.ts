/** The words that may stand in a field. Apart from the schemas, so that a page can be shown without their library. */

export const STATES = ['ok', 'info', 'warning', 'problem', 'unknown'] as const;
export const RHYTHMS = ['off', 'daily', 'weekly'] as const;
export const CAUSES = ['person', 'all', 'schedule'] as const;
export const CHANGES = ['new', 'resolved', 'better', 'worse', 'other'] as const;

/** What is looked at of every domain, and how many of 100 points it is worth. A weight of ours, as there is no standard for one. */
export const WEIGHTS = {
  reach: 15,
  redirect: 10,
  certificate: 20,
  protocol: 10,
  hsts: 6,
  csp: 4,
  nosniff: 2,
  frames: 2,
  referrer: 1,
  'security-txt': 5,
  spf: 8,
  dmarc: 10,
  mail: 0,
  dnssec: 4,
  caa: 3,
} as const;
export type Check = keyof typeof WEIGHTS;
export const CHECKS = Object.keys(WEIGHTS) as Check[];

/** Days before a certificate's end from which on it is a warning, and a problem. */
export const CERTIFICATE_DAYS = { warning: 30, problem: 14 } as const;
/** Seconds that strict transport security should hold at least: half a year. */
export const HSTS_SECONDS = 15_552_000;
/** Look-ups that an SPF record may ask for (RFC 7208, section 4.6.4). */
export const SPF_LOOKUPS = 10;
/** Below this a posture, like a score, is an alert. */
export const POSTURE_ALERT = 60;
/** Runs of a vendor that are kept. */
export const KEPT_RUNS = 60;
/** Seconds between two runs of a vendor that a person starts. */
export const BETWEEN_SECONDS = 60;
