import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../../test/example-facts.ts';
import {
  exampleAssets,
  exampleFramework,
  exampleProfile,
  exampleSetup,
  exampleTemplate,
} from '../../../../test/example-setup.ts';
import type { Presence } from '../../documents/required/presence.ts';
import { EMPTY_PROFILE } from '../../organisations/profile.ts';
import type { RequirementFacts } from '../facts.ts';
import { analyseSetup } from './analysis.ts';
import { missingAnswers, servedIn } from './facts.ts';
import { relevantFrameworks } from './relevance.ts';
import { roadmapOf } from './roadmap.ts';

const done = (id: string, more: Partial<RequirementFacts> = {}) =>
  exampleFacts(id, { control: { status: 'Implemented' }, ...more });
const reasonsFor = (name: string, setup: Parameters<typeof exampleSetup>[0]) =>
  relevantFrameworks(exampleSetup(setup))
    .find((each) => each.name === name)
    ?.reasons.map(({ reason }) => reason);
const wholeHours = (setup: Parameters<typeof exampleSetup>[0]) => roadmapOf(exampleSetup(setup)).hours;

test('industry, size and a framework must be said, and nothing else', () => {
  expect(missingAnswers(EMPTY_PROFILE)).toEqual(['industry', 'size', 'frameworks']);
  expect(missingAnswers(exampleProfile())).toEqual([]);
});

describe('the score', () => {
  test('is the implemented share of all chosen frameworks, rounded down, and evidence is counted apart', () => {
    const facts = [done('A.5.15', { evidence: 1 }), done('A.5.16'), exampleFacts('A.5.17')];
    const setup = exampleSetup({ frameworks: [exampleFramework('ISO 27001', { facts }), exampleFramework('GDPR')] });
    expect(analyseSetup(setup, 'en').readinessScore).toEqual({
      percent: 66,
      implemented: 2,
      total: 3,
      evidencedPercent: 33,
      evidenced: 1,
      contradicted: 0,
    });
  });
  test('leaves out what does not apply', () => {
    const excluded = exampleFacts('A.5.17', { control: { applicable: false, justification: 'No' } });
    const frameworks = [exampleFramework('ISO 27001', { facts: [done('A.5.15'), excluded] })];
    expect(analyseSetup(exampleSetup({ frameworks }), 'en').readinessScore).toMatchObject({ percent: 100, total: 1 });
  });
});

describe('a framework’s relevance', () => {
  test('names the GDPR a duty where personal data is processed in the EEA, and a maybe elsewhere', () => {
    const at = (country: string) => exampleProfile({ situations: ['personal-data'], country });
    expect(reasonsFor('GDPR', { profile: at('DE') })).toEqual(['duty-gdpr']);
    expect(reasonsFor('GDPR', { profile: { ...at('US'), frameworks: ['GDPR'] } })).toContain('maybe-gdpr');
    expect(reasonsFor('GDPR', { profile: exampleProfile({ country: 'DE' }) })).toBeUndefined();
  });
  test('names HIPAA a duty for health data in the United States alone, and PCI DSS wherever cards are handled', () => {
    const frameworks = [exampleFramework('HIPAA'), exampleFramework('PCI DSS')];
    const health = (country: string) =>
      reasonsFor('HIPAA', { frameworks, profile: exampleProfile({ situations: ['health-data'], country }) });
    expect(health('US')).toEqual(['duty-hipaa']);
    expect(health('FR')).toBeUndefined();
    const cards = exampleProfile({ situations: ['payment-cards'], country: null });
    expect(reasonsFor('PCI DSS', { frameworks, profile: cards })).toEqual(['duty-pci']);
  });
  test('is the sum of the points of its reasons, and at most 100', () => {
    const profile = exampleProfile({ goals: ['certificate', 'customers', 'incidents', 'order'] });
    const facts = [done('A.5.15'), done('A.5.16')];
    const [first] = relevantFrameworks(
      exampleSetup({ profile, frameworks: [exampleFramework('ISO 27001', { facts })] }),
    );
    expect(first?.reasons.map(({ reason, points }) => [reason, points])).toEqual([
      ['chosen', 40],
      ['goal-certificate', 10],
      ['goal-customers', 10],
      ['goal-incidents', 10],
      ['goal-order', 10],
      ['usual', 10],
      ['begun', 10],
    ]);
    expect(first).toMatchObject({ relevance: 100, level: 'high', percent: 100 });
  });
  test('counts what work for another framework serves, and says how many of how many', () => {
    const iso = exampleFramework('ISO 27001', { facts: [done('A.5.15'), exampleFacts('A.5.16')] });
    const servedBy = new Map([
      ['A.5.15', [{ framework: iso.id, requirementId: 'A.5.15' }]],
      ['A.5.16', [{ framework: iso.id, requirementId: 'A.5.16' }]],
    ]);
    const soc = exampleFramework('SOC 2', { servedBy });
    expect([...servedIn(soc, [iso, soc])]).toEqual(['A.5.15']);
    expect([...servedIn(soc, [iso, soc], [iso.id])]).toEqual(['A.5.15', 'A.5.16']);
    const found = relevantFrameworks(
      exampleSetup({ frameworks: [iso, soc], profile: exampleProfile({ frameworks: ['ISO 27001', 'SOC 2'] }) }),
    ).find(({ name }) => name === 'SOC 2');
    expect(found?.reasons).toContainEqual({ reason: 'shared', because: null, points: 5, count: 1, total: 2 });
  });
  test('keeps a framework in the list that the organisation complies with, whatever its points', () => {
    const profile = exampleProfile({ currentCompliance: ['GDPR'] });
    expect(reasonsFor('GDPR', { profile })).toEqual(['held']);
  });
});

