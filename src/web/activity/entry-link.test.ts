import { expect, test } from 'vitest';
import { hrefOfEntry } from './entry-link.ts';

const entry = {
  subject: 'controls',
  subjectId: 'iso-27001-2022/A.5.15',
  title: 'A.5.15 Access control',
  action: 'changed',
  requirement: { framework: 'iso-27001-2022', requirementId: 'A.5.15' },
};

test('a change of a control leads to its page', () => {
  expect(hrefOfEntry(entry)).toBe('/app/iso27001/A.5.15');
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
  expect(hrefOfEntry(evidence)).toBe('/app/iso27001/6.1.2#evidence');
});

test('a requirement of another framework leads to that framework', () => {
  const requirement = { framework: 'gdpr-2016', requirementId: 'Art. 5(1)(a)' };
  const href = '/app/frameworks/gdpr-2016/Art.%205(1)(a)';
  expect(hrefOfEntry({ ...entry, requirement })).toBe(href);
  expect(hrefOfEntry({ ...entry, subject: 'evidence', requirement })).toBe(`${href}#evidence`);
});

test('a framework that is used leads to its page, one that is not to the choice', () => {
  const framework = { ...entry, subject: 'frameworks', subjectId: 'soc-2-2017', requirement: null };
  expect(hrefOfEntry({ ...framework, action: 'added' })).toBe('/app/frameworks/soc-2-2017');
  expect(hrefOfEntry({ ...framework, action: 'removed' })).toBe('/app/frameworks');
});

test('a change of the settings leads to them', () => {
  expect(hrefOfEntry({ ...entry, subject: 'organisations' })).toBe('/settings');
  expect(hrefOfEntry({ ...entry, subject: 'policies' })).toBe('/settings/policies');
});

test('what is gone, or has no page, leads nowhere', () => {
  expect(hrefOfEntry({ ...entry, subject: 'documents', action: 'removed' })).toBeNull();
  expect(hrefOfEntry({ ...entry, subject: 'comments', title: '', requirement: null })).toBeNull();
  expect(hrefOfEntry({ ...entry, subject: 'evidence', title: 'Something else', requirement: null })).toBeNull();
});
