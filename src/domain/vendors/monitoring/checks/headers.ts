import type { DomainFacts } from '../facts.ts';
import { HSTS_SECONDS } from '../values.ts';
import { NONE, type Verdict } from './verdict.ts';
import { hasAnswered, withoutPage } from './web.ts';

type Header = 'hsts' | 'csp' | 'nosniff' | 'frames' | 'referrer';

/** What the answer says to browsers besides the page. A domain that only leads elsewhere shows no page to protect; of it only HSTS counts. */
export function judgeHeaders(facts: DomainFacts): Record<Header, Verdict> {
  if (!hasAnswered(facts)) {
    const same = withoutPage(facts);
    return { hsts: same, csp: same, nosniff: same, frames: same, referrer: same };
  }
  const { headers, leadsTo } = facts.https;
  const hsts = judgeHsts(headers.hsts);
  if (leadsTo) return { hsts, csp: NONE, nosniff: NONE, frames: NONE, referrer: NONE };
  return {
    hsts,
    csp: judgeCsp(headers),
    nosniff: /^\s*nosniff\b/i.test(headers.nosniff ?? '') ? GOOD : MISSING,
    frames: judgeFrames(headers),
    referrer: judgeReferrer(headers.referrer),
  };
}

const GOOD: Verdict = { code: 'good', state: 'ok' };
const MISSING: Verdict = { code: 'missing', state: 'warning' };

/** Strict-Transport-Security, RFC 6797, section 6.1: the first directive `max-age` counts; 0 takes the protection back. */
function judgeHsts(value: string | null): Verdict {
  if (value === null) return MISSING;
  const seconds = Number(/(?:^|;)\s*max-age\s*=\s*"?(\d{1,12})"?\s*(?:;|$)/i.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return { code: 'broken', state: 'warning', values: { value } };
  const values = { days: Math.floor(seconds / 86_400) };
  return seconds < HSTS_SECONDS ? { code: 'short', state: 'warning', values } : { ...GOOD, values };
}

/** Content-Security-Policy (W3C CSP Level 3): one that only reports stops nothing. */
function judgeCsp({ csp, cspReportOnly }: DomainFacts['https']['headers']): Verdict {
  if (csp?.trim()) return GOOD;
  return cspReportOnly ? { code: 'report-only', state: 'warning' } : MISSING;
}

/** The directive frame-ancestors (W3C CSP Level 3), or X-Frame-Options (RFC 7034), which it replaces. */
function judgeFrames({ csp, frames }: DomainFacts['https']['headers']): Verdict {
  const ancestors = /(?:^|;|,)\s*frame-ancestors\s+([^;,]*)/i.exec(csp ?? '')?.[1]?.trim();
  if (ancestors !== undefined) return /(?:^|\s)\*(?:\s|$)/.test(ancestors) ? MISSING : GOOD;
  return /^\s*(?:deny|sameorigin)\s*$/i.test(frames ?? '') ? GOOD : MISSING;
}

/** Referrer-Policy (W3C): without it browsers use one that is good enough. Of several the last one a browser knows counts. */
function judgeReferrer(value: string | null): Verdict {
  const last = value?.toLowerCase().split(',').at(-1)?.trim();
  if (!last) return { code: 'default', state: 'info' };
  return last === 'unsafe-url' ? { code: 'unsafe', state: 'warning' } : { ...GOOD, values: { value: last } };
}
