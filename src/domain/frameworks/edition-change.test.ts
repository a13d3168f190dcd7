import { expect, test } from 'vitest';
import type { Requirement } from './requirement.ts';
import { asksInCommon, stepsOf } from './edition-change.ts';

const requirement = (id: string, continues: string[] = [], ask = `Shows ${id}`) =>
  ({ id, continues, explanation: 'Why', asks: [{ id: 'a', text: ask }] }) as unknown as Requirement;

test('says of every requirement what became of it', () => {
  const before = ['4.1', '4.2', '6.1', '9.3', '10.1', '10.3', '11'].map((id) => requirement(id));
  const after = {
    requirements: [
      requirement('4.1', ['4.1'], 'Shows 4.1'),
      requirement('4.2', ['4.2'], 'Shows more'),
      requirement('6.3'),
      requirement('9.3.1', ['9.3']),
      requirement('9.3.2', ['9.3']),
      requirement('10.1', ['10.1', '10.3']),
    ],
    withdrawn: ['11'],
  };
  expect(stepsOf({ requirements: before }, after)).toEqual([
    { change: 'same', requirementId: '4.1', from: ['4.1'] },
    { change: 'reworded', requirementId: '4.2', from: ['4.2'] },
    { change: 'new', requirementId: '6.3', from: [] },
    { change: 'split', requirementId: '9.3.1', from: ['9.3'] },
    { change: 'split', requirementId: '9.3.2', from: ['9.3'] },
    { change: 'merged', requirementId: '10.1', from: ['10.1', '10.3'] },
    { change: 'withdrawn', requirementId: null, from: ['11'] },
  ]);
});

test('what was shown of an ask counts on only where the ask is the same', () => {
  const asks = (...texts: string[]) => ({ asks: texts.map((text, n) => ({ id: 'abc'[n], text })) }) as never;
  expect(asksInCommon(asks('Plan', 'Record'), asks('Plan', 'Minutes', 'Record'))).toEqual(new Set(['a']));
});
