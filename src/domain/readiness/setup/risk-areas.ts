import { z } from 'zod';
import { SLICES_OF } from '../../assets/security-facts.ts';
import type { AssetCounts } from '../consistency/system.ts';
import { isApplicable } from '../facts.ts';
import { gapsOf } from '../gaps.ts';
import { shareOf } from '../../share.ts';
import { chosenOf, isDone, type SetupFacts } from './facts.ts';
import { dutyOf } from './relevance.ts';

export const RISK_CODES = [
  'duty-not-in-use',
  'domain',
  'evidence-expired',
  'unproven',
  'unencrypted',
  'without-backup',
  'not-patched',
  'encryption-unknown',
  'backup-unknown',
  'patches-unknown',
  'no-inventory',
  'one-administrator',
  'owners-gone',
] as const;

/** Where it may go wrong: what is counted, of how many, and where it stands. */
export const RiskArea = z.object({
  code: z.enum(RISK_CODES),
  level: z.enum(['high', 'medium', 'low']),
  count: z.number().int(),
  total: z.number().int().nullable(),
  framework: z.string().nullable(),
  domain: z.string().nullable(),
});
export type RiskArea = z.infer<typeof RiskArea>;

const RANK = { high: 0, medium: 1, low: 2 } as const;
/** So many domains are named; the gap analysis has all. */
const DOMAINS = 4;
const NOWHERE = { total: null, framework: null, domain: null };

/** The gravest first; of equal level in the order of the codes. */
export function riskAreasOf(all: SetupFacts): RiskArea[] {
  const found = [...duties(all), ...weakDomains(all), ...proofs(all), ...registers(all)];
  return found
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => RANK[a.level] - RANK[b.level] || RISK_CODES.indexOf(a.code) - RISK_CODES.indexOf(b.code));
}

/** What is owed by what the organisation processes, and not worked with. */
function duties({ frameworks, profile }: SetupFacts): RiskArea[] {
  return frameworks
    .filter((framework) => !framework.isInUse && dutyOf(framework, profile)?.isBinding)
    .map(({ id }) => ({
      ...NOWHERE,
      code: 'duty-not-in-use' as const,
      level: 'high' as const,
      count: 1,
      framework: id,
    }));
}

/** Domains of the chosen frameworks by requirements of high priority for which there is neither work nor evidence. */
function weakDomains(all: SetupFacts): RiskArea[] {
  const areas = chosenOf(all).flatMap(({ id, domains, facts }) => {
    const gaps = gapsOf([...facts]);
    return domains.map((domain): RiskArea => {
      const inDomain = facts.filter((each) => isApplicable(each) && each.requirement.domain === domain);
      const reached = shareOf(inDomain.filter(isDone).length, inDomain.length) ?? 100;
      const count = gaps.filter(
        (gap) => gap.domain === domain && gap.priority === 'high' && gap.status === 'missing',
      ).length;
      const level = reached < 40 ? 'high' : reached < 70 ? 'medium' : 'low';
      return { code: 'domain', level, count, total: inDomain.length, framework: id, domain };
    });
  });
  return areas.toSorted((a, b) => b.count - a.count).slice(0, DOMAINS);
}

function proofs(all: SetupFacts): RiskArea[] {
  const applicable = chosenOf(all).flatMap(({ facts }) => facts.filter(isApplicable));
  const done = applicable.filter(isDone);
  const expired = applicable.filter(({ expired: ended, evidence }) => ended > 0 && evidence === 0).length;
  const unproven = done.filter(({ evidence }) => evidence === 0).length;
  const gone = applicable.filter(({ control }) => control.ownerId !== null && !control.ownerIsMember).length;
  return [
    { ...NOWHERE, code: 'evidence-expired', level: 'high', count: expired },
    { ...NOWHERE, code: 'unproven', level: 'medium', count: unproven, total: done.length },
    { ...NOWHERE, code: 'owners-gone', level: 'medium', count: gone },
  ];
}

function registers({ assets, people }: SetupFacts): RiskArea[] {
  const one = people.administrators === 1 && people.members > 1 ? 1 : 0;
  return [...(assets ? inventory(assets) : []), { ...NOWHERE, code: 'one-administrator', level: 'medium', count: one }];
}

function inventory(assets: AssetCounts): RiskArea[] {
  const total = assets['in-use'];
  const of = (fact: 'encryptionEnabled' | 'backupStatus' | 'patchLevel'): RiskArea[] => {
    const { missing, unknown } = SLICES_OF[fact];
    const known = total - assets[unknown];
    const level = 2 * assets[missing] > known ? 'high' : 'medium';
    return [
      { ...NOWHERE, code: missing, level, count: assets[missing], total },
      // What is not known is no risk yet, but something to find out.
      { ...NOWHERE, code: unknown, level: 'low', count: assets[unknown], total },
    ];
  };
  return [
    ...of('encryptionEnabled'),
    ...of('backupStatus'),
    ...of('patchLevel'),
    { ...NOWHERE, code: 'no-inventory', level: 'medium', count: total === 0 ? 1 : 0 },
  ];
}
