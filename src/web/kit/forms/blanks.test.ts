import { expect, test } from 'vitest';
import { z } from 'zod';
import { blanksSaid } from './blanks.ts';
import { formSchema } from './form-schema.ts';

const Task = z.object({
  title: z.string().min(1),
  note: z.string(),
  ownerId: z.uuid().nullable(),
  months: z.int().optional(),
});

test('what is left empty is null where the schema takes null, and stays elsewhere', () => {
  const values = { title: '', note: '', ownerId: '', months: undefined, other: '' };
  expect(blanksSaid(Task, values)).toEqual({ title: '', note: '', ownerId: null, months: undefined, other: '' });
  expect(blanksSaid(Task.transform(Object.keys), { ownerId: ' ' })).toEqual({ ownerId: null });
  expect(blanksSaid(Task, { title: 'x', ownerId: 'y' })).toEqual({ title: 'x', ownerId: 'y' });
});

test('words put otherwise are read first, and a fault stands where they stand', () => {
  const schema = formSchema(
    Task,
    ({ name }: { name: string }) => ({ title: name, note: '', ownerId: null }),
    (path) => (path === 'title' ? 'name' : path),
  );
  expect(schema.parse({ name: 'x' })).toEqual({ title: 'x', note: '', ownerId: null });
  expect(schema.safeParse({ name: '' }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
});