const ASSETS: Presence = { state: 'there', signs: [{ kind: 'register', register: 'assets', count: 40 }] };

describe('recommended documents', () => {
  const templates = [
    exampleTemplate('rest', { category: 'procedure' }),
    exampleTemplate('policy'),
    exampleTemplate('scope', { category: 'record', mandatory: ['iso-27001-2022'] }),
    exampleTemplate('cards', { needs: ['payment-cards'] }),
  ];
  const keys = (setup: Parameters<typeof exampleSetup>[0]) =>
    analyseSetup(exampleSetup({ templates, ...setup }), 'en').recommendedPolicies.map(({ key }) => key);
  test('are policies and what a chosen framework requires, required ones first', () => {
    expect(keys({})).toEqual(['scope', 'policy']);
  });
  test('leave out what is there, which stands apart with what shows it, and name what a situation needs', () => {
    const profile = exampleProfile({ situations: ['payment-cards'] });
    const setup = { presence: new Map([['scope', ASSETS]]), profile };
    expect(keys(setup)).toEqual(['policy', 'cards']);
    expect(analyseSetup(exampleSetup({ templates, ...setup }), 'en').presentDocuments).toMatchObject([
      { key: 'scope', isMandatory: true, presence: ASSETS },
    ]);
  });
  test('ask for a document only while what asks for it applies', () => {
    const excluded = exampleFacts('A.5.15', { control: { applicable: false } });
    const frameworks = [exampleFramework('ISO 27001', { facts: [excluded] })];
    const due = exampleTemplate('due', { mandatory: ['iso-27001-2022'] });
    const isMandatory = (setup: Parameters<typeof exampleSetup>[0]) =>
      analyseSetup(exampleSetup({ templates: [due], ...setup }), 'en').recommendedPolicies[0]?.isMandatory;
    expect([isMandatory({}), isMandatory({ frameworks })]).toEqual([true, false]);
  });
  test('are not told to who may not see the library', () => expect(keys({ documents: null })).toEqual([]));
});

