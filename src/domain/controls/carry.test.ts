import { expect, test } from 'vitest';
import { carriedDecisions, NO_DECISIONS } from './carry.ts';
import type { Decisions } from './carry.ts';

const control = (requirementId: string, decided: Partial<Decisions> = {}) => ({
  requirementId,
  ...NO_DECISIONS,
  ...decided,
});

test('one that carries on one is as decided as that', () => {
  const decided = {
    status: 'Implemented' as const,
    applicable: true,
    justification: 'Asked for by a customer',
    reasons: ['contract' as const],
    ownerId: 'u1',
    ownerRole: 'quality' as const,
    dueOn: '2026-09-01',
  };
  expect(carriedDecisions([control('9.3', decided)])).toEqual(decided);
  expect(carriedDecisions([control('9.3'), control('9.2')])).toBeNull();
});

test('one that carries on several is done only where all are', () => {
  const statusOf = (...statuses: Decisions['status'][]) =>
    carriedDecisions(statuses.map((status, n) => control(`${n}`, { status, ownerId: 'u1' })))?.status;
  expect(statusOf('Implemented', 'Implemented')).toBe('Implemented');
  expect(statusOf('Implemented', 'Not Started')).toBe('In Progress');
  expect(statusOf('Not Started', 'Not Started')).toBe('Not Started');
});

test('no reason, owner or day of several is lost, and an excluded one does not hold the others back', () => {
  const first = control('10.1', { status: 'Implemented', justification: 'Asked by the board', dueOn: '2026-10-01' });
  const second = control('10.3', {
    applicable: false,
    justification: 'Done elsewhere',
    reasons: ['business'],
    ownerId: 'u2',
    ownerRole: 'operations',
    dueOn: '2026-05-01',
  });
  expect(carriedDecisions([first, second])).toEqual({
    status: 'Implemented',
    applicable: true,
    justification: '10.1: Asked by the board\n10.3: Done elsewhere',
    reasons: ['business'],
    ownerId: 'u2',
    ownerRole: 'operations',
    dueOn: '2026-05-01',
  });
  const both = carriedDecisions([second, { ...second, requirementId: '10.4' }]);
  expect(both).toMatchObject({ applicable: false, justification: 'Done elsewhere' });
});
