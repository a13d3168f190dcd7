import { describe, expect, test } from 'vitest';
import { audienceOf, countsOf, dueOnOf, isReminderDue, peopleOf } from './campaign.ts';
import { CertificateNumber, numberOf, yearAfter } from './certificate.ts';
import { courseStateOf, retakeFrom } from './course.ts';
import { monthsOf } from './mail-report.ts';
import { isRight, paperOf, scoreOf } from './paper.ts';

const question = (id: string, right: number[], options = 4) => ({
  id,
  text: id,
  options: Array.from({ length: options }, (_, place) => ({ text: `${place}`, right: right.includes(place) })),
  explanation: 'Because.',
});

describe('a test', () => {
  const questions = Array.from({ length: 10 }, (_, place) => question(`q-${place}`, [0]));

  test('is the same for the same seed, another for another, and asks everything once', () => {
    expect(paperOf(questions, 7)).toEqual(paperOf(questions, 7));
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      paperOf(questions, seed)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(orders).size).toBe(5);
    for (const seed of [1, 2, 3]) {
      const paper = paperOf(questions, seed);
      expect(paper.map(({ id }) => id).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
      for (const { options } of paper) expect(options.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  test('the right answer stands at every place for some seed', () => {
    const places = new Set(Array.from({ length: 60 }, (_, seed) => paperOf(questions, seed)[0]?.options.indexOf('a')));
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test('of several right answers all must be chosen, and no other', () => {
    const several = question('several', [1, 2]);
    expect(isRight(several, ['b', 'c'])).toBe(true);
    expect(isRight(several, ['c', 'b', 'b'])).toBe(true);
    for (const chosen of [['b'], ['b', 'c', 'd'], ['a'], []]) expect(isRight(several, chosen)).toBe(false);
  });

  test('a share just below the mark is below it', () => {
    expect(scoreOf(7, 9)).toBe(77);
    expect(scoreOf(8, 9)).toBe(88);
    expect(scoreOf(0, 0)).toBe(0);
  });

  test('after three failures within a day the next one opens a day after the first of them', () => {
    const hour = 3_600_000;
    expect(retakeFrom([0, hour], 2 * hour)).toBeNull();
    expect(retakeFrom([0, hour, 2 * hour], 3 * hour)).toBe(24 * hour);
    expect(retakeFrom([0, hour, 2 * hour], 25 * hour)).toBeNull();
  });
});

test('a course is new, reading, ready, testing, failed, passed, and expired after its certificate', () => {
  const at = (taken: Partial<Parameters<typeof courseStateOf>[0]>, today = '2026-11-21') =>
    courseStateOf({ lessons: 5, read: 0, isTesting: false, lastPassed: null, validUntil: null, ...taken }, today);
  expect([at({}), at({ read: 2 }), at({ read: 5 }), at({ read: 5, isTesting: true })]).toEqual([
    'new',
    'reading',
    'ready',
    'testing',
  ]);
  expect(at({ read: 5, lastPassed: false })).toBe('failed');
  expect(at({ read: 5, lastPassed: true, validUntil: '2026-11-21' })).toBe('passed');
  expect(at({ read: 5, lastPassed: true, validUntil: '2026-11-20' })).toBe('expired');
});

test('a certificate counts for a year, its number is one, and misread signs are not in it', () => {
  expect(yearAfter('2026-11-21')).toBe('2027-11-20');
  expect(yearAfter('2024-02-29')).toBe('2025-02-28');
  const number = numberOf(
    2026,
    Uint8Array.from({ length: 12 }, (_, place) => place * 21),
  );
  expect(CertificateNumber.parse(` ${number.toLowerCase()} `)).toBe(number);
  for (const wrong of ['CW-2026-7K3M9QX2VBIL', 'CW-26-7K3M9QX2VB4T', 'x']) {
    expect(CertificateNumber.safeParse(wrong).success).toBe(false);
  }
});

describe('a campaign', () => {
  const member = (id: string, role = 'user', customRoleId: string | null = null, department = '') => ({
    id,
    role,
    customRoleId,
    department,
  });
  const members = [
    member('a', 'admin'),
    member('b'),
    member('c', 'user', 'r-1', 'Sales'),
    member('d', 'viewer', null, 'Sales'),
  ];
  const ids = (kind: 'everybody' | 'roles' | 'departments' | 'people', values: string[] = []) =>
    audienceOf({ kind, values }, members).map(({ id }) => id);

  test('is for everybody, a role, a custom role (and then not the one below it), a department, or people', () => {
    expect(ids('everybody')).toEqual(['a', 'b', 'c', 'd']);
    expect(ids('roles', ['user'])).toEqual(['b']);
    expect(ids('roles', ['r-1', 'admin'])).toEqual(['a', 'c']);
    expect(ids('departments', ['Sales'])).toEqual(['c', 'd']);
    expect(ids('people', ['d', 'x'])).toEqual(['d']);
  });

  const asked = (userId: string, dueOn = '2026-11-30', isMember = true) => ({
    userId,
    name: userId,
    department: '',
    dueOn,
    isMember,
  });
  const campaign = { courses: ['one', 'two'], startsOn: '2026-11-01' };
  const passes = [
    { userId: 'a', course: 'one', on: '2026-11-05' },
    { userId: 'a', course: 'two', on: '2026-11-09' },
    { userId: 'b', course: 'one', on: '2026-10-31' },
    { userId: 'b', course: 'two', on: '2026-11-02' },
    { userId: 'c', course: 'one', on: '2026-11-02' },
  ];

  test('who passed everything since it began is done; a pass from before does not count; who left is not counted', () => {
    const people = peopleOf(
      campaign,
      [asked('a'), asked('b'), asked('c', '2026-11-10'), asked('d', '2026-11-30', false)],
      passes,
      '2026-11-21',
    );
    expect(people.map(({ state }) => state)).toEqual(['done', 'open', 'overdue', 'left']);
    expect(people[0]).toMatchObject({ passed: ['one', 'two'], doneOn: '2026-11-09' });
    expect(people[1]).toMatchObject({ passed: ['two'], doneOn: null });
    expect(countsOf(people)).toEqual({ counts: { done: 1, open: 1, overdue: 1, left: 1 }, percent: 33 });
  });

  test('who finished before leaving counts, and nobody at all has no share', () => {
    const [left] = peopleOf(campaign, [asked('a', '2026-11-30', false)], passes, '2027-01-01');
    expect(left?.state).toBe('done');
    expect(countsOf([]).percent).toBeNull();
  });

  test('whoever joins late has two weeks', () => {
    expect(dueOnOf('2026-11-25', '2026-11-21', true)).toBe('2026-12-05');
    expect(dueOnOf('2027-02-01', '2026-11-21', true)).toBe('2027-02-01');
    expect(dueOnOf('2026-11-25', '2026-11-21', false)).toBe('2026-11-25');
  });

  test('one is reminded once before the day, at once when it is late, and then once a week', () => {
    const on = (today: string, remindedOn: string | null) =>
      isReminderDue({ dueOn: '2026-11-20', remindedOn }, 7, today);
    expect([on('2026-11-12', null), on('2026-11-13', null), on('2026-11-14', '2026-11-13')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([on('2026-11-20', '2026-11-13'), on('2026-11-21', '2026-11-13')]).toEqual([false, true]);
    expect([on('2026-11-27', '2026-11-21'), on('2026-11-28', '2026-11-21')]).toEqual([false, true]);
    expect(isReminderDue({ dueOn: '2026-11-20', remindedOn: null }, 0, '2026-11-20')).toBe(false);
  });
});

test('months without a report are there too, over the turn of the year', () => {
  const months = monthsOf([{ month: '2025-12', verdict: 'phishing', count: 3 }], '2026-02-10', 4);
  expect(months.map(({ month, total, phishing }) => [month, total, phishing])).toEqual([
    ['2025-11', 0, 0],
    ['2025-12', 3, 3],
    ['2026-01', 0, 0],
    ['2026-02', 0, 0],
  ]);
});
