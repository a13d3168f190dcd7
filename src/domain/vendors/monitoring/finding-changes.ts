import type { Change, Finding, Judged } from './finding.ts';

const WORSE: Record<Judged['state'], number> = { ok: 0, info: 0, unknown: 0, warning: 1, problem: 2 };

const keyOf = ({ domain, check }: Pick<Judged, 'domain' | 'check'>) => `${domain} ${check}`;

/** What was last known by a finding: itself, or what it keeps while we cannot look. */
function knownIn(finding: Finding | undefined) {
  if (!finding) return null;
  const { code, state, since, last } = finding;
  return state === 'unknown' ? last : { code, state, since };
}

/**
 * Holds what is seen now against what was seen last. What we could not look at now has not changed; when we see it again it is compared with what
 * was known before. Of a domain that was not looked at before nothing is a change.
 */
export function compareFindings(
  before: readonly Finding[] | null,
  now: readonly Judged[],
  day: string,
): { findings: Finding[]; changes: Change[] } {
  const earlier = new Map(before?.map((each) => [keyOf(each), each]));
  const changes: Change[] = [];
  const findings = now.map((judged): Finding => {
    const old = earlier.get(keyOf(judged));
    const known = knownIn(old);
    if (judged.state === 'unknown') {
      const isSame = old?.state === 'unknown' && old.code === judged.code;
      return { ...judged, since: isSame ? old.since : day, last: known };
    }
    const isSame = known?.code === judged.code && known.state === judged.state;
    if (known && !isSame) changes.push(changeOf(judged, known));
    return { ...judged, since: isSame ? known.since : day, last: null };
  });
  return { findings, changes };
}

function changeOf({ domain, check, code, state }: Judged, known: { code: string; state: Judged['state'] }): Change {
  const [was, is] = [WORSE[known.state], WORSE[state]];
  const change =
    is === 0 && was > 0 ? 'resolved' : was === 0 && is > 0 ? 'new' : is > was ? 'worse' : is < was ? 'better' : 'other';
  return { domain, check, change, before: { code: known.code, state: known.state }, after: { code, state } };
}

/** Problems that somebody should hear of: those that were no problem the last time it was known. */
export function newProblems(before: readonly Finding[] | null, now: readonly Judged[]): Judged[] {
  const earlier = new Map(before?.map((each) => [keyOf(each), each]));
  return now.filter((judged) => judged.state === 'problem' && knownIn(earlier.get(keyOf(judged)))?.state !== 'problem');
}
