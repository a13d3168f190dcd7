import type { DomainFacts } from '../facts.ts';
import { UNKNOWN, type Verdict } from './verdict.ts';

/** Whether answers about the domain are signed: DS at the parent (RFC 4034, section 5) for a key of the zone (section 2). */
export function judgeDnssec({ dnssec }: DomainFacts): Verdict {
  if (dnssec === null) return UNKNOWN;
  const { zone, hasDs, hasKey, fits, isBogus } = dnssec;
  const values = { zone };
  if (isBogus || (hasDs && (!hasKey || fits === false))) return { code: 'broken', state: 'problem', values };
  if (hasDs) return { code: 'signed', state: 'ok', values };
  return hasKey ? { code: 'no-ds', state: 'warning', values } : { code: 'unsigned', state: 'warning', values };
}

/** Whether the domain says who may make certificates for it: RFC 8659, looked for from the domain upwards (section 3). */
export function judgeCaa({ caa }: DomainFacts): Verdict {
  if (caa === null) return UNKNOWN;
  if (caa.foundAt === null) return { code: 'missing', state: 'warning' };
  const values = { issuers: caa.issuers.join(', '), at: caa.foundAt };
  return { code: caa.issuers.length === 0 ? 'nobody' : 'good', state: 'ok', values };
}

/** Where CAA records are looked for, the nearest first; the top of the tree is not asked (RFC 8659, section 3). */
export function namesUpwards(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
