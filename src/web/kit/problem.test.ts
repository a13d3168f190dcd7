import { expect, test } from 'vitest';
import { messageOf, problemOf } from './problem.ts';

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
  const message = `Say why this is implemented although its evidence says: “${said}”`;
  expect(messageOf({ status: 422, data: { issues: [{ path: 'reason', message }] } })).toBe(message);
});
