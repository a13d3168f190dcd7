import { expect, test } from 'vitest';
import {
  addressOfEntry,
  eventNow,
  groupsToldBy,
  namesOf,
  nowNamed,
  SPINE,
  subjectNamed,
  SUBJECTS,
} from './subjects.ts';

test('every subject has names that nobody else has', () => {
  const names = SUBJECTS.flatMap(({ name, formerNames }) => [name, ...formerNames]);
  expect(new Set(names).size).toBe(names.length);
  const singulars = SUBJECTS.map(({ singular }) => singular);
  expect(new Set(singulars).size).toBe(singulars.length);
});

test('names are plural, events past, both in kebab-case', () => {
  const words = SUBJECTS.flatMap(({ name, singular, events }) => [name, singular, ...events]);
  expect(words.filter((word) => !/^[a-z]+(-[a-z]+)*$/.test(word))).toEqual([]);
});

test('a subject depends on those of its folder and of those before it', () => {
  const folders: readonly object[] = Object.values(SPINE);
  const folderOf = (card: object) => folders.findIndex((cards) => Object.values(cards).includes(card));
  const upwards = SUBJECTS.filter((card) => card.dependsOn.some((other) => folderOf(other) > folderOf(card)));
  expect(upwards.map(({ name }) => name)).toEqual([]);
});

test('an event was called the same wherever it happened', () => {
  for (const { formerEvents } of SUBJECTS)
    for (const [then, now] of Object.entries(formerEvents)) expect([then, eventNow(then)]).toEqual([then, now]);
});

test('entries of earlier versions are about the subjects of today', () => {
  expect(nowNamed({ subject: 'risk_methods', action: 'changed' })).toEqual({
    subject: 'risk-methods',
    action: 'changed',
  });
  expect(nowNamed({ subject: 'members', action: 'recovery codes renewed' }).action).toBe('recovery-codes-renewed');
  expect(namesOf('self-assessments')).toEqual(['self-assessments', 'selfAssessments']);
  expect(nowNamed({ subject: 'of nobody', action: 'x y' })).toEqual({ subject: 'of nobody', action: 'x y' });
});

test('what is derived from a subject is read again when it changes', () => {
  expect(groupsToldBy('risks')).toEqual(new Set(['risks', 'vendors', 'vendorMonitoring', 'readiness', 'activity']));
  expect(groupsToldBy('risk-methods').has('risks')).toBe(true);
  expect(groupsToldBy('automation-rules').has('automation')).toBe(true);
});

test('where a thing has its page', () => {
  const requirement = { framework: 'soc-2-2017', requirementId: 'CC1.1' };
  expect(subjectNamed('vendors')?.addressOf({ id: 'v' })).toBe('/app/vendor-risk/v');
  expect(subjectNamed('controls')?.addressOf({ id: 'iso-27001-2022/A.5.1' })).toBe('/app/iso27001/A.5.1');
  expect(subjectNamed('evidence')?.addressOf({ id: 'e', requirement })).toBe(
    '/app/frameworks/soc-2-2017/CC1.1#evidence',
  );
  expect(subjectNamed('evidence')?.addressOf({ id: 'e' })).toBeNull();
});

const entry = {
  subject: 'controls',
  subjectId: 'iso-27001-2022/A.5.15',
  title: 'A.5.15 Access control',
  action: 'changed',
  requirement: { framework: 'iso-27001-2022', requirementId: 'A.5.15' },
};

test('a change of a control leads to its page', () => {
  expect(addressOfEntry(entry)).toBe('/app/iso27001/A.5.15');
});

test('accepted evidence leads to the evidence of its requirement', () => {
  const evidence = {
    ...entry,
    subject: 'evidence',
    subjectId: '0b8',
    title: '6.1.2 ← Risk method',
    action: 'accepted',
    requirement: null,
  };
  expect(addressOfEntry(evidence)).toBe('/app/iso27001/6.1.2#evidence');
});

test('a requirement of another framework leads to that framework', () => {
  const requirement = { framework: 'gdpr-2016', requirementId: 'Art. 5(1)(a)' };
  const href = '/app/frameworks/gdpr-2016/Art.%205(1)(a)';
  expect(addressOfEntry({ ...entry, requirement })).toBe(href);
  expect(addressOfEntry({ ...entry, subject: 'evidence', requirement })).toBe(`${href}#evidence`);
});

test('a framework that is used leads to its page, one that is not to the choice', () => {
  const framework = { ...entry, subject: 'frameworks', subjectId: 'soc-2-2017', requirement: null };
  expect(addressOfEntry({ ...framework, action: 'added' })).toBe('/app/frameworks/soc-2-2017');
  expect(addressOfEntry({ ...framework, action: 'removed' })).toBe('/app/frameworks');
});

test('a change of the settings leads to them', () => {
  expect(addressOfEntry({ ...entry, subject: 'organisations' })).toBe('/settings');
  expect(addressOfEntry({ ...entry, subject: 'policies' })).toBe('/settings/policies');
});

test('what is gone, or has no page, leads nowhere', () => {
  expect(addressOfEntry({ ...entry, subject: 'documents', action: 'removed' })).toBeNull();
  expect(addressOfEntry({ ...entry, subject: 'comments', title: '', requirement: null })).toBeNull();
  expect(addressOfEntry({ ...entry, subject: 'evidence', title: 'Something else', requirement: null })).toBeNull();
});

test('a file of a list has no page of one thing; that of a document leads to it', () => {
  const left = { subject: 'assets', subjectId: '', title: 'assets.csv', action: 'downloaded', requirement: null };
  expect(addressOfEntry(left)).toBeNull();
  expect(addressOfEntry({ ...left, subject: 'documents', subjectId: 'd1' })).toBe('/app/document-check/d1');
});
