import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem.ts';

/** Live events say when something changed, so data stays fresh without polling; only broken connections and 5xx are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: 'always',
        retry: (failures, error) => {
          const { status } = problemOf(error);
          return failures < 2 && (status === 0 || status >= 502);
        },
      },
      // What is saved without a connection fails at once and says so; it would else wait unseen and be lost with the window.
      mutations: { networkMode: 'always' },
    },
  });
}
