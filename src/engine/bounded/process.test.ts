import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startProcess } from './process.ts';

const SCRIPT = new URL('./testing/odd-process.ts', import.meta.url);
const BOUNDS = { heap: 32, data: 800, cpu: 20 };

test('it answers on its fourth pipe, and sees nothing of the environment of the server', async () => {
  process.env['A_SECRET'] = 'not for strangers';
  const child = startProcess(SCRIPT, BOUNDS, { words: ['answers'] });
  expect(JSON.parse(await text(child.answers))).toEqual({ said: 'an answer', env: {} });
  expect(await child.over).toMatchObject({ failure: 'ended' });
});

test.each([
  ['loops', 'time'],
  ['hoards', 'memory'],
  ['leaves', 'ended'],
])('work that %s is over by its own name', async (name, failure) => {
  const child = startProcess(SCRIPT, BOUNDS, { words: [name] });
  child.limit(name === 'loops' ? 500 : 30_000);
  expect(await child.over).toMatchObject({ failure });
});

test('a process that is cancelled ends, also when it was so before it began', async () => {
  const controller = new AbortController();
  const child = startProcess(SCRIPT, BOUNDS, { words: ['loops'], signal: controller.signal });
  setTimeout(() => controller.abort(new Error('nobody wants it')), 50);
  expect(await child.over).toMatchObject({ failure: 'cancelled', cause: new Error('nobody wants it') });
  const late = startProcess(SCRIPT, BOUNDS, { words: ['loops'], signal: controller.signal });
  expect(await late.over).toMatchObject({ failure: 'cancelled' });
});

test('time that work does not get does not count against it', async () => {
  const child = startProcess(SCRIPT, BOUNDS, { words: ['rests'] });
  child.limit(700, 100);
  expect(JSON.parse(await text(child.answers))).toMatchObject({ said: 'rested' });
});
