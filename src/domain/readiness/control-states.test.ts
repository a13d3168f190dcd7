import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { endsSoon, RANK_OF_STATE, stateOf } from '../controls/state.ts';
import { CONTROL_STATES, CONTROL_STATUSES } from '../controls/values.ts';
import { diceOf } from './dice.ts';
import { gapOf } from './gaps.ts';

const of = (
  status: (typeof CONTROL_STATUSES)[number],
  evidence = 0,
  expired = 0,
  applicable = true,
  contradicted = 0,
) => stateOf({ status, applicable }, { evidence, expired, against: contradicted, contradicted }).state;

test('each of the seven, by example', () => {
  expect([
    of('Not Started'),
    of('Implemented'),
    of('Implemented', 0, 0, true, 1),
    of('Implemented', 0, 2),
    of('In Progress', 1),
    of('Implemented', 1),
    of('Implemented', 3, 0, false),
  ]).toEqual([...CONTROL_STATES]);
  expect([of('Not Started', 1), of('In Progress'), of('Not Started', 0, 1), of('Implemented', 1, 5)]).toEqual([
    'partial',
    'partial',
    'expired',
    'proven',
  ]);
});

const ASKS = ['a', 'b'].map((id) => ({ id, text: id, kind: 'record' as const, weight: 1, cues: [id] }));

/** Every status with up to six pieces of evidence that count or have ended, and two hundred drawn beyond. */
const throwOne = diceOf(6);
const below = (most: number) => Math.floor(throwOne() * most);
const CASES = [
  ...CONTROL_STATUSES.flatMap((status) =>
    Array.from({ length: 49 }, (_, at) => ({
      status,
      applicable: true,
      evidence: at % 7,
      expired: Math.floor(at / 7),
    })),
  ),
  ...Array.from({ length: 200 }, () => ({
    status: CONTROL_STATUSES[below(3)]!,
    applicable: throwOne() < 0.8,
    evidence: below(400),
    expired: below(400),
  })),
];
const rankOf = ({ state }: ReturnType<typeof stateOf>) => (state === 'excluded' ? null : RANK_OF_STATE[state]);

describe('of whatever is decided and counted', () => {
  test('evidence that counts never lowers a state', () => {
    for (const { evidence, expired, ...control } of CASES) {
      const before = rankOf(stateOf(control, { evidence, expired, against: 0, contradicted: 0 }));
      for (const more of [1, 2, 50]) {
        const after = rankOf(stateOf(control, { evidence: evidence + more, expired, against: 0, contradicted: 0 }));
        expect([control, evidence, expired, before === null || after! >= before]).toEqual([
          control,
          evidence,
          expired,
          true,
        ]);
      }
    }
  });

  test('what expires never raises it', () => {
    for (const { evidence, expired, ...control } of CASES) {
      const before = rankOf(stateOf(control, { evidence, expired, against: 0, contradicted: 0 }));
      for (const gone of [1, evidence]) {
        if (gone > evidence || gone === 0) continue;
        const after = rankOf(
          stateOf(control, { evidence: evidence - gone, expired: expired + gone, against: 0, contradicted: 0 }),
        );
        expect([control, evidence, expired, before === null || after! <= before]).toEqual([
          control,
          evidence,
          expired,
          true,
        ]);
      }
    }
  });

  test('what is proven or excluded is no gap, everything else is one', () => {
    for (const { evidence, expired, ...control } of CASES) {
      const { state } = stateOf(control, { evidence, expired, against: 0, contradicted: 0 });
      const gap = gapOf(exampleFacts('A.5.9', { control, evidence, expired }));
      expect([state, gap === null]).toEqual([state, state === 'proven' || state === 'excluded']);
    }
  });

  test('every state says why, with the counts that it stands on', () => {
    for (const { evidence, expired, ...control } of CASES) {
      const { because } = stateOf(control, { evidence, expired, against: 0, contradicted: 0 });
      expect(because.length).toBeGreaterThan(0);
      for (const { reason, count } of because)
        expect([reason, count]).toEqual([
          reason,
          reason === 'evidence' ? evidence : ['expired', 'some-expired'].includes(reason) ? expired : null,
        ]);
    }
  });
});

test('what its own evidence contradicts is neither proven nor without a gap, whatever was decided and however much else counts', () => {
  for (const { evidence, expired, ...control } of CASES) {
    const facts = {
      against: 1,
      requirement: { asks: ASKS },
      control,
      evidence,
      expired,
      asks: new Map([['a', 'contradicted' as const]]),
    };
    const { state, because } = stateOf(control, { evidence, expired, against: 1, contradicted: 1 });
    expect(state).toBe(control.applicable ? 'contradicted' : 'excluded');
    expect(because[0]).toEqual(
      control.applicable ? { reason: 'contradicted', count: 1 } : { reason: 'excluded', count: null },
    );
    expect(gapOf(exampleFacts('A.5.9', facts))?.state).toBe(control.applicable ? 'contradicted' : undefined);
  }
});

test('evidence ends soon from thirty days before its last day until that day', () => {
  expect(
    ['2026-12-22', '2026-12-21', '2026-11-21', '2026-11-20', null].map((day) => endsSoon(day, '2026-11-21')),
  ).toEqual([false, true, true, false, false]);
});
