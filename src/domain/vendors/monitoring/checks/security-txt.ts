import type { DomainFacts } from '../facts.ts';
import { type Circumstances, UNKNOWN, type Verdict } from './verdict.ts';
import { hasAnswered, withoutPage } from './web.ts';

/** Whether who finds a hole is told where to write: RFC 9116, sections 2.5.3 (Contact) and 2.5.5 (Expires), in /.well-known/ (section 3). */
export function judgeSecurityTxt(facts: DomainFacts, { now }: Circumstances): Verdict {
  const { securityTxt: file, https } = facts;
  if (!hasAnswered(facts)) return withoutPage(facts);
  if (file === null) return UNKNOWN;
  if (file.leadsTo)
    return { code: https.leadsTo ? 'none' : 'elsewhere', state: 'info', values: { target: file.leadsTo } };
  if (file.status !== 200) return { code: 'missing', state: 'warning' };
  if (file.contacts === 0) return { code: 'no-contact', state: 'warning' };
  const expires = file.expires === null ? Number.NaN : Date.parse(file.expires);
  if (Number.isNaN(expires)) return { code: 'no-expires', state: 'warning' };
  const values = { until: new Date(expires).toISOString().slice(0, 10) };
  return expires < Date.parse(now)
    ? { code: 'expired', state: 'warning', values }
    : { code: 'good', state: 'ok', values };
}

/** Reads a security.txt: how many contacts it names and when it ends. Comments and the armour of a signature (section 2.3) are passed over. */
export function readSecurityTxt(text: string): { contacts: number; expires: string | null } {
  const fieldsOf = (name: string) =>
    text
      .split(/\r?\n/)
      .map((line) => new RegExp(`^${name}:[ \\t]*(\\S.*)$`, 'i').exec(line)?.[1]?.trim())
      .filter((value) => value !== undefined);
  const contacts = fieldsOf('contact').filter((value) => /^(?:https:|mailto:|tel:)/i.test(value)).length;
  const ends = fieldsOf('expires');
  return { contacts, expires: ends.length === 1 ? (ends[0]?.slice(0, 100) ?? null) : null };
}
