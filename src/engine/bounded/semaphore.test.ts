import { expect, test } from 'vitest';
import { semaphore, semaphoreByKey } from './semaphore.ts';

test('who asks for much waits behind themselves, and somebody else only for one of them', async () => {
  const [inTurn, inOwnTurn] = [semaphore(1), semaphoreByKey()];
  const made: string[] = [];
  const make = (who: string) =>
    inOwnTurn(who, () => inTurn(async () => void (await Promise.resolve(), made.push(who))));
  await Promise.all([make('greedy'), make('greedy'), make('greedy'), make('greedy'), make('modest')]);
  expect(made.indexOf('modest')).toBeLessThan(2);
  expect(made).toHaveLength(5);
});

test('work that fails keeps nobody from their turn', async () => {
  const inOwnTurn = semaphoreByKey();
  const fails = inOwnTurn('one', () => Promise.reject(new Error('no')));
  const next = inOwnTurn('one', () => Promise.resolve('yes'));
  await expect(fails).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
