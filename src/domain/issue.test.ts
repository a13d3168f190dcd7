import { expect, test } from 'vitest';
import { z } from 'zod';
import { issue, limit, oneOf, readIssue } from './issue.ts';

const heldAgainst = (schema: z.ZodType, value: unknown) =>
  readIssue(schema.safeParse(value).error?.issues[0]?.message ?? '');

test('a message is read back with its values as they were', () => {
  expect(readIssue(issue('name_required'))).toEqual({ code: 'name_required' });
  const params = { quote: 'Of 12, “3” = {{x}}\n & more', count: 12 };
  expect(readIssue(issue('contradicts', params))).toEqual({ code: 'contradicts', params });
});

test('a limit says its own number, a choice what there is to choose from', () => {
  expect(heldAgainst(z.string().max(200, limit('long')), 'x'.repeat(201))?.params).toEqual({ count: 200 });
  expect(heldAgainst(z.array(z.string()).min(2, limit('few')), ['a'])?.params).toEqual({ count: 2 });
  expect(heldAgainst(z.enum(['csv', 'xlsx'], oneOf), 'pdf')?.params).toEqual({ choices: 'csv, xlsx' });
});

test('what a library says of itself is none of ours', () => {
  expect(heldAgainst(z.uuid(), 'x')).toBeNull();
  expect(readIssue('name_required')).toBeNull();
});
