import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../../test/example-facts.ts';
import { exampleAssets, exampleFramework, exampleProfile, exampleSetup } from '../../../../test/example-setup.ts';
import { EMPTY_PROFILE } from '../../organisations/profile.ts';
import { predict } from '../prediction.ts';
import { completionOf } from './completion.ts';
import { outlookOf } from './outlook.ts';
import { profileInsightsOf } from './profile-insights.ts';
import { type ReminderFacts, remindersOf } from './reminders.ts';

const TODAY = '2026-03-01';
const NOBODY = { name: 'Your Company', hasLogo: false, profile: EMPTY_PROFILE, members: 1, documents: 0, assets: 0 };

describe('completion', () => {
  test('is nothing while nothing is said, and names all that is missing', () => {
    const { percent, items } = completionOf(NOBODY);
    expect([percent, items.length, items.filter(({ isDone }) => isDone)]).toEqual([0, 13, []]);
  });
  test('is rounded down, so that 100 means all', () => {
    const profile = exampleProfile({
      country: 'DE',
      situations: ['personal-data'],
      goals: ['law'],
      timeline: 'urgent',
      timelineSetOn: TODAY,
      weeklyHours: 10,
    });
    const whole = { name: 'Maple', hasLogo: true, profile, members: 2, documents: 1, assets: 1 };
    expect(completionOf(whole).percent).toBe(100);
    expect(completionOf({ ...whole, hasLogo: false }).percent).toBe(92);
  });
  test('leaves out what whoever asks may not see', () => {
    const { items } = completionOf({ ...NOBODY, documents: null, assets: null });
    expect(items.map(({ item }) => item)).not.toContain('documents');
    expect(items).toHaveLength(11);
  });
});

const facts = Array.from({ length: 12 }, (_, i) => exampleFacts(`A.5.${i}`));
const steady = [2, 2, 2, 2, 2, 2, 2, 2];
const outlook = (weekly: number[], profile = EMPTY_PROFILE) => outlookOf(facts, predict(facts, weekly, TODAY), profile);
const timely = (timelineSetOn: string) => exampleProfile({ timeline: 'urgent', timelineSetOn });

describe('the outlook', () => {
  test('foretells nothing without enough history', () => {
    expect(outlook([1], timely(TODAY))).toMatchObject({
      pace: null,
      predictedPercent: null,
      isInTime: null,
      percent: 0,
    });
  });
  test('holds the pace against the end of the timeline', () => {
    expect(outlook(steady, timely(TODAY))).toMatchObject({
      predictedPercent: 100,
      isInTime: true,
      deadline: '2026-09-01',
    });
    expect(outlook(steady, timely('2025-09-05')).isInTime).toBe(false);
    expect(outlook(steady).isInTime).toBeNull();
  });
});

describe('profile insights', () => {
  const complete = { percent: 100, items: [] };
  const codes = (
    setup: Parameters<typeof exampleSetup>[0],
    more: Partial<Parameters<typeof profileInsightsOf>[0]> = {},
  ) =>
    profileInsightsOf({ completion: complete, outlook: outlook([]), setup: exampleSetup(setup), ...more }).map(
      ({ code, impact, count }) => [code, impact, count],
    );
  test('say nothing where nothing stands out', () => expect(codes({})).toEqual([]));
  test('name a duty, and what was chosen and is not used, each once', () => {
    const profile = exampleProfile({
      country: 'DE',
      situations: ['personal-data'],
      frameworks: ['ISO 27001', 'SOC 2', 'GDPR'],
    });
    expect(codes({ profile })).toEqual([
      ['duty-not-in-use', 'high', 1],
      ['wanted-not-in-use', 'medium', 1],
    ]);
  });
  test('hold the hours a week against the roadmap', () => {
    const at = (weeklyHours: number) =>
      codes({ profile: exampleProfile({ weeklyHours, timeline: 'standard', timelineSetOn: TODAY }) }).map(
        ([code]) => code,
      );
    expect(at(1)).toEqual(['hours-short']);
    expect(at(500)).toEqual(['hours-enough']);
  });
  test('hold the pace against the timeline, whether the questions were answered or not', () => {
    const late = outlook(steady, timely('2025-09-05'));
    expect(codes({}, { outlook: late, setup: null })).toEqual([['behind-timeline', 'high', 1]]);
  });
  test('see who is alone, and a single administrator among many', () => {
    expect(codes({ people: { administrators: 1, members: 1 } })).toEqual([['alone', 'low', 1]]);
    expect(codes({ people: { administrators: 1, members: 3 } })).toEqual([['one-administrator', 'medium', 1]]);
  });
  test('count what other work serves', () => {
    const iso = exampleFramework('ISO 27001', {
      facts: [exampleFacts('A.5.15', { control: { status: 'Implemented' } })],
    });
    const servedBy = new Map([['A.5.15', [{ framework: iso.id, requirementId: 'A.5.15' }]]]);
    const frameworks = [iso, exampleFramework('SOC 2', { servedBy, isInUse: true })];
    const profile = exampleProfile({ frameworks: ['ISO 27001', 'SOC 2'], currentCompliance: ['ISO 27001'] });
    expect(codes({ frameworks, profile })).toEqual([
      ['served', 'medium', 1],
      ['held', 'low', 1],
    ]);
  });
});

