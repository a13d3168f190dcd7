import { expect, test } from 'vitest';
import { readUsersFile } from './read-users-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'users.csv');

test('a quoted comma, a line break within a cell, a semicolon file and Windows-1252 are read', async () => {
  expect(await readUsersFile(file('﻿email,name,role\r\na@x.example,"Ruiz, ""Ana""\nMaría",viewer\r\n'))).toEqual({
    lines: [{ row: 2, email: 'a@x.example', name: 'Ruiz, "Ana"\nMaría', role: 'viewer' }],
  });
  const windows = new Uint8Array(
    Array.from('Courriel;Nom\nb@x.example;Ren', (sign) => sign.charCodeAt(0)).concat(0xe9, 10),
  );
  expect(await readUsersFile(file(windows))).toEqual({
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
  expect(await readUsersFile(file(content))).toEqual({ refusal });
});
