import { afterEach, expect, test } from 'vitest';
import { EMPTY_PROFILE } from '#domain/organisations/profile.ts';
import { answersOf, changeOf, dropDraft, keepDraft, missingInProfile, readDraft } from './answers.ts';

afterEach(() => sessionStorage.clear());

test('what is not said is an empty field, and goes back as nothing', () => {
  const answers = answersOf(EMPTY_PROFILE, 'Maple');
  expect(answers).toMatchObject({ name: 'Maple', industry: '', timeline: '', weeklyHours: undefined });
  const { timelineSetOn: _, ...sent } = EMPTY_PROFILE;
  expect(changeOf(answers)).toEqual(sent);
});

test('the first step needs a name, an industry and a size', () => {
  const answers = answersOf(EMPTY_PROFILE, ' ');
  expect(missingInProfile(answers)).toEqual(['name', 'industry', 'size']);
  expect(missingInProfile({ ...answers, name: 'Maple', industry: 'retail', size: 'small' })).toEqual([]);
});

test('a draft is kept for its organisation alone, and nonsense is none', () => {
  keepDraft('one', { industry: 'retail' });
  expect([readDraft('one'), readDraft('other')]).toEqual([{ industry: 'retail' }, {}]);
  dropDraft('one');
  expect(readDraft('one')).toEqual({});
  sessionStorage.setItem('setup:one', '{');
  expect(readDraft('one')).toEqual({});
});
