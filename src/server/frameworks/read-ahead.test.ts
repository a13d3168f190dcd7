import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameworkOf, listFrameworkHeads, loadFramework, readAhead } from './catalogue.ts';

const CATALOGUE = join(import.meta.dirname, '../../../catalogue');

test('what a thread has read ahead is the catalogue as it is written', async () => {
  expect(await readAhead()).toBe(listFrameworkHeads().length);
  for (const { id } of listFrameworkHeads()) expect(frameworkOf(id)).toEqual(loadFramework(join(CATALOGUE, id)));
  // Who asks twice gets the same: the engine keeps its index with it.
  expect(frameworkOf('gdpr-2016')).toBe(frameworkOf('gdpr-2016'));
});
