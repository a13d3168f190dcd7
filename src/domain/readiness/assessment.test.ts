import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { assess } from './assessment.ts';

const ASKS = [
  { id: 'a', text: 'A rule', kind: 'policy' as const, weight: 1, cues: ['rule'] },
  { id: 'b', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] },
];
const requirement = { asks: ASKS };
const covered = new Map([
  ['a', 'covered' as const],
  ['b', 'covered' as const],
]);

test('evidence that covers every ask speaks for Implemented', () => {
  const [proposal] = assess([exampleFacts('A.5.1', { requirement, evidence: 1, asks: covered })]);
  expect(proposal).toMatchObject({
    from: 'Not Started',
    to: 'Implemented',
    because: 'asks-shown',
    asksShown: 2,
    asks: 2,
  });
});

test('evidence for a part speaks for In Progress, once', () => {
  const facts = { requirement, evidence: 1, asks: new Map([['a', 'covered' as const]]) };
  expect(assess([exampleFacts('A.5.1', facts)])[0]).toMatchObject({ to: 'In Progress', because: 'evidence-accepted' });
  expect(assess([exampleFacts('A.5.1', { ...facts, control: { status: 'In Progress' } })])).toEqual([]);
});

test('Implemented with nothing current to show is brought up, with the reason', () => {
  const control = { status: 'Implemented' as const };
  expect(assess([exampleFacts('A.5.1', { control, expired: 1 })])[0]?.because).toBe('evidence-expired');
  expect(assess([exampleFacts('A.5.1', { control })])[0]?.because).toBe('nothing-shown');
  expect(assess([exampleFacts('A.5.1', { control, evidence: 1 })])).toEqual([]);
});

test('Implemented with evidence that says the reverse is brought up, and never the other way round', () => {
  const asks = new Map([
    ['a', 'covered' as const],
    ['b', 'contradicted' as const],
  ]);
  const of = (status: 'Not Started' | 'In Progress' | 'Implemented') =>
    assess([exampleFacts('A.5.1', { requirement, against: 1, asks, control: { status } })]).map(({ to, because }) => [
      to,
      because,
    ]);
  expect(of('Implemented')).toEqual([['In Progress', 'contradicted']]);
  expect(of('In Progress')).toEqual([]);
  expect(of('Not Started')).toEqual([]);
});

test('what does not apply is left alone', () => {
  expect(
    assess([exampleFacts('A.5.1', { control: { applicable: false, justification: 'Why' }, evidence: 1 })]),
  ).toEqual([]);
});
