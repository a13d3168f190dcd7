import { expect, test } from 'vitest';
import { readUsersFile } from './read-users-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'users.csv');

test('a quoted comma, a line break within a cell, a semicolon file and Windows-1252 are read', async () => {
  expect(
    await readUsersFile(file('﻿email,name,role\r\na@x.example,"Ruiz, ""Ana""\nMaría",viewer\r\n'), null),
  ).toMatchObject({
    lines: [{ row: 2, email: 'a@x.example', name: 'Ruiz, "Ana"\nMaría', role: 'viewer' }],
  });
  const windows = new Uint8Array(
    Array.from('Courriel;Nom\nb@x.example;Ren', (sign) => sign.charCodeAt(0)).concat(0xe9, 10),
  );
  expect(await readUsersFile(file(windows), null)).toMatchObject({
    lines: [{ row: 2, email: 'b@x.example', name: 'René', role: '' }],
  });
});

test.each([
  ['empty', ''],
  ['no-rows', 'email,name\n'],
  ['no-email-column', 'name,role\nAna,viewer\n'],
  ['not-text', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['too-many-rows', `email\n${'a@x.example\n'.repeat(1001)}`],
  ['too-large', 'x'.repeat(2_000_001)],
])('a file is refused whole: %s', async (refusal, content) => {
  expect(await readUsersFile(file(content), null)).toMatchObject({ refusal });
});

test('what is left out is named, and another table of the file can be chosen', async () => {
  const text = 'email,name\na@x.example,Ana\nb@x.example\nTotal: 2\n\nGuests\nemail,role\nc@x.example,viewer\n';
  const first = await readUsersFile(file(text), null);
  expect(first).toMatchObject({
    lines: [{ email: 'a@x.example' }, { email: 'b@x.example' }],
    choice: { notices: [{ kind: 'totals', rows: [4] }], tables: [{ rows: 2 }, { title: 'Guests', rows: 1 }] },
  });
  expect(await readUsersFile(file(text), first.choice?.tables[1]?.place ?? null)).toMatchObject({
    lines: [{ row: 8, email: 'c@x.example', role: 'viewer' }],
    choice: { notices: [] },
  });
});
