import { describe, expect, test } from 'vitest';
import { diceOf } from './dice.ts';
import { forecastOf } from './forecast.ts';

const WEEKS = 16;
const LEFT = 30;
const TEAMS = 250;

function poisson(rate: number, roll: () => number): number {
  let count = 0;
  for (let product = roll(); product > Math.exp(-rate); product *= roll()) count += 1;
  return count;
}

/** Teams whose true pace is known: steady work, bursts every other week, and work that comes in sprints. */
const TRUTHS: Record<string, (rate: number, roll: () => number, week: number) => number> = {
  'steady work': (rate, roll) => poisson(rate, roll),
  'work in bursts': (rate, roll) => (roll() < 0.5 ? poisson(2 * rate, roll) : 0),
  'a sprint every fourth week': (rate, roll) => (roll() < 0.25 ? poisson(3 * rate, roll) : poisson(rate / 3, roll)),
};

describe.each(Object.entries(TRUTHS))('%s', (_name, truth) => {
  test('P85 covers 80 to 90 of 100 teams, P50 about half', () => {
    const roll = diceOf(7);
    let [teams, within50, within85] = [0, 0, 0];
    while (teams < TEAMS) {
      const rate = 1 + 3 * roll();
      const weekly = Array.from({ length: WEEKS }, (_, week) => truth(rate, roll, week));
      const forecast = forecastOf({ weekly }, LEFT, teams);
      if (!forecast) continue;
      teams += 1;
      let [left, week] = [LEFT, 0];
      for (; left > 0; week++) left -= truth(rate, roll, week);
      const { p50, p85 } = forecast.at[LEFT - 1]!;
      if (p50 !== null && week <= p50) within50 += 1;
      if (p85 !== null && week <= p85) within85 += 1;
    }
    expect(within85 / TEAMS).toBeGreaterThanOrEqual(0.8);
    expect(within85 / TEAMS).toBeLessThanOrEqual(0.9);
    expect(within50 / TEAMS).toBeGreaterThan(0.42);
    expect(within50 / TEAMS).toBeLessThan(0.62);
  });
});

test('a short history, or one in which little was finished, is not enough', () => {
  expect(forecastOf({ weekly: [5, 5, 5, 5, 5] }, 3, 1)).toBeNull();
  expect(forecastOf({ weekly: [0, 0, 0, 4, 0, 0, 0] }, 3, 1)).toBeNull();
});

test('the same history and seed give the same forecast, and what comes later is done later', () => {
  const weekly = [2, 1, 3, 2, 0, 4, 2];
  const [one, other] = [forecastOf({ weekly }, 20, 3)!, forecastOf({ weekly }, 20, 3)!];
  expect(one.at).toEqual(other.at);
  const dates = one.at.map(({ p85 }) => p85!);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  expect(one.shareWithin(0, 1)).toBeGreaterThan(one.shareWithin(19, 1));
});
