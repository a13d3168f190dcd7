import { expect, test } from 'vitest';
import { type Control, untouched } from '#domain/controls/control.ts';
import type { FrameworkView } from '../frameworks/framework.ts';
import { filterRows, groupRows, isDue, neighboursOf, rowsOf } from './workspace-rows.ts';

const title = (id: string, domain: string) => ({
  id,
  title: `Title of ${id}`,
  domain,
  kind: id.startsWith('A.') ? ('control' as const) : ('clause' as const),
  effort: 'low' as const,
  priority: 'high' as const,
});
const framework: FrameworkView = {
  id: 'iso-27001-2022',
  title: 'ISO/IEC 27001:2022',
  edition: '2022',
  publisher: 'ISO/IEC',
  kinds: {},
  domains: [
    { id: 'governance', title: 'Governance', requirements: ['4.1', 'A.5.10', 'A.5.9'] },
    { id: 'access', title: 'Access', requirements: ['A.5.15'] },
  ],
  requirements: [
    title('4.1', 'governance'),
    title('A.5.10', 'governance'),
    title('A.5.9', 'governance'),
    title('A.5.15', 'access'),
  ],
};
const control = (id: string, facts: Partial<Control> = {}): Control => ({
  ...untouched('iso-27001-2022', id),
  ...facts,
});
const today = '2026-11-21';
const rows = rowsOf(
  framework,
  [
    control('4.1', { status: 'Implemented', ownerId: 'ana', ownerName: 'Ana Ruiz' }),
    control('A.5.10', { dueOn: '2026-11-20' }),
    control('A.5.9', { applicable: false, justification: 'No such thing', dueOn: '2026-11-20' }),
    control('A.5.15', { status: 'In Progress', dueOn: '2026-11-21' }),
  ],
  new Map([
    ['4.1', { evidence: 2, expired: 1, against: 0, contradicted: 0, endsOn: '2026-12-01', suggestions: 1 }],
    ['A.5.15', { evidence: 0, expired: 0, against: 1, contradicted: 1, endsOn: null, suggestions: 0 }],
  ]),
  new Map([['A.5.15', { documents: 0, assets: 2, comments: 0 }]]),
);
const idsOf = (search: Parameters<typeof filterRows>[1]) =>
  filterRows(rows, search, today).map(({ requirement }) => requirement.id);

test('words are found in id, title and owner, all of them together', () => {
  expect(idsOf({ q: 'a.5.15' })).toEqual(['A.5.15']);
  expect(idsOf({ q: 'RUIZ title' })).toEqual(['4.1']);
  expect(idsOf({ q: 'nobody' })).toEqual([]);
});

test('a state, what is linked and what ends soon are filters too', () => {
  expect(idsOf({ state: 'proven' })).toEqual(['4.1']);
  expect(idsOf({ state: 'contradicted' })).toEqual(['A.5.15']);
  expect(idsOf({ state: 'never-checked' })).toEqual(['A.5.10']);
  expect(idsOf({ state: 'excluded' })).toEqual(['A.5.9']);
  expect(idsOf({ linked: 'assets' })).toEqual(['A.5.15']);
  expect(idsOf({ evidence: 'ending' })).toEqual(['4.1']);
});

test('each filter narrows, and together they narrow further', () => {
  expect(idsOf({ kind: 'clause' })).toEqual(['4.1']);
  expect(idsOf({ domain: 'access' })).toEqual(['A.5.15']);
  expect(idsOf({ evidence: 'with' })).toEqual(['4.1']);
  expect(idsOf({ evidence: 'without', applicable: 'yes' })).toEqual(['A.5.10', 'A.5.15']);
  expect(idsOf({ suggestions: 'open' })).toEqual(['4.1']);
  expect(idsOf({ owner: 'none', status: 'In Progress' })).toEqual(['A.5.15']);
});

test('a clause needs no justification, a control does whether or not it applies', () => {
  expect(idsOf({ justification: 'without' })).toEqual(['A.5.10', 'A.5.15']);
});

test('overdue is before today; the week begins today; done or excluded work is not waited for', () => {
  expect(idsOf({ due: 'overdue' })).toEqual(['A.5.10']);
  expect(idsOf({ due: 'week' })).toEqual(['A.5.15']);
  expect(isDue(control('A.5.1', { dueOn: '2026-11-28' }), 'week', today)).toBe(false);
  expect(isDue(control('A.5.1', { dueOn: '2026-11-27' }), 'week', today)).toBe(true);
  expect(isDue(control('A.5.1', { dueOn: '2026-11-01', status: 'Implemented' }), 'overdue', today)).toBe(false);
});

test('in clause order the chapters stand as in the standard, and 5.9 before 5.10', () => {
  const groups = groupRows(rows, framework, 'clause', (chapter) => `Chapter ${chapter}`);
  expect(groups.map((group) => [group.title, group.rows.map(({ requirement }) => requirement.id)])).toEqual([
    ['Chapter 4', ['4.1']],
    ['Chapter A.5', ['A.5.9', 'A.5.10', 'A.5.15']],
  ]);
});

test('domains without a row left are not shown', () => {
  expect(groupRows(filterRows(rows, { q: '4.1' }, today), framework, 'domain', String).map(({ id }) => id)).toEqual([
    'governance',
  ]);
});

test('previous and next follow the standard, not the domains', () => {
  expect(neighboursOf(framework, 'A.5.10').previous?.id).toBe('A.5.9');
  expect(neighboursOf(framework, 'A.5.10').next?.id).toBe('A.5.15');
  expect(neighboursOf(framework, '4.1').previous).toBeNull();
  expect(neighboursOf(framework, 'A.5.15').next).toBeNull();
});
