import { z } from 'zod';
import { CallingFact } from '../../frameworks/applicability.ts';
import type { Framework } from '../../frameworks/requirement.ts';
import { JustificationReason } from '../../controls/control.ts';
import { JUSTIFICATION_REASONS } from '../../controls/values.ts';
import type { RequirementFacts } from '../facts.ts';
import type { OrganisationFacts } from './organisation-facts.ts';

const Named = z.object({ id: z.string(), title: z.string() });

/** What a proposed justification rests on, each openable: a reader can look it up and see the same. */
export const Basis = z.discriminatedUnion('kind', [
  /** Open risks that it treats, by their references. */
  z.object({ kind: z.literal('risks'), references: z.array(z.string()) }),
  /** Another framework that binds the organisation asks for the same. */
  z.object({
    kind: z.literal('framework'),
    obligation: z.enum(['law', 'contract']),
    framework: z.string(),
    name: z.string(),
    requirementIds: z.array(z.string()),
  }),
  /** Assets or vendors that are in a register; `examples` names at most three. */
  z.object({ kind: z.literal('register'), fact: CallingFact, count: z.number().int(), examples: z.array(z.string()) }),
  /** What the profile says of the organisation. */
  z.object({ kind: z.literal('profile'), fact: CallingFact }),
  /** Documents that were accepted as evidence of it, or that a person has still to look at. */
  z.object({ kind: z.literal('documents'), isAccepted: z.boolean(), documents: z.array(Named) }),
  /** Nothing of the organisation's own: it belongs to what every organisation does. */
  z.object({ kind: z.literal('baseline') }),
  /** For leaving it out: the profile and the registers name none of these. */
  z.object({ kind: z.literal('absent'), facts: z.array(CallingFact) }),
]);
export type Basis = z.infer<typeof Basis>;

/** What the law asks of whoever does this; customers or card schemes ask for the other. */
const OF_LAW: readonly CallingFact[] = ['personal-data', 'health-data'];

export function reasonOf(basis: Basis): JustificationReason {
  switch (basis.kind) {
    case 'risks':
      return 'risk';
    case 'framework':
      return basis.obligation;
    case 'profile':
      if (OF_LAW.includes(basis.fact)) return 'law';
      return basis.fact === 'payment-cards' ? 'contract' : 'business';
    case 'baseline':
      return 'baseline';
    case 'register':
    case 'documents':
    case 'absent':
      return 'business';
  }
}

/** The kinds of reason that these give, each once. */
export function reasonsOf(bases: readonly Basis[]): JustificationReason[] {
  const given = new Set(bases.map(reasonOf));
  return JUSTIFICATION_REASONS.filter((reason) => given.has(reason));
}

/** What the organisation's own facts say for a control, the strongest kind of reason first; empty where they say nothing. */
export function basesFor(
  { applicability }: Pick<Framework, 'applicability'>,
  { requirement, risks }: Pick<RequirementFacts, 'requirement' | 'risks'>,
  here: OrganisationFacts,
): Basis[] {
  const { id } = requirement;
  const only = applicability.onlyWith[id] ?? [];
  const facts = [...only, ...(applicability.calledForBy[id] ?? [])];
  // A duty about something that is not there binds nobody to it.
  const isThere = only.length === 0 || only.some((fact) => basisOf(fact, here).length > 0);
  const obliging = isThere ? (here.obligations.get(id) ?? []) : [];
  const { accepted = [], likely = [] } = here.documents.get(id) ?? {};
  const bases: Basis[] = [
    ...(risks.length > 0 ? [{ kind: 'risks' as const, references: risks.map(({ reference }) => reference) }] : []),
    ...obliging.map(({ kind: obligation, ...of }) => ({ kind: 'framework' as const, obligation, ...of })),
    ...facts.flatMap((fact) => basisOf(fact, here)),
    ...documentsOf(true, accepted),
    ...(accepted.length === 0 ? documentsOf(false, likely) : []),
  ];
  return bases.toSorted((a, b) => rank(a) - rank(b));
}

/** What says that a fact holds: the profile, or else a register. */
export function basisOf(fact: CallingFact, { situations, registers }: OrganisationFacts): Basis[] {
  const said: readonly string[] = situations;
  if (said.includes(fact)) return [{ kind: 'profile', fact }];
  const counted = registers?.[fact];
  return counted && counted.count > 0 ? [{ kind: 'register', fact, ...counted }] : [];
}

const documentsOf = (isAccepted: boolean, documents: { id: string; title: string }[]): Basis[] =>
  documents.length > 0 ? [{ kind: 'documents', isAccepted, documents }] : [];

const rank = (basis: Basis) => JUSTIFICATION_REASONS.indexOf(reasonOf(basis));
