import { expect, test } from 'vitest';
import { openThread, threadRunner } from './thread.ts';

const SCRIPT = new URL('./testing/odd-thread.ts', import.meta.url);
const BOUNDS = { time: 1000, memory: 32, atOnce: 1 };
interface Answer {
  said: string;
  asked: number;
}

test.each([
  ['loops', { failure: 'time' }],
  ['hoards', { failure: 'memory' }],
  ['leaves', { failure: 'ended' }],
  ['refuses', { failure: 'refused', message: 'It is no such file.' }],
  ['breaks', { name: 'TypeError', message: 'a fault of ours' }],
])('work that %s fails by its own name, and the next question is answered', async (name, failure) => {
  const run = threadRunner<string, Answer>(SCRIPT, { ...BOUNDS, time: name === 'loops' ? 300 : 20_000, keep: 1000 });
  await expect(run(name)).rejects.toMatchObject(failure);
  expect(await run('answers')).toMatchObject({ said: 'an answer' });
});

test('what is cancelled ends at once, and what is cancelled before its turn is not begun', async () => {
  const run = threadRunner<string, Answer>(SCRIPT, BOUNDS);
  const controller = new AbortController();
  const [running, waiting] = [run('loops', controller.signal), run('answers', controller.signal)];
  setTimeout(() => controller.abort(new Error('nobody wants it')), 50);
  await expect(running).rejects.toMatchObject({ failure: 'cancelled', cause: new Error('nobody wants it') });
  await expect(waiting).rejects.toMatchObject({ failure: 'cancelled' });
});

test('a thread is kept for the next question only where that is asked for', async () => {
  const kept = threadRunner<string, Answer>(SCRIPT, { ...BOUNDS, keep: 5000 });
  const single = threadRunner<string, Answer>(SCRIPT, BOUNDS);
  expect([(await kept('answers')).asked, (await kept('answers')).asked]).toEqual([1, 2]);
  expect([(await single('answers')).asked, (await single('answers')).asked]).toEqual([1, 1]);
});

test('there are at most so many threads at once', async () => {
  const began = performance.now();
  const run = threadRunner<string, Answer>(SCRIPT, { ...BOUNDS, atOnce: 2, keep: 5000 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => run('waits')));
  expect(performance.now() - began).toBeGreaterThan(440);
  expect(answers.map(({ asked }) => asked).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a thread that has ended says so', async () => {
  const thread = openThread<string>(SCRIPT, BOUNDS);
  expect(await thread.ask('answers')).toMatchObject({ said: 'an answer' });
  await thread.end();
  expect(thread.isOpen).toBe(false);
  await expect(thread.ask('answers')).rejects.toMatchObject({ failure: 'ended' });
});
