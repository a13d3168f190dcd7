import { describe, expect, test } from 'vitest';
import { exampleTemplate } from '../../../../test/example-setup.ts';
import { isDue, situationsOf } from './due.ts';
import { type ExistingFacts, type LibraryDocument, presenceOf } from './presence.ts';

const ISO = 'iso-27001-2022';
const inEvery = (title: string) => ({ en: title, es: title, fr: title, de: title });
const templates = [
  exampleTemplate('access-control-policy', {
    title: inEvery('Access Control Policy'),
    requirements: { [ISO]: ['A.5.15', 'A.5.16', 'A.5.18'] },
  }),
  exampleTemplate('legal-register', {
    title: inEvery('Legal Register'),
    category: 'register',
    requirements: { [ISO]: ['A.5.31', 'A.5.32'] },
    requiredBy: { [ISO]: ['A.5.31'] },
  }),
  exampleTemplate('privacy-notice', {
    title: inEvery('Privacy Notice'),
    category: 'record',
    requirements: { 'gdpr-2016': ['Art13', 'Art14'], [ISO]: ['A.5.34'] },
    mandatory: ['gdpr-2016'],
  }),
  exampleTemplate('asset-register', { title: inEvery('Asset Register'), category: 'register' }),
];
const document = (title: string, change: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id: `id of ${title}`,
  title,
  type: 'policy',
  key: null,
  isUnfinished: false,
  ...change,
});
const of = (key: string, facts: Partial<ExistingFacts>) =>
  presenceOf(templates, { organisation: 'Harbour', documents: [], links: [], registers: {}, ...facts }).get(key);
const accepted = (documentId: string, ...requirements: string[]) => ({
  documentId,
  framework: ISO,
  requirements,
  isAccepted: true,
});

describe('a document is there', () => {
  test('when nothing speaks of it it is missing', () =>
    expect(of('access-control-policy', {})).toEqual({ state: 'missing', signs: [] }));
  test('by its name, in part while it has blanks', () => {
    const whole = document('Access control policy');
    const sign = { kind: 'document', id: whole.id, title: whole.title, reason: 'name' };
    expect(of('access-control-policy', { documents: [whole] })).toEqual({
      state: 'there',
      signs: [{ ...sign, isUnfinished: false }],
    });
    expect(of('access-control-policy', { documents: [{ ...whole, isUnfinished: true }] })).toMatchObject({
      state: 'in-part',
      signs: [{ ...sign, isUnfinished: true }],
    });
  });
  test('by the template that it was made of, whatever it is called', () => {
    const made = document('Who may enter', { key: 'access-control-policy', type: 'unknown' });
    expect(of('access-control-policy', { documents: [made] })).toMatchObject({ signs: [{ reason: 'template' }] });
  });
  test('not by a name that a record bears', () =>
    expect(of('access-control-policy', { documents: [document('Access control', { type: 'record' })] })).toMatchObject({
      state: 'missing',
    }));
  test('by what the product keeps', () =>
    expect(of('asset-register', { registers: { assets: 40 } })).toEqual({
      state: 'there',
      signs: [{ kind: 'register', register: 'assets', count: 40 }],
    }));
  test('by what the product keeps, beside its own draft', () => {
    const draft = document('Asset register', { type: 'register', isUnfinished: true });
    expect(of('asset-register', { documents: [draft], registers: { assets: 40 } })).toMatchObject({
      state: 'there',
      signs: [{ kind: 'register' }, { kind: 'document', id: draft.id, isUnfinished: true }],
    });
  });
  test('by evidence that was accepted of all that asks for it, or of half of what it shows', () => {
    const list = document('What we must keep to', { type: 'register' });
    expect(of('legal-register', { documents: [list], links: [accepted(list.id, 'A.5.31')] })?.state).toBe('there');
    expect(of('legal-register', { documents: [list], links: [accepted(list.id, 'A.5.32')] })?.state).toBe('missing');
    const rules = document('House rules');
    const links = [accepted(rules.id, 'A.5.15', 'A.5.18')];
    expect(of('access-control-policy', { documents: [rules], links })?.state).toBe('there');
  });
  test('not by what it shows of a framework that does not ask for it', () => {
    const rules = document('What we do with data', { type: 'record' });
    const links = (framework: string, id: string) => [{ ...accepted(rules.id, id), framework }];
    const state = (framework: string, id: string) =>
      of('privacy-notice', { documents: [rules], links: links(framework, id) })?.state;
    expect(state(ISO, 'A.5.34')).toBe('missing');
    expect(state('gdpr-2016', 'Art13')).toBe('there');
  });
  test('in part where another document speaks of it, or a suggestion waits', () => {
    const assets = document('Asset register', { type: 'register' });
    expect(of('legal-register', { documents: [assets], links: [accepted(assets.id, 'A.5.31')] })).toMatchObject({
      state: 'in-part',
      signs: [{ reason: 'evidence' }],
    });
    const open = { ...accepted('id of List', 'A.5.31'), isAccepted: false };
    const list = document('List', { type: 'register' });
    expect(of('legal-register', { documents: [list], links: [open] })).toMatchObject({
      state: 'in-part',
      signs: [{ reason: 'suggestion' }],
    });
  });
});

test('one for a situation is due where that is said of the organisation, or nothing is', () => {
  const dpia = exampleTemplate('dpia', { mandatory: [ISO], needs: ['software-development'] });
  const due = (situations: Parameters<typeof situationsOf>[0]['situations'], industry: 'technology' | null) =>
    isDue(dpia, ISO, new Set(), situationsOf({ industry, situations }, []));
  expect([due([], 'technology'), due(['software-development'], 'technology'), due([], null)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a document is due while one of the requirements that ask for it applies', () => {
  const register = {
    mandatory: [ISO],
    requirements: { [ISO]: ['A.5.31', 'A.5.32'] },
    requiredBy: { [ISO]: ['A.5.31'] },
    needs: [],
  };
  expect(isDue(register, ISO, new Set(['A.5.32']), null)).toBe(true);
  expect(isDue(register, ISO, new Set(['A.5.31']), null)).toBe(false);
  expect(isDue({ ...register, requiredBy: {} }, ISO, new Set(['A.5.31']), null)).toBe(true);
  expect(isDue({ ...register, mandatory: [] }, ISO, new Set(), null)).toBe(false);
});
