import { contradictedIn, isApplicable, type RequirementFacts } from '../facts.ts';
import { aboutRequirements, type Rule } from './rule.ts';

const WORDS = /\p{L}{2,}/gu;
const isImplemented = ({ control }: RequirementFacts) => control.status === 'Implemented';
/** Neither a person nor a role answers for it. */
const isNobodys = ({ control }: RequirementFacts) => control.ownerId === null && control.ownerRole === null;
const isOpen = (facts: RequirementFacts) => isApplicable(facts) && !isImplemented(facts);

/** What a control's own state says against itself. */
export const controlRules: Rule[] = [
  aboutRequirements(
    'implemented-without-evidence',
    'high',
    (each) => isImplemented(each) && each.evidence + each.expired === 0,
  ),
  aboutRequirements(
    'implemented-on-expired-evidence',
    'high',
    (each) => isImplemented(each) && each.evidence === 0 && each.expired > 0,
  ),
  {
    id: 'implemented-but-contradicted',
    severity: 'high',
    broken: ({ frameworks, documents }) => {
      const broken = frameworks.flatMap(({ id: framework, facts }) =>
        facts
          .filter((each) => isApplicable(each) && isImplemented(each) && contradictedIn(each).length > 0)
          .map((each) => ({ framework, ...each })),
      );
      const speaking = new Set(broken.flatMap(({ contradictedBy }) => contradictedBy));
      return {
        count: broken.length,
        subjects: [
          ...broken.map(({ framework, requirement }) => ({
            kind: 'requirement' as const,
            framework,
            id: requirement.id,
            count: 1,
          })),
          ...documents
            .filter(({ id }) => speaking.has(id))
            .map(({ id, title }) => ({
              kind: 'document' as const,
              id,
              title,
              count: broken.filter(({ contradictedBy }) => contradictedBy.includes(id)).length,
            })),
        ],
      };
    },
  },
  aboutRequirements('implemented-without-records', 'medium', (each) => {
    const records = each.requirement.asks.filter(({ kind }) => kind === 'record');
    return (
      isImplemented(each) &&
      each.evidence > 0 &&
      records.length > 0 &&
      records.every(({ id }) => (each.asks.get(id) ?? 'missing') === 'missing')
    );
  }),
  aboutRequirements('excluded-without-reason', 'high', ({ control }) => {
    return !control.applicable && (control.justification.match(WORDS)?.length ?? 0) < 3;
  }),
  aboutRequirements('excluded-with-evidence', 'medium', (each) => !each.control.applicable && each.evidence > 0),
  aboutRequirements(
    'overdue',
    'medium',
    (each, { today }) => isOpen(each) && each.control.dueOn !== null && each.control.dueOn < today,
  ),
  aboutRequirements(
    'due-without-owner',
    'low',
    (each) => isOpen(each) && each.control.dueOn !== null && isNobodys(each),
  ),
  aboutRequirements(
    'begun-without-owner',
    'low',
    (each) => isApplicable(each) && each.control.status === 'In Progress' && isNobodys(each),
  ),
  aboutRequirements(
    'owner-left',
    'medium',
    ({ control }) => control.applicable && control.ownerId !== null && !control.ownerIsMember,
  ),
  aboutRequirements(
    'evidence-but-not-started',
    'low',
    (each) => isApplicable(each) && each.control.status === 'Not Started' && each.evidence > 0,
  ),
  aboutRequirements('clause-behind-controls', 'high', (each, _system, all) => {
    const controls = all.filter((other) => other.requirement.kind === 'control' && isApplicable(other));
    const done = controls.filter(isImplemented).length;
    return (
      each.requirement.kind === 'clause' &&
      each.control.status === 'Not Started' &&
      controls.length > 0 &&
      2 * done > controls.length
    );
  }),
];
