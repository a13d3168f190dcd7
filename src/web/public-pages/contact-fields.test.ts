import { expect, test } from 'vitest';
import { CONTACT_TOPICS, NewContactMessage } from '#domain/administration/contact.ts';
import { type ContactValues, TOPICS, wrongFields } from './contact-fields.ts';

const right: ContactValues = {
  name: 'Ada',
  email: 'ada@example.com',
  organisation: '',
  topic: 'idea',
  message: 'Ten letters.',
};

test('the page offers the topics that the server takes', () => expect(TOPICS).toEqual(CONTACT_TOPICS));

test.each<[Partial<ContactValues>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ email: 'ada' }, ['email']],
  [{ email: 'ada@example' }, ['email']],
  [{ topic: '' }, ['topic']],
  [{ message: '  short   ' }, ['message']],
  [{ name: '', email: '', topic: '', message: '' }, ['name', 'email', 'topic', 'message']],
])('what the page finds wrong, the server would too: %o', (changes, expected) => {
  const values = { ...right, ...changes };
  expect(wrongFields(values)).toEqual(expected);
  const { success, error } = NewContactMessage.safeParse(values);
  expect(success).toBe(expected.length === 0);
  expect([...new Set((error?.issues ?? []).map(({ path }) => path[0]))]).toEqual(expected);
});
