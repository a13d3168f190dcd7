import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_LIMITS } from '#domain/assets/import-plan.ts';
import { readTable } from './read-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clausewise-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file of 200 MB is refused before a byte of it is read', async () => {
  const path = join(folder, 'large.csv');
  const file = await open(path, 'w');
  await file.write('Asset Name,Owner\n');
  // A hole: nothing is written, and the size is there.
  await file.truncate(200_000_000);
  await file.close();
  const before = process.memoryUsage().arrayBuffers;
  expect(await readTable(path, 'large.csv')).toEqual({ refusal: 'too-large' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
  expect(IMPORT_LIMITS.bytes).toBe(50_000_000);
});