describe('the roadmap', () => {
  test('takes no hours to write what is there, and half where another document speaks of it', () => {
    const templates = [exampleTemplate('scope', { mandatory: ['iso-27001-2022'] })];
    const hoursWith = (presence: Presence) =>
      roadmapOf(exampleSetup({ templates, presence: new Map([['scope', presence]]) }))
        .phases.flatMap(({ tasks }) => tasks)
        .find(({ kind }) => kind === 'write-document')?.hours;
    const spoken = { kind: 'document', id: 'd', title: 'Rules', reason: 'evidence', isUnfinished: false } as const;
    expect(hoursWith({ state: 'missing', signs: [] })).toBe(6);
    expect(hoursWith({ state: 'in-part', signs: [spoken] })).toBe(3);
    expect(hoursWith({ state: 'in-part', signs: [{ ...spoken, isUnfinished: true }] })).toBe(3);
    const begun = { ...spoken, reason: 'name', isUnfinished: true } as const;
    expect(hoursWith({ state: 'in-part', signs: [begun] })).toBeUndefined();
    expect(hoursWith(ASSETS)).toBeUndefined();
  });

  test('has a task for each thing the facts say, each once, whatever is derived again', () => {
    const facts = [exampleFacts('A.5.15'), done('A.5.16'), exampleFacts('A.5.17', { suggestions: 2 })];
    const setup = exampleSetup({
      frameworks: [exampleFramework('ISO 27001', { facts })],
      templates: [exampleTemplate('scope', { mandatory: ['iso-27001-2022'] }), exampleTemplate('access')],
      documents: { total: 3, read: 3, drafts: 2, unfinished: 2 },
      assets: exampleAssets({ 'in-use': 0 }),
      people: { administrators: 1, members: 1 },
      baselines: 0,
    });
    const keys = roadmapOf(setup).phases.flatMap(({ tasks }) => tasks.map(({ key }) => key));
    expect(keys).toEqual([
      'invite-people',
      'self-assessment',
      'import-assets',
      'name-owners',
      'write-document/scope',
      'write-documents/policy',
      'put-in-force',
      'domain/iso-27001-2022/access-control',
      'decide-suggestions/iso-27001-2022',
      'add-evidence/iso-27001-2022',
      'internal-audit/iso-27001-2022',
      'management-review/iso-27001-2022',
      'external-audit/iso-27001-2022',
    ]);
    expect(roadmapOf(setup)).toEqual(roadmapOf(setup));
  });
  test('has no audit from outside for what the organisation is certified for', () => {
    const profile = exampleProfile({ currentCompliance: ['ISO 27001'] });
    expect(roadmapOf(exampleSetup({ profile })).phases.map(({ phase }) => phase)).not.toContain('audit');
  });
  test('costs nothing where an hour has no price, and hours times the price where it has', () => {
    expect(roadmapOf(exampleSetup()).cost).toBeNull();
    const priced = roadmapOf(exampleSetup({ profile: exampleProfile({ hourlyCost: 50 }) }));
    expect(priced.cost).toBe(50 * priced.hours);
    expect(priced.phases.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(priced.cost);
  });
  test('ends with the timeline where nobody said how many hours there are, and says how many it takes', () => {
    const profile = exampleProfile({ timeline: 'urgent', timelineSetOn: '2026-02-01' });
    const roadmap = roadmapOf(exampleSetup({ profile }));
    expect(roadmap).toMatchObject({
      deadline: '2026-08-01',
      endsOn: '2026-08-01',
      fits: null,
      isTimelineAssumed: false,
    });
    expect(roadmap.neededWeekly).toBe(Math.ceil((7 * roadmap.hours) / 153));
  });
  test('ends when the hours are over, and says whether that is in time', () => {
    const at = (weeklyHours: number) =>
      roadmapOf(
        exampleSetup({ profile: exampleProfile({ weeklyHours, timeline: 'urgent', timelineSetOn: '2026-03-01' }) }),
      );
    expect(at(1000)).toMatchObject({ fits: true, endsOn: '2026-03-02' });
    expect(at(1).fits).toBe(false);
  });
  test('counts the days that are left, a week at least, where the timeline ends soon or is over', () => {
    const at = (timelineSetOn: string, weeklyHours: number | null = null) =>
      roadmapOf(exampleSetup({ profile: exampleProfile({ timeline: 'urgent', timelineSetOn, weeklyHours }) }));
    const { hours } = at('2025-09-15');
    expect(at('2025-09-15')).toMatchObject({ deadline: '2026-03-15', neededWeekly: Math.ceil(hours / 2) });
    for (const timelineSetOn of ['2025-09-04', '2024-01-01'])
      expect(at(timelineSetOn).neededWeekly, timelineSetOn).toBe(hours);
    for (const timelineSetOn of ['2025-09-15', '2025-09-04', '2024-01-01']) {
      const { neededWeekly } = at(timelineSetOn);
      const fits = [neededWeekly, neededWeekly - 1].map((weekly) => at(timelineSetOn, weekly).fits);
      expect(fits, timelineSetOn).toEqual([true, false]);
    }
  });
  test('with weeks left it fits exactly where it ends in time', () => {
    for (let weekly = 1; weekly <= 60; weekly++) {
      const profile = exampleProfile({ weeklyHours: weekly, timeline: 'urgent', timelineSetOn: '2025-10-01' });
      const { fits, endsOn, deadline } = roadmapOf(exampleSetup({ profile }));
      expect(fits, `${weekly} h`).toBe(endsOn <= deadline);
    }
  });
  test('plans the next weeks where the timeline is over', () => {
    const profile = exampleProfile({ timeline: 'urgent', timelineSetOn: '2024-01-01' });
    expect(roadmapOf(exampleSetup({ profile })).endsOn).toBe('2026-03-29');
  });
  test('takes less for what other work serves', () => {
    const both = exampleProfile({ frameworks: ['ISO 27001', 'SOC 2'] });
    const iso = exampleFramework('ISO 27001');
    const servedBy = new Map([['A.5.15', [{ framework: iso.id, requirementId: 'A.5.15' }]]]);
    const apart = wholeHours({ profile: both, frameworks: [iso, exampleFramework('SOC 2')] });
    const shared = wholeHours({ profile: both, frameworks: [iso, exampleFramework('SOC 2', { servedBy })] });
    expect(shared).toBeLessThan(apart);
  });
});

describe('risk areas', () => {
  const codes = (setup: Parameters<typeof exampleSetup>[0]) =>
    analyseSetup(exampleSetup(setup), 'en').riskAreas.map(({ code, level, count }) => [code, level, count]);
  test('name a duty for which no framework is in use', () => {
    const profile = exampleProfile({ country: 'FR', situations: ['personal-data'] });
    expect(codes({ profile })).toContainEqual(['duty-not-in-use', 'high', 1]);
    const frameworks = [exampleFramework('ISO 27001'), exampleFramework('GDPR', { isInUse: true })];
    expect(codes({ profile, frameworks }).flat()).not.toContain('duty-not-in-use');
  });
  test('count assets, expired evidence and proof that is missing', () => {
    const facts = [done('A.5.15'), exampleFacts('A.5.16', { expired: 2 })];
    const found = codes({
      frameworks: [exampleFramework('ISO 27001', { facts })],
      assets: exampleAssets({ unencrypted: 6, 'not-patched': 1 }),
    });
    expect(found).toEqual([
      ['evidence-expired', 'high', 1],
      ['unencrypted', 'high', 6],
      ['unproven', 'medium', 1],
      ['not-patched', 'medium', 1],
    ]);
  });
  test('tell what is missing from what is not known', () => {
    const assets = exampleAssets({ unencrypted: 2, 'encryption-unknown': 7, 'backup-unknown': 10 });
    // Two of the three of which it is known; of backups nobody said anything.
    expect(codes({ assets })).toEqual([
      ['unencrypted', 'high', 2],
      ['encryption-unknown', 'low', 7],
      ['backup-unknown', 'low', 10],
    ]);
  });
  test('say nothing of assets to who may not see them', () => {
    expect(codes({ assets: null }).flat()).not.toContain('no-inventory');
    expect(codes({ assets: exampleAssets({ 'in-use': 0 }) }).flat()).toContain('no-inventory');
  });
});

test('quick wins are what takes little and shows, and the first steps where there is nothing', () => {
  const facts = [exampleFacts('A.5.15', { evidence: 1 }), exampleFacts('A.5.16')];
  const setup = exampleSetup({
    frameworks: [exampleFramework('ISO 27001', { facts })],
    documents: { total: 0, read: 0, drafts: 0, unfinished: 0 },
    baselines: 0,
  });
  expect(analyseSetup(setup, 'en').quickWins.map(({ code, action }) => action?.requirementId ?? code)).toEqual([
    'upload-documents',
    'self-assessment',
    'A.5.15',
  ]);
});
