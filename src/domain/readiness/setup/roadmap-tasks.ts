import {
  AUDIT_DAYS,
  HOURS_OF_CATEGORY,
  HOURS_OF_DAY,
  SETUP_HOURS,
  SIZE_FACTOR,
} from '../../documents/structure-effort.ts';
import { isBegun } from '../../documents/required/signs.ts';
import type { RequirementFacts } from '../facts.ts';
import { recommendedDocuments, type RecommendedDocument } from './documents.ts';
import { chosenOf, hoursOf, isDone, isOpen, servedIn, type RoadmapFacts, type SetupFrameworkFacts } from './facts.ts';
import {
  HOURS_OF_TASK,
  type RoadmapPhase,
  type RoadmapTaskKind,
  SHARE_OF_AUDIT,
  SHARE_WHEN_SPOKEN_OF,
} from './values.ts';

/** A task of the roadmap before it has its days. `key` names it within the organisation, whenever it is derived again. */
export interface PlannedTask {
  phase: RoadmapPhase;
  key: string;
  kind: RoadmapTaskKind;
  framework: string | null;
  /** A domain of the framework. */
  domain: string | null;
  /** The document to write. */
  template: string | null;
  /** How many things it is about. */
  count: number;
  hours: number;
}

type Rough = Pick<PlannedTask, 'kind' | 'count' | 'hours'> & Partial<PlannedTask>;

/** Everything that the facts say is still to be done for the chosen frameworks, phase by phase. */
export function plannedTasks(all: RoadmapFacts): PlannedTask[] {
  const chosen = chosenOf(all);
  const of = (phase: RoadmapPhase, rough: Rough[]): PlannedTask[] =>
    rough
      .filter(({ count }) => count > 0)
      .map((each) => {
        const { kind, framework = null, domain = null, template = null } = each;
        const key = [kind, framework, domain, template].filter((part) => part !== null).join('/');
        return { ...each, phase, key, framework, domain, template, hours: Math.max(1, Math.round(each.hours)) };
      });
  return [
    ...of('foundation', foundation(all, chosen)),
    ...of('documentation', documentation(all)),
    ...of('implementation', implementation(all, chosen)),
    ...of('proof', proof(all, chosen)),
    ...of('audit', audits(all, chosen)),
  ];
}

/** A requirement of the chosen frameworks that the rest is counted over. */
function countIn(chosen: SetupFrameworkFacts[], holds: (facts: RequirementFacts) => boolean): number {
  return chosen.reduce((sum, { facts }) => sum + facts.filter(holds).length, 0);
}

function foundation({ profile, people, baselines, assets }: RoadmapFacts, chosen: SetupFrameworkFacts[]): Rough[] {
  const factor = SIZE_FACTOR[profile.size];
  const ownerless = countIn(chosen, (facts) => isOpen(facts) && facts.control.ownerId === null);
  const isUntouched = countIn(chosen, (facts) => facts.control.status !== 'Not Started') === 0;
  return [
    { kind: 'kick-off', count: isUntouched ? 1 : 0, hours: SETUP_HOURS },
    { kind: 'invite-people', count: people.members < 2 ? 1 : 0, hours: HOURS_OF_TASK['invite-people'] },
    { kind: 'self-assessment', count: baselines === 0 ? 1 : 0, hours: HOURS_OF_TASK['self-assessment'] },
    {
      kind: 'import-assets',
      count: assets?.['in-use'] === 0 ? 1 : 0,
      hours: HOURS_OF_TASK['import-assets'] * factor,
    },
    { kind: 'name-owners', count: ownerless, hours: HOURS_OF_TASK['name-owners'] * ownerless },
  ];
}

/** Documents that a standard requires are tasks of their own; the others are one task of each category. */
function documentation(all: RoadmapFacts): Rough[] {
  const factor = SIZE_FACTOR[all.profile.size];
  // One that is begun is finished, not written.
  const documents = recommendedDocuments(all).filter(
    ({ presence }) => presence.state !== 'there' && !isBegun(presence),
  );
  const rest = Map.groupBy(
    documents.filter(({ isMandatory }) => !isMandatory),
    ({ category }) => category,
  );
  const hours = ({ category, presence }: RecommendedDocument) =>
    HOURS_OF_CATEGORY[category] * factor * (presence.state === 'missing' ? 1 : SHARE_WHEN_SPOKEN_OF);
  const begun = all.documents?.unfinished ?? 0;
  return [
    ...documents
      .filter(({ isMandatory }) => isMandatory)
      .map((each): Rough => ({ kind: 'write-document', template: each.key, count: 1, hours: hours(each) })),
    ...[...rest].map(([category, each]): Rough => {
      const whole = each.reduce((sum, document) => sum + hours(document), 0);
      return { kind: 'write-documents', template: category, count: each.length, hours: whole };
    }),
    { kind: 'put-in-force', count: begun, hours: HOURS_OF_TASK['put-in-force'] * begun * factor },
  ];
}

/** One task for each domain, in the order in which frameworks were offered and domains stand: what comes first serves what comes later. */
function implementation(all: RoadmapFacts, chosen: SetupFrameworkFacts[]): Rough[] {
  return chosen.flatMap((framework, place) => {
    const earlier = chosen.slice(0, place).map(({ id }) => id);
    const served = servedIn(framework, all.frameworks, earlier);
    return framework.domains.map((domain): Rough => {
      const open = framework.facts.filter((facts) => isOpen(facts) && facts.requirement.domain === domain);
      const hours = open.reduce((sum, facts) => sum + hoursOf(facts, all.profile, served.has(facts.requirement.id)), 0);
      return { kind: 'domain', framework: framework.id, domain, count: open.length, hours };
    });
  });
}

function proof(_all: RoadmapFacts, chosen: SetupFrameworkFacts[]): Rough[] {
  return chosen.flatMap(({ id: framework, facts }): Rough[] => {
    const waiting = facts.filter(({ suggestions, evidence }) => suggestions > 0 && evidence === 0).length;
    const unproven = facts.filter((each) => isDone(each) && each.evidence === 0 && each.expired === 0).length;
    const expired = facts.filter((each) => isDone(each) && each.evidence === 0 && each.expired > 0).length;
    return [
      { kind: 'decide-suggestions', framework, count: waiting, hours: HOURS_OF_TASK['decide-suggestions'] * waiting },
      { kind: 'add-evidence', framework, count: unproven, hours: HOURS_OF_TASK['add-evidence'] * unproven },
      { kind: 'renew-evidence', framework, count: expired, hours: HOURS_OF_TASK['renew-evidence'] * expired },
    ];
  });
}

/** Where somebody from outside certifies or attests, and has not done so yet. */
function audits({ profile }: RoadmapFacts, chosen: SetupFrameworkFacts[]): Rough[] {
  const hours = AUDIT_DAYS[profile.size] * HOURS_OF_DAY;
  const kinds = ['internal-audit', 'management-review', 'external-audit'] as const;
  return chosen
    .filter(({ name, hasCertificate }) => hasCertificate && !profile.currentCompliance.includes(name))
    .flatMap(({ id: framework }) =>
      kinds.map((kind): Rough => ({ kind, framework, count: 1, hours: hours * SHARE_OF_AUDIT[kind] })),
    );
}
