import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../../test/example-facts.ts';
import { changesOf } from './changes.ts';
import { nextStepOf, PATH_STEPS, pathOf, type PathFacts } from './next-step.ts';
import { paceToDate, plannedOn } from './pace-to-date.ts';

const DONE: PathFacts = {
  documents: 1,
  suggestions: 0,
  assets: 1,
  hasDate: true,
  riskProposals: 0,
  unstated: 0,
  contradicted: 0,
  overdue: 0,
  open: 0,
  unproven: 0,
};
const NOTHING: PathFacts = {
  documents: 0,
  suggestions: 3,
  assets: 0,
  hasDate: false,
  riskProposals: 4,
  unstated: 93,
  contradicted: 2,
  overdue: 5,
  open: 100,
  unproven: 6,
};

describe('the next step', () => {
  test('is the first of the way that is open, whatever else is open', () => {
    const order: string[] = [];
    let facts = NOTHING;
    for (let next = nextStepOf(pathOf(facts)); next; next = nextStepOf(pathOf(facts))) {
      order.push(next.step);
      const field = Object.keys(DONE)[PATH_STEPS.indexOf(next.step)] as keyof PathFacts;
      facts = { ...facts, [field]: DONE[field] };
    }
    expect(order).toEqual(PATH_STEPS);
  });
  test('says how much of it there is', () =>
    expect(nextStepOf(pathOf({ ...NOTHING, documents: 1 }))).toEqual({
      step: 'review-suggestions',
      isDone: false,
      count: 3,
    }));
  test('is none when everything is done', () => expect(nextStepOf(pathOf(DONE))).toBeNull());
  test('what nothing has come to yet is not ticked off', () => {
    const fresh = pathOf({ ...DONE, documents: 0, assets: 0, open: 5 });
    const open = fresh.filter(({ isDone }) => !isDone).map(({ step }) => step);
    expect(open).toEqual([
      'add-documents',
      'review-suggestions',
      'import-assets',
      'decide-risks',
      'do-the-work',
      'show-it',
    ]);
  });
  test('is none that the person cannot take', () => {
    const steps = pathOf({ ...NOTHING, documents: null, suggestions: null });
    expect(nextStepOf(steps)?.step).toBe('import-assets');
    expect(steps.map(({ step }) => step)).not.toContain('add-documents');
  });
});

const NO_FIGURES = {
  implemented: 0,
  inProgress: 0,
  evidenced: 0,
  total: 0,
  excluded: 0,
  gaps: 0,
  criticalGaps: 0,
  domains: [],
};

