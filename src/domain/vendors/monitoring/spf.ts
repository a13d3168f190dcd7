export type Qualifier = '+' | '-' | '~' | '?';

export interface Spf {
  /** Names whose own SPF record is asked for; each is one look-up, like each of `others`. */
  includes: string[];
  redirect: string | null;
  /** How many further terms need DNS: a, mx, ptr, exists. */
  others: number;
  all: Qualifier | null;
  /** A term that nobody understands makes all of it worth nothing (RFC 7208, section 4.6). */
  isBroken: boolean;
}

const LOOKING = new Set(['a', 'mx', 'ptr', 'exists']);
const NOT_LOOKING = new Set(['ip4', 'ip6']);

/** Whether a TXT record is one of SPF: exactly the version, then a space or the end (RFC 7208, section 4.5). */
export const isSpf = (record: string) => /^v=spf1(?: |$)/i.test(record);

/** Reads the terms of an SPF record, RFC 7208 sections 4.6.1, 5 and 6. What stands behind `all` is never looked at (section 5.1). */
export function readSpf(record: string): Spf {
  const spf: Spf = { includes: [], redirect: null, others: 0, all: null, isBroken: false };
  for (const term of record.split(/ +/).slice(1).filter(Boolean)) {
    const modifier = /^([a-z][\w.-]*)=(.*)$/i.exec(term);
    if (modifier) {
      if (modifier[1]?.toLowerCase() === 'redirect') spf.redirect = modifier[2] ?? '';
      continue;
    }
    if (spf.all !== null) continue;
    const mechanism = /^([+\-~?]?)([a-z0-9]+)(?::([^/]*))?(\/.*)?$/i.exec(term.replace(/^([+\-~?]?ip6:).*/i, '$1x'));
    const name = mechanism?.[2]?.toLowerCase() ?? '';
    if (name === 'all') spf.all = (mechanism?.[1] || '+') as Qualifier;
    else if (name === 'include' && mechanism?.[3]) spf.includes.push(mechanism[3]);
    else if (LOOKING.has(name)) spf.others += 1;
    else if (!NOT_LOOKING.has(name)) spf.isBroken = true;
  }
  // A redirect counts only where no mechanism ends the record (section 6.1).
  if (spf.all !== null) spf.redirect = null;
  return spf;
}
