import { expect, test } from 'vitest';
import { issue } from '#domain/issue.ts';
import { messageOf, problemOf, translatedMessage } from './problem.ts';

test('the message of an issue is the one shown', () => {
  const error = {
    status: 422,
    data: { code: 'INVALID', issues: [{ path: ['name'], message: 'Asset name is required' }] },
  };
  expect(messageOf(error)).toBe('Asset name is required');
  expect(problemOf(error).issues).toEqual([{ path: 'name', message: 'Asset name is required' }]);
});

test('what a server says of its own failure is never shown, its reference is kept', () => {
  const error = { status: 500, data: { detail: 'select * from assets failed at /srv/app', reference: 'r-9' } };
  expect(messageOf(error)).toBe('Something went wrong on the server. Try again in a moment.');
  expect(problemOf(error).reference).toBe('r-9');
});

test('a broken connection says so', () => {
  expect(messageOf(new TypeError('Failed to fetch'))).toContain('cannot be reached');
});

test('a message that says the words of a document says them as they stand', () => {
  const said = 'Of 12 accounts, “3” were reviewed at $& cost.';
  const held = { path: 'reason', message: 'Say why', code: 'evidence_contradicts', params: { quote: said } };
  expect(messageOf({ status: 422, data: { issues: [held] } })).toBe(
    `Say why this is implemented although its evidence says: “${said}”`,
  );
});

test('a refusal is said by its code with its values, in the plural they ask for', () => {
  const locked = (count: number) => ({ status: 429, data: { code: 'locked', params: { count }, detail: 'Locked.' } });
  expect(messageOf(locked(1))).toBe('Too many attempts. Try again in 1 minute.');
  expect(messageOf(locked(15))).toBe('Too many attempts. Try again in 15 minutes.');
});

test('what a schema holds against a value is said by its code, in the plural it asks for', () => {
  expect(translatedMessage(issue('most_characters', { count: 1 }))).toBe('Use at most 1 character');
  expect(translatedMessage(issue('most_characters', { count: 4000 }))).toBe('Use at most 4,000 characters');
});

test('an issue is said by its code, one without a message of ours as it came', () => {
  const issues = [
    { path: 'password', message: 'Utilisez 31', code: 'password_short', params: { count: 31 } },
    { path: 'id', message: 'Too small', code: 'too_small' },
  ];
  expect(problemOf({ status: 422, data: { issues } }).issues).toEqual([
    { path: 'password', message: 'Use at least 31 characters' },
    { path: 'id', message: 'Too small' },
  ]);
});

test('a sentence is no key: neither a detail nor a number in a message is looked up', () => {
  expect(messageOf({ status: 409, data: { code: 'other', detail: 'Name is required' } })).not.toBe('Name is required');
  const issues = [
    { path: 'password', message: 'Use at least 31 characters', code: 'password_short', params: { count: 31 } },
  ];
  expect(problemOf({ status: 422, data: { issues } }).issues).toEqual([
    { path: 'password', message: 'Use at least 31 characters' },
  ]);
});
