import { expect, test } from 'vitest';
import type { StatementRow } from '#domain/readiness/statement.ts';
import { faultsOf } from './statement-faults.ts';

const row = (requirementId: string, facts: Partial<StatementRow> = {}): StatementRow => ({
  requirementId,
  applicable: true,
  justification: 'Treats a risk',
  status: 'Not Started',
  evidence: 0,
  ownerName: 'Ana',
  ...facts,
});

test('inclusions need their justification as exclusions do', () => {
  const faults = faultsOf([
    row('A.5.1', { justification: '' }),
    row('A.5.2', { applicable: false, justification: '', ownerName: null }),
    row('A.5.3'),
  ]);
  expect(faults).toEqual([
    { fault: 'excluded-unjustified', ids: ['A.5.2'] },
    { fault: 'included-unjustified', ids: ['A.5.1'] },
  ]);
});

test('what is called implemented must be shown, and somebody must own it', () => {
  const faults = faultsOf([row('A.5.1', { status: 'Implemented' }), row('A.5.2', { ownerName: null })]);
  expect(faults.map(({ fault }) => fault)).toEqual(['implemented-unproven', 'without-owner']);
});

test('evidence that speaks against a control is asked about first', () => {
  const faults = faultsOf([row('A.5.18', { status: 'Implemented', against: 1 })]);
  expect(faults.map(({ fault }) => fault)).toEqual(['speaks-against', 'implemented-unproven']);
});

test('a complete statement has no faults', () => {
  expect(faultsOf([row('A.5.1', { status: 'Implemented', evidence: 1 })])).toEqual([]);
});
