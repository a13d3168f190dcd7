import { expect, test } from 'vitest';
import { hrefOfEntry } from './entry-link.ts';

const entry = {
  subject: 'controls',
  subjectId: 'iso-27001-2022/A.5.15',
  title: 'A.5.15 Access control',
  action: 'changed',
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
  };
  expect(hrefOfEntry(evidence)).toBe('/app/iso27001/6.1.2#evidence');
});

test('a change of the settings leads to them', () => {
  expect(hrefOfEntry({ ...entry, subject: 'organisations' })).toBe('/settings');
  expect(hrefOfEntry({ ...entry, subject: 'policies' })).toBe('/settings/policies');
});

test('what is gone, or has no page, leads nowhere', () => {
  expect(hrefOfEntry({ ...entry, subject: 'documents', action: 'removed' })).toBeNull();
  expect(hrefOfEntry({ ...entry, subject: 'members' })).toBeNull();
  expect(hrefOfEntry({ ...entry, subject: 'evidence', title: 'Something else' })).toBeNull();
});
