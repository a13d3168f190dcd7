import { expect, test } from 'vitest';
import type { Finding } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { raiseShown } from './many-subjects.ts';

const IDS = ['A.5.9', 'A.5.15', 'A.8.13', 'A.8.15', 'A.6.3'];
const requirements = IDS.map((id) => ({
  id,
  asks: [
    { id: 'a', weight: 2 },
    { id: 'b', weight: 1 },
  ],
})) as Requirement[];

function findings(
  confidences: number[],
  status: 'covered' | 'missing' = 'covered',
  place = (at: number) => at * 100,
): Finding[] {
  return confidences.map((confidence, at) => ({
    requirementId: IDS[at],
    confidence,
    because: [],
    asks: [
      { id: 'a', status, quote: { start: place(at), end: place(at) + 9, text: 'Some rule' } },
      { id: 'b', status: 'missing' },
    ],
  })) as unknown as Finding[];
}
const after = (list: Finding[]) => {
  raiseShown(list, requirements);
  return list.map(({ confidence }) => confidence);
};

test('what a text of many subjects shows is likely, and says why', () => {
  const list = findings([0.7, 0.3, 0.2, 0.1]);
  expect(after(list)).toEqual([0.7, 0.6, 0.6, 0.6]);
  expect(list[1]?.because).toMatchObject([{ feature: 'asks-shown', value: 2 / 3 }]);
});

test.each([
  ['a text with a certain subject', findings([0.9, 0.3, 0.2, 0.1])],
  ['a text that shows little', findings([0.7, 0.3, 0.2, 0.1], 'missing')],
  ['a text that shows all in one place', findings([0.7, 0.3, 0.2, 0.1], 'covered', () => 5)],
  ['a text of few subjects', findings([0.7, 0.3, 0.2])],
])('%s is left as it is', (_, list) => {
  const before = list.map(({ confidence }) => confidence);
  expect(after(list)).toEqual(before);
});