const nothing: ReminderFacts = { today: TODAY, controls: [], evidence: [], documents: [], assets: null, missing: 0 };
const reminders = (change: Partial<ReminderFacts>) => remindersOf({ ...nothing, ...change });
const document = (change: Partial<ReminderFacts['documents'][number]>) => ({
  id: 'd1',
  title: 'Access policy',
  isDraft: false,
  uploadedOn: '2026-02-20',
  reviewDueOn: null,
  suggestions: 0,
  ...change,
});

describe('smart reminders', () => {
  test('there are none without facts', () => expect(reminders({})).toEqual([]));
  test.each([
    ['2026-02-01', 'high'],
    ['2026-03-08', 'high'],
    ['2026-03-09', 'medium'],
    ['2026-03-31', 'medium'],
    ['2026-04-01', 'low'],
    ['2026-04-30', 'low'],
  ])('a control due on %s is of urgency %s', (dueOn, urgency) => {
    const controls = [{ framework: 'iso-27001-2022', requirementId: 'A.5.15', dueOn }];
    expect(reminders({ controls })).toMatchObject([
      { id: 'control-due/iso-27001-2022/A.5.15', type: 'control-due', title: 'A.5.15', urgency, dueOn },
    ]);
  });
  test('what is further away than two months is no reminder yet', () => {
    expect(reminders({ evidence: [{ documentId: 'd1', title: 'T', endsOn: '2026-05-01', count: 1 }] })).toEqual([]);
  });
  test('evidence of one document that ends on two days is two reminders, each with its own name', () => {
    const of = (endsOn: string) => ({ documentId: 'd1', title: 'T', endsOn, count: 3 });
    expect(reminders({ evidence: [of('2026-03-02'), of('2026-03-20')] }).map(({ id, count }) => [id, count])).toEqual([
      ['evidence-expiry/d1/2026-03-02', 3],
      ['evidence-expiry/d1/2026-03-20', 3],
    ]);
  });
  test('a document is reminded of for its review; a draft only after a month, and never for review', () => {
    const types = (change: Partial<ReminderFacts['documents'][number]>) =>
      reminders({ documents: [document(change)] }).map(({ type }) => type);
    expect(types({ reviewDueOn: '2026-03-05' })).toEqual(['document-review']);
    expect(types({ isDraft: true, reviewDueOn: '2026-03-05' })).toEqual([]);
    expect(types({ isDraft: true, uploadedOn: '2026-01-01' })).toEqual(['draft-waiting']);
  });
  test('documents whose suggestions lie for a month are one reminder that counts them', () => {
    const old = (id: string, suggestions: number) => document({ id, uploadedOn: '2026-01-01', suggestions });
    expect(
      reminders({ documents: [old('a', 1), old('b', 4), old('c', 0), document({ suggestions: 9 })] }),
    ).toMatchObject([{ type: 'suggestions-waiting', count: 2, dueOn: null, subjectId: null }]);
  });
  test('what is overdue comes before what is due, and what is due before what has no day', () => {
    const found = reminders({
      assets: exampleAssets({ 'access-review-overdue': 4, 'expiring-licenses': 1 }),
      controls: [{ framework: 'f', requirementId: 'A.5.1', dueOn: '2026-02-01' }],
      documents: [document({ reviewDueOn: '2026-03-20' })],
      missing: 3,
    });
    expect(found.map(({ type, count }) => [type, count])).toEqual([
      ['control-due', 1],
      ['access-review', 4],
      ['document-review', 1],
      ['licences', 1],
      ['profile', 3],
    ]);
  });
  test('the same facts give the same reminders', () => {
    const given = { controls: [{ framework: 'f', requirementId: 'A.5.1', dueOn: '2026-02-01' }], missing: 1 };
    expect(reminders(given)).toEqual(reminders(given));
  });
});