describe('the pace to the date', () => {
  const facts = Array.from({ length: 20 }, (_, n) => exampleFacts(`A.5.${n + 1}`));
  const profile = { timeline: 'standard', timelineSetOn: '2026-01-01' } as const;
  const NONE = { roadmap: null, kept: null };
  const roadmap = { hours: 400, neededWeekly: 12, fits: false };
  test('spreads what is left over the weeks', () => {
    const pace = paceToDate(facts, profile, NONE, '2026-12-01');
    expect(pace).toMatchObject({ deadline: '2027-01-01', weeks: 4, open: 20, perWeek: 5, isOver: false });
    expect(pace?.thisWeek).toHaveLength(5);
  });
  test('the hours are those of the roadmap, and unknown without one', () => {
    const hoursOf = (given: Parameters<typeof paceToDate>[2]['roadmap']) => {
      const { hours, hoursPerWeek, fits } = paceToDate(facts, profile, { roadmap: given, kept: null }, '2026-12-01')!;
      return [hours, hoursPerWeek, fits];
    };
    expect(hoursOf(roadmap)).toEqual([400, 12, false]);
    expect(hoursOf(null)).toEqual([null, null, null]);
  });
  test('this week is for what is overdue or due first, the earliest on top, whatever it takes', () => {
    const due = (id: string, dueOn: string) =>
      exampleFacts(id, { control: { dueOn }, requirement: { effort: 'high' } });
    const dated = [due('A.8.1', '2026-12-30'), due('A.8.2', '2026-12-08'), due('A.8.3', '2026-11-01')];
    const week = (all: typeof facts) =>
      paceToDate(all, profile, NONE, '2026-12-01')?.thisWeek.map(({ requirementId }) => requirementId);
    expect(week([...facts.slice(0, 5), ...dated])).toEqual(['A.8.3', 'A.8.2']);
    expect(week([...facts.slice(0, 17), ...dated])).toEqual(['A.8.3', 'A.8.2', 'A.5.1', 'A.5.2', 'A.5.3']);
  });
  test('past the date everything is due now', () =>
    expect(paceToDate(facts, profile, NONE, '2027-02-01')).toMatchObject({ isOver: true, weeks: 1, perWeek: 20 }));
  test('is not invented without a date, and there is none where nothing is left', () => {
    expect(paceToDate(facts, { ...profile, timeline: null }, NONE, '2026-12-01')).toBeNull();
    expect(paceToDate([], profile, NONE, '2026-12-01')).toBeNull();
  });
  test('begins with what was implemented when the date was set, or on the first day that was kept since', () => {
    const figures = { ...NO_FIGURES, implemented: 3, total: 10 };
    const fromOf = (day: string | null) =>
      paceToDate(facts, profile, { roadmap: null, kept: day === null ? null : { day, figures } }, '2026-12-01')?.from;
    expect([fromOf('2025-12-30'), fromOf('2026-02-01'), fromOf(null)]).toEqual([
      { day: '2026-01-01', percent: 30 },
      { day: '2026-02-01', percent: 30 },
      { day: '2026-12-01', percent: 0 },
    ]);
  });
  test('the line of the plan goes from where it began to all on the date', () => {
    const plan = { from: { day: '2026-01-01', percent: 20 }, deadline: '2026-01-11' };
    expect(
      ['2025-12-31', '2026-01-01', '2026-01-06', '2026-01-11', '2026-02-01'].map((day) => plannedOn(day, plan)),
    ).toEqual([null, 20, 60, 100, 100]);
  });
});

describe('the change since last week', () => {
  const snapshot = (day: string, implemented: number, criticalGaps: number) => ({
    day,
    figures: {
      implemented,
      inProgress: 0,
      evidenced: 0,
      total: 10,
      excluded: 0,
      gaps: 0,
      criticalGaps,
      domains: [{ domain: 'a', implemented, evidenced: 0, total: 10 }],
    },
  });
  test('is held against the last day that was kept a week ago', () =>
    expect(
      changesOf([snapshot('2026-03-01', 1, 9), snapshot('2026-03-03', 2, 8), snapshot('2026-03-12', 8, 3)]),
    ).toEqual({
      percent: { by: 60, since: '2026-03-03', isWeek: true },
      criticalGaps: { by: -5, since: '2026-03-03', isWeek: true },
      domainsReady: { by: 1, since: '2026-03-03', isWeek: true },
    }));
  test('is since the first day where the history is shorter', () =>
    expect(changesOf([snapshot('2026-03-10', 2, 8), snapshot('2026-03-12', 8, 3)])?.percent).toEqual({
      by: 60,
      since: '2026-03-10',
      isWeek: false,
    }));
  test('is no week where days were not kept: it says since when', () =>
    expect(
      [['2026-03-02'], ['2026-03-01'], ['2026-01-01', '2026-03-09']].map(
        ([first = '', ...more]) =>
          changesOf([first, ...more, '2026-03-12'].map((day, n) => snapshot(day, n, 8)))?.percent,
      ),
    ).toEqual([
      { by: 10, since: '2026-03-02', isWeek: true },
      { by: 10, since: '2026-03-01', isWeek: false },
      { by: 20, since: '2026-01-01', isWeek: false },
    ]));
  test('is not said where there is no earlier day', () => {
    expect(changesOf([snapshot('2026-03-12', 8, 3)])).toBeNull();
    expect(changesOf([])).toBeNull();
  });
});
