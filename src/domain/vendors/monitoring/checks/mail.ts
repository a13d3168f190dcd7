import { readDmarc } from '../dmarc.ts';
import type { DomainFacts } from '../facts.ts';
import { SPF_LOOKUPS } from '../values.ts';
import { UNKNOWN, type Verdict } from './verdict.ts';

const takesMail = ({ mx }: DomainFacts) => mx !== null && mx.some((host) => host !== '.' && host !== '');

/** Whether the domain takes mail at all (RFC 5321, section 5.1; RFC 7505 for one that says it does not). Worth no points: it says how to read the others. */
export function judgeMail(facts: DomainFacts): Verdict {
  if (facts.mx === null) return UNKNOWN;
  if (takesMail(facts)) return { code: 'takes', state: 'info', values: { hosts: facts.mx.slice(0, 5).join(', ') } };
  return { code: facts.mx.length > 0 ? 'refuses' : 'no-mx', state: 'info' };
}

/** Whether an SPF record counts, and refuses everybody whom it does not name. */
const isStrict = (spf: DomainFacts['spf'] | undefined) =>
  spf?.records.length === 1 && !spf.isBroken && spf.lookups <= SPF_LOOKUPS && spf.all === '-';

/** Who may send mail in the domain's name: RFC 7208. One that takes no mail says with `v=spf1 -all` that it sends none either. */
export function judgeSpf(facts: DomainFacts): Verdict {
  const { spf } = facts;
  if (spf === null) return UNKNOWN;
  const [record = ''] = spf.records;
  const values = { record };
  if (spf.records.length === 0 && facts.mx !== null && !takesMail(facts) && isStrict(facts.spfBehind))
    return { code: 'strict-behind', state: 'info', values: { at: facts.spfBehind?.name ?? '' } };
  if (spf.records.length === 0)
    return takesMail(facts)
      ? { code: 'missing', state: 'problem' }
      : { code: 'missing-no-mail', state: facts.mx === null ? 'unknown' : 'warning' };
  // Section 4.5: more than one is an error, and none of them counts.
  if (spf.records.length > 1) return { code: 'several', state: 'problem', values: { count: spf.records.length } };
  if (spf.isBroken) return { code: 'broken', state: 'problem', values };
  if (spf.lookups > SPF_LOOKUPS)
    return { code: 'too-many-lookups', state: 'problem', values: { ...values, count: spf.lookups } };
  switch (spf.all) {
    case '-':
      return { code: 'strict', state: 'ok', values };
    case '~':
      return { code: 'soft', state: 'ok', values };
    case '+':
      return { code: 'open', state: 'problem', values };
    case '?':
    case null:
      return { code: 'neutral', state: 'warning', values };
  }
}

const POLICIES = ['none', 'quarantine', 'reject'];

/** What becomes of mail that only claims to be of the domain: RFC 9989, section 4.7. A parent's policy counts by its `sp`, or else its `p`. */
export function judgeDmarc(facts: DomainFacts): Verdict {
  const { dmarc, domain } = facts;
  if (dmarc === null) return UNKNOWN;
  const [record = ''] = dmarc.records;
  if (dmarc.foundAt === null)
    return takesMail(facts)
      ? { code: 'missing', state: 'problem' }
      : { code: 'missing-no-mail', state: facts.mx === null ? 'unknown' : 'warning' };
  if (dmarc.records.length > 1) return { code: 'several', state: 'problem', values: { count: dmarc.records.length } };
  const tags = readDmarc(record);
  const own = tags.get('p')?.toLowerCase();
  const policy = dmarc.foundAt === domain ? own : (tags.get('sp')?.toLowerCase() ?? own);
  const values = { record, at: dmarc.foundAt };
  // Without a policy it is as if it said none (section 4.7).
  if (policy === undefined || !POLICIES.includes(policy)) return { code: 'watching', state: 'warning', values };
  if (policy === 'none') return { code: 'watching', state: 'warning', values };
  // `pct` is no longer part of it, and still heeded by many; `t=y` asks to apply the next weaker policy.
  const isPart = tags.get('t')?.toLowerCase() === 'y' || Number(tags.get('pct') ?? 100) < 100;
  return isPart ? { code: 'partial', state: 'warning', values } : { code: policy, state: 'ok', values };
}
