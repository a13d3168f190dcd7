import { expect, test } from 'vitest';
import type { Gap } from '#domain/readiness/gaps.ts';
import { filterGaps, sortGaps } from './gap-rows.ts';

const gap = (requirementId: string, facts: Partial<Gap> = {}): Gap => ({
  requirementId,
  domain: 'access-control',
  status: 'missing',
  priority: 'medium',
  effort: 'medium',
  controlStatus: 'Not Started',
  state: 'never-checked',
  because: [],
  evidence: 0,
  against: 0,
  suggestions: 0,
  asksMissing: [],
  asksContradicted: [],
  ownerName: null,
  ownerIsMember: true,
  ownerRole: null,
  dueOn: null,
  risks: [],
  ...facts,
});
const gaps = [
  gap('A.5.9', { priority: 'high', dueOn: '2026-12-01' }),
  gap('6.1.2', { status: 'partial', ownerName: 'Ana Ruiz' }),
  gap('A.5.10', {
    domain: 'asset-management',
    priority: 'low',
    effort: 'low',
    dueOn: '2026-11-30',
    ownerName: 'Ben Okafor',
  }),
];
const ids = (list: Gap[]) => list.map(({ requirementId }) => requirementId);
const titleOf = (id: string) => (id === '6.1.2' ? 'Information security risk assessment' : 'Something else');

test('filters narrow together', () => {
  expect(ids(filterGaps(gaps, { status: 'missing', priority: 'high' }, titleOf))).toEqual(['A.5.9']);
  expect(ids(filterGaps(gaps, { domain: 'asset-management' }, titleOf))).toEqual(['A.5.10']);
  expect(ids(filterGaps(gaps, { q: 'RISK ana' }, titleOf))).toEqual(['6.1.2']);
});

test('without a sort, what to do first stays at the top', () => {
  expect(ids(sortGaps(gaps, undefined))).toEqual(['A.5.9', '6.1.2', 'A.5.10']);
});

test('ids sort as people count, not as text', () => {
  expect(ids(sortGaps(gaps, 'requirement'))).toEqual(['6.1.2', 'A.5.9', 'A.5.10']);
  expect(ids(sortGaps(gaps, 'requirement', 'desc'))).toEqual(['A.5.10', 'A.5.9', '6.1.2']);
});

test('what has no due date or owner stands at the end, whichever way', () => {
  expect(ids(sortGaps(gaps, 'due'))).toEqual(['A.5.10', 'A.5.9', '6.1.2']);
  expect(ids(sortGaps(gaps, 'due', 'desc'))).toEqual(['A.5.9', 'A.5.10', '6.1.2']);
  expect(ids(sortGaps(gaps, 'owner'))).toEqual(['6.1.2', 'A.5.10', 'A.5.9']);
});

test('the highest priority and the least effort come first', () => {
  expect(ids(sortGaps(gaps, 'priority'))).toEqual(['A.5.9', '6.1.2', 'A.5.10']);
  expect(ids(sortGaps(gaps, 'effort'))[0]).toBe('A.5.10');
});
