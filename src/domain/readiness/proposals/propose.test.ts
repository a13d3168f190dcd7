import { expect, test } from 'vitest';
import { exampleFacts } from '../../../../test/example-facts.ts';
import { lastDayOfWork } from './due-dates.ts';
import type { Basis } from './basis.ts';
import type { OrganisationFacts } from './organisation-facts.ts';
import { challengesOf, proposeControls } from './propose.ts';

const NOWHERE: OrganisationFacts = {
  today: '2026-01-05',
  deadline: null,
  situations: [],
  registers: {},
  documents: new Map(),
  obligations: new Map(),
  holders: {},
};
const FRAMEWORK = {
  applicability: {
    roles: { 'A.8.25': 'engineering' as const },
    calledForBy: { 'A.8.1': ['endpoints' as const] },
    onlyWith: { 'A.8.25': ['software-development' as const] },
  },
  domains: [
    {
      id: 'access-control',
      title: { en: '', es: '', fr: '', de: '' },
      role: 'it-operations' as const,
      requirements: [],
    },
  ],
};
const write = (_: string, bases: readonly Basis[]) => bases.map(({ kind }) => kind).join();
const propose = (facts: Parameters<typeof proposeControls>[1], here: Partial<OrganisationFacts> = {}) =>
  proposeControls(FRAMEWORK, facts, { ...NOWHERE, ...here }, write);

test('what treats a risk is justified by it, and what nothing calls for by the baseline', () => {
  const risks = [{ reference: 'R-01', isAboveAppetite: true }];
  const [treated, plain] = propose([exampleFacts('A.8.2', { risks }), exampleFacts('A.8.3')]);
  expect(treated?.statement).toEqual({ applicable: true, justification: 'risks', reasons: ['risk'] });
  expect(plain?.statement).toEqual({ applicable: true, justification: 'baseline', reasons: ['baseline'] });
});

test('assets, laws and own documents are reasons, the strongest kind first; what nobody has reviewed is none', () => {
  const document = { id: 'd', title: 'Laptop policy' };
  const [draft] = propose([exampleFacts('A.8.1')], {
    registers: { endpoints: { count: 3, examples: ['a', 'b', 'c'] } },
    obligations: new Map([['A.8.1', [{ kind: 'law', framework: 'gdpr-2016', name: 'GDPR', requirementIds: ['32'] }]]]),
    documents: new Map([['A.8.1', { accepted: [document], likely: [] }]]),
  });
  expect(draft?.statement).toMatchObject({
    justification: 'framework,register,documents',
    reasons: ['law', 'business'],
  });
  const [unseen] = propose([exampleFacts('A.8.3')], {
    documents: new Map([['A.8.3', { accepted: [], likely: [document] }]]),
  });
  expect(unseen?.statement?.reasons).toEqual(['baseline']);
  expect(unseen?.bases).toContainEqual({ kind: 'documents', isAccepted: false, documents: [document] });
});

test('leaving out is proposed only where the answered profile and the registers name nothing', () => {
  const [silent] = propose([exampleFacts('A.8.25')]);
  expect(silent?.statement?.applicable).toBe(true);
  const [answered] = propose([exampleFacts('A.8.25')], { situations: ['remote-work'] });
  expect(answered?.statement).toEqual({ applicable: false, justification: 'absent', reasons: ['business'] });
  expect(answered?.owner).toBeNull();
  const [unseen] = propose([exampleFacts('A.8.25')], { situations: ['remote-work'], registers: null });
  expect(unseen?.statement?.applicable).toBe(true);
  const [begun] = propose([exampleFacts('A.8.25', { suggestions: 1 })], { situations: ['remote-work'] });
  expect(begun?.statement?.applicable).toBe(true);
  const [developing] = propose([exampleFacts('A.8.25')], {
    situations: ['remote-work'],
    registers: { 'software-development': { count: 1, examples: ['GitHub'] } },
  });
  expect(developing?.statement).toMatchObject({ applicable: true, justification: 'register' });
});

