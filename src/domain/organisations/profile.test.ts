import { expect, test } from 'vitest';
import { issue } from '../issue.ts';
import { deadlineOf, EMPTY_PROFILE, monthsAfter, OrganisationProfile, profileAfter, profileOf } from './profile.ts';

test('what was never said is empty, and what is kept stands once, situations and goals in the order in which they are offered', () => {
  expect(profileOf({})).toEqual(EMPTY_PROFILE);
  expect(profileOf({ frameworks: ['GDPR', 'ISO 27001', 'GDPR'] }).frameworks).toEqual(['GDPR', 'ISO 27001']);
});

test('a timeline counts from the day on which it was chosen, not from a later change of something else', () => {
  const chosen = profileAfter(EMPTY_PROFILE, { timeline: 'urgent' }, '2026-01-31');
  expect(chosen.timelineSetOn).toBe('2026-01-31');
  const later = profileAfter(chosen, { industry: 'retail', timeline: 'urgent' }, '2026-03-01');
  expect(later.timelineSetOn).toBe('2026-01-31');
  expect(profileAfter(later, { timeline: 'planned' }, '2026-03-01').timelineSetOn).toBe('2026-03-01');
  expect(profileAfter(later, { timeline: null }, '2026-03-01').timelineSetOn).toBeNull();
});

test('a change without a field leaves it, and null takes it back', () => {
  const before = profileAfter(EMPTY_PROFILE, { industry: 'finance', size: 'small' }, '2026-01-01');
  expect(profileAfter(before, { size: null, industry: undefined }, '2026-01-02')).toMatchObject({
    industry: 'finance',
    size: null,
  });
});

test('the deadline is the most a timeline allows, and of one without an end the least', () => {
  expect(deadlineOf({ timeline: 'urgent', timelineSetOn: '2026-08-31' })).toBe('2027-02-28');
  expect(deadlineOf({ timeline: 'future', timelineSetOn: '2026-01-15' })).toBe('2027-07-15');
  expect(deadlineOf({ timeline: null, timelineSetOn: null })).toBeNull();
  expect(monthsAfter('2028-01-31', 1)).toBe('2028-02-29');
});

test.each([
  [{ weeklyHours: 0 }, issue('whole_number_between', { least: 1, most: 2000 })],
  [{ hourlyCost: 0 }, issue('amount_too_small')],
  [{ country: 'XX' }, issue('country')],
])('refuses %j and says what is allowed', (wrong, message) => {
  const { error } = OrganisationProfile.partial().safeParse(wrong);
  expect(error?.issues.map((each) => each.message)).toEqual([message]);
});
