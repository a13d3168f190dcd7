import { expect, test } from 'vitest';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { decisionIn, undoingDecision } from './decisions.ts';

const PROPOSAL: ControlProposal = {
  requirementId: 'A.8.1',
  version: 3,
  domain: 'asset-management',
  statement: { applicable: true, justification: '3 laptops', reasons: ['business'] },
  bases: [],
  owner: { role: 'it-operations', isNamed: false, id: 'found', name: 'Ana' },
  dueOn: '2027-01-01',
};

test('a draft decides what it drafts, for whom the person named, or nobody', () => {
  expect(decisionIn(PROPOSAL, {})).toMatchObject({ version: 3, justification: '3 laptops', ownerId: 'found' });
  expect(decisionIn(PROPOSAL, { 'it-operations': 'other' }).ownerId).toBe('other');
  expect(decisionIn(PROPOSAL, { 'it-operations': '' })).not.toHaveProperty('ownerId');
  const onlyDay = decisionIn({ ...PROPOSAL, statement: null, owner: null }, {});
  expect(onlyDay).toEqual({ requirementId: 'A.8.1', version: 3, dueOn: '2027-01-01' });
});

test('taking it back opens only what it decided', () => {
  expect(undoingDecision(PROPOSAL, 4)).toEqual({
    requirementId: 'A.8.1',
    version: 4,
    applicable: true,
    justification: '',
    reasons: [],
    ownerRole: null,
    ownerId: null,
    dueOn: null,
  });
  expect(undoingDecision({ ...PROPOSAL, owner: null, dueOn: null }, 4)).not.toHaveProperty('dueOn');
});

test('a role that stood already is neither set nor taken away', () => {
  const named = { ...PROPOSAL, owner: { role: 'quality' as const, isNamed: true, id: 'found', name: 'Ana' } };
  expect(decisionIn(named, {})).not.toHaveProperty('ownerRole');
  expect(decisionIn(named, {}).ownerId).toBe('found');
  expect(undoingDecision(named, 4)).toMatchObject({ ownerId: null });
  expect(undoingDecision(named, 4)).not.toHaveProperty('ownerRole');
});
