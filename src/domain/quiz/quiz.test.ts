import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, progressAfter, readProgress } from './progress.ts';
import { chooseQuestions, countRecalls, INTERVALS, type Outlined, type Recalls, recallAfter } from './recall.ts';
import { composeRecord } from './record.ts';
import { daysInARow, lastWeek, percentOf, playerLevelOf, pointsInRun } from './score.ts';
import { messagesOf } from '#server/platform/messages.ts';

const AT = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const all: Outlined[] = Array.from({ length: 30 }, (_, index) => ({
  id: `q-${String(index).padStart(2, '0')}`,
  framework: index < 20 ? 'iso-27001-2022' : 'gdpr-2016',
  level: ((index % 3) + 1) as 1 | 2 | 3,
}));
/** Repeatable numbers, so that a test fails or passes for good. */
function dice() {
  let state = 7;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const choose = (recalls: Recalls, filter = {}, count = 10) =>
  chooseQuestions(all, recalls, { filter, count, at: AT, dice: dice() });

describe('what comes again', () => {
  test('a right answer moves on a box and comes later each time, a wrong one is due again at once', () => {
    let recall = recallAfter(undefined, true, AT);
    const waits = [recall.dueAt - AT];
    for (let round = 0; round < 4; round += 1) {
      recall = recallAfter(recall, true, AT);
      waits.push(recall.dueAt - AT);
    }
    expect(waits).toEqual([DAY, 3 * DAY, 7 * DAY, 21 * DAY, 21 * DAY]);
    expect(recallAfter(recall, false, AT)).toEqual({ box: 1, dueAt: AT + INTERVALS[0]! });
    expect(INTERVALS[0]).toBeLessThan(5 * 60_000);
  });

  test('what is due comes before what is new, the least known first, and leaves room for something new', () => {
    const due = Object.fromEntries(
      all.slice(0, 15).map(({ id }, index) => [id, { box: (index % 3) + 1, dueAt: AT - index }]),
    );
    const ids = choose(due);
    expect(ids).toHaveLength(10);
    const boxes = ids.flatMap((id) => due[id]?.box ?? []);
    expect(boxes.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(new Set(ids).size).toBe(10);
  });

  test('what is not due waits while there is something else, and comes soonest due first when there is not', () => {
    const later = Object.fromEntries(all.map(({ id }, index) => [id, { box: 3, dueAt: AT + (index + 1) * DAY }]));
    expect(choose({ 'q-00': later['q-00']! })).not.toContain('q-00');
    expect(choose(later, {}, 3).toSorted()).toEqual(['q-00', 'q-01', 'q-02']);
  });

  test('standard and level are kept to, also when that makes a short attempt', () => {
    const chosen = choose({}, { framework: 'gdpr-2016', level: 1 });
    expect(chosen.toSorted()).toEqual(['q-21', 'q-24', 'q-27']);
    expect(countRecalls(all, { 'q-21': { box: 5, dueAt: AT - 1 } }, { framework: 'gdpr-2016', level: 1 }, AT)).toEqual({
      total: 3,
      fresh: 2,
      learning: 0,
      known: 1,
      due: 1,
    });
  });

  test('for a beginner easier questions come first, but not they alone', () => {
    const levels = choose({}).map((id) => all.find((one) => one.id === id)!.level);
    expect(levels.filter((level) => level === 1).length).toBeGreaterThan(levels.filter((level) => level === 3).length);
  });
});

describe('points and progress', () => {
  test('harder questions are worth more, and so is a run', () => {
    expect([pointsInRun(1, 1), pointsInRun(3, 2), pointsInRun(1, 3)]).toEqual([10, 30, 15]);
  });

  test('every level takes a hundred points more than the one before', () => {
    expect([0, 99, 100, 299, 300].map((points) => playerLevelOf(points).level)).toEqual([1, 1, 2, 2, 3]);
    expect(playerLevelOf(150)).toEqual({ level: 2, into: 50, span: 200, title: 2 });
    expect(playerLevelOf(1e6).title).toBe(8);
  });

  test('days in a row count up to today, or to yesterday while today is open, over the end of a month', () => {
    expect(daysInARow(['2026-10-31', '2026-11-01', '2026-11-02'], '2026-11-02')).toBe(3);
    expect(daysInARow(['2026-10-31', '2026-11-01'], '2026-11-02')).toBe(2);
    expect(daysInARow(['2026-10-31'], '2026-11-02')).toBe(0);
    expect(lastWeek(['2026-11-01'], '2026-11-02').map(({ isPlayed }) => isPlayed)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('only an attempt without a mistake is a hundred per cent', () => {
    expect([percentOf(199, 200), percentOf(12, 12), percentOf(0, 0)]).toEqual([99, 100, 0]);
  });

  const answer = { id: 'q-00', level: 2, isRight: true, at: AT, day: '2026-11-21', isAgain: false } as const;

  test('a repeated question earns nothing, breaks no run, and is asked again soon', () => {
    const first = progressAfter(NO_PROGRESS, answer);
    expect(first).toMatchObject({ points: 20, run: 1, answered: 1, right: 1, days: ['2026-11-21'] });
    const again = progressAfter(first, { ...answer, isAgain: true });
    expect(again).toMatchObject({ points: 20, run: 1, answered: 1 });
    expect(again.recalls['q-00']?.box).toBe(1);
    expect(progressAfter(again, { ...answer, isRight: false })).toMatchObject({ run: 0, bestRun: 1, answered: 2 });
  });

  test('progress is read back as it was written, and damage costs only what is damaged', () => {
    const kept = progressAfter(NO_PROGRESS, answer);
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
    expect(readProgress(null)).toEqual(NO_PROGRESS);
    expect(readProgress('{"points":')).toEqual(NO_PROGRESS);
    const damaged = {
      ...kept,
      points: -5,
      days: ['yesterday', 5],
      recalls: { 'q-00': { box: 9, dueAt: 1 }, __proto__: 1, 'q-01': { box: 2, dueAt: AT } },
    };
    expect(readProgress(JSON.stringify(damaged))).toEqual({
      ...kept,
      points: 0,
      days: [],
      recalls: { 'q-01': { box: 2, dueAt: AT } },
    });
  });
});

describe('the record of competence', () => {
  const result = {
    id: 'x',
    framework: 'gdpr-2016',
    personName: 'Ana | *Pérez*\n# x',
    finishedAt: '2026-11-20T10:00:00.000Z',
    right: 9,
    total: 12,
    percent: 75,
    keptAt: '2026-11-20T10:01:00.000Z',
    documentId: null,
  } as const;

  test.each(['en', 'es', 'fr', 'de'] as const)(
    'says in %s who filed what when, whatever people are called',
    (language) => {
      const titles = new Map([['gdpr-2016', 'GDPR'] as const]);
      const { markdown, passage, title } = composeRecord([result], {
        t: messagesOf('server/quiz-record', language),
        titles,
        by: 'B $& | C',
        at: '2026-11-21T08:05:00Z',
      });
      expect(markdown).toContain(passage);
      expect(passage).not.toMatch(/\{\w+\}/);
      expect(title).toMatch(/2026-11-21 08\.05$/);
      expect(markdown).toContain('| Ana Pérez x | GDPR | 2026-11-20 | 9 / 12 (75 %) |');
    },
  );
});