test('what is decided is left alone; a clause gets an owner and no justification', () => {
  const decided = { justification: 'Ours', ownerId: 'p', ownerName: 'Ana', dueOn: '2026-02-01' };
  expect(propose([exampleFacts('A.8.3', { control: decided })])).toEqual([]);
  const [clause] = propose([exampleFacts('9.1')]);
  expect(clause).toMatchObject({ statement: null, owner: { role: 'it-operations', isNamed: false, id: null } });
  const [own] = propose([exampleFacts('A.8.25')], { holders: { engineering: { id: 'p', name: 'Ana' } } });
  expect(own?.owner).toEqual({ role: 'engineering', isNamed: false, id: 'p', name: 'Ana' });
  const named = { justification: 'Ours', ownerRole: 'engineering' as const };
  expect(propose([exampleFacts('A.8.25', { control: named })])).toEqual([]);
  const byHand = exampleFacts('A.8.25', { control: { justification: 'Ours', ownerRole: 'quality' } });
  const holders = { engineering: { id: 'p', name: 'Ana' }, quality: { id: 'q', name: 'Bo' } };
  expect(propose([byHand], { holders })[0]?.owner).toEqual({ role: 'quality', isNamed: true, id: 'q', name: 'Bo' });
  const left = { justification: 'Ours', ownerId: 'gone', ownerName: 'Eva', ownerIsMember: false };
  expect(propose([exampleFacts('A.8.3', { control: left })])).toEqual([]);
});

test('days are spread over the time there is, on Fridays, four weeks before the deadline; none without one', () => {
  const facts = ['A.8.2', 'A.8.3', 'A.8.5', 'A.8.18'].map((id) => exampleFacts(id));
  expect(propose(facts).map(({ dueOn }) => dueOn)).toEqual([null, null, null, null]);
  const days = propose(facts, { deadline: '2026-07-05' }).map(({ dueOn }) => dueOn);
  expect(days).toEqual(['2026-02-13', '2026-03-27', '2026-05-01', '2026-06-05']);
  expect(days.every((day) => new Date(day ?? '').getUTCDay() === 5)).toBe(true);
  const done = exampleFacts('A.8.2', { control: { status: 'Implemented' } });
  expect(propose([done], { deadline: '2026-07-05' })[0]?.dueOn).toBeNull();
  expect(propose(facts, { deadline: '2026-01-01' })[0]?.dueOn).toBeNull();
  const soon = propose(facts, { deadline: '2026-02-06' }).map(({ dueOn }) => dueOn ?? '');
  expect(soon.every((day) => day <= '2026-02-06')).toBe(true);
  expect(lastDayOfWork({ today: '2026-01-05', deadline: '2026-02-06' })).toBe('2026-02-06');
  expect(lastDayOfWork({ today: '2026-01-05', deadline: '2026-07-05' })).toBe('2026-06-07');
});

test('an exclusion is challenged by facts, and by nothing that nobody reviewed', () => {
  const excluded = exampleFacts('A.8.25', { control: { applicable: false, justification: 'We buy all software' } });
  const registers = { 'software-development': { count: 1, examples: ['GitHub'] } };
  expect(challengesOf(FRAMEWORK, [excluded], NOWHERE)).toEqual([]);
  const law = new Map([['A.8.25', [{ kind: 'law' as const, framework: 'g', name: 'GDPR', requirementIds: ['25'] }]]]);
  expect(challengesOf(FRAMEWORK, [excluded], { ...NOWHERE, situations: ['personal-data'], obligations: law })).toEqual(
    [],
  );
  const likely = new Map([['A.8.25', { accepted: [], likely: [{ id: 'd', title: 'SDLC' }] }]]);
  expect(challengesOf(FRAMEWORK, [excluded], { ...NOWHERE, documents: likely })).toEqual([]);
  expect(challengesOf(FRAMEWORK, [excluded], { ...NOWHERE, registers })).toEqual([
    {
      requirementId: 'A.8.25',
      bases: [{ kind: 'register', fact: 'software-development', count: 1, examples: ['GitHub'] }],
    },
  ]);
});
