import { expect, test } from 'vitest';
import { requirementOf } from './audit-entry.ts';

const entry = { subject: 'evidence', subjectId: 'e1', before: null, after: null };

test('an entry says which requirement it is about, also of frameworks with odd ids', () => {
  const control = { ...entry, subject: 'controls', subjectId: 'gdpr-2016/Art. 5(1)(a)' };
  expect(requirementOf(control)).toEqual({ framework: 'gdpr-2016', requirementId: 'Art. 5(1)(a)' });
  const facts = { framework: 'soc-2-2017', requirementId: 'CC6.1', document: 'Policy' };
  const named = { framework: 'soc-2-2017', requirementId: 'CC6.1' };
  expect(requirementOf({ ...entry, after: facts })).toEqual(named);
  expect(requirementOf({ ...entry, before: facts })).toEqual(named);
});

test('what is about none says so', () => {
  expect(requirementOf({ ...entry, subject: 'documents', after: { title: 'Policy' } })).toBeNull();
  expect(requirementOf(entry)).toBeNull();
});
