import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('what is saved without a connection fails at once instead of waiting unseen', async () => {
  onlineManager.setOnline(false);
  const saving = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(saving.mutate()).rejects.toThrow('Failed to fetch');
  expect(saving.getCurrentResult().isPaused).toBe(false);
});
