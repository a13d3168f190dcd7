import type { QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem.ts';

/** Milliseconds between two looks whether it is back; not all windows at once. */
const pause = () => 1000 + Math.random() * 500;

let isAway = false;
const listeners = new Set<() => void>();

export function subscribeToServer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server, or the database behind it, does not answer for the moment. */
export const isServerAway = () => isAway;

function say(away: boolean): void {
  isAway = away;
  for (const listener of listeners) listener();
}

/** Notices from any request that the server is away, and looks until it is back: then what is shown is read again. @returns a function that ends this */
export function watchServer(queryClient: QueryClient, readAgain: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) {
      timer = setTimeout(() => void look(), pause());
      return;
    }
    say(false);
    void queryClient.invalidateQueries();
    readAgain();
  };
  const note = (error: unknown) => {
    const { status, code, reference } = problemOf(error);
    // What bears a reference our server answered itself: of another one that it asked.
    const isSilent = status >= 502 && status <= 504 && reference === null;
    // Without a connection of one's own, another notice says so.
    const isUnreached = status === 0 && error instanceof TypeError && navigator.onLine;
    const away = code === 'database_away' || isSilent || isUnreached;
    if (!away || isAway) return;
    say(true);
    timer = setTimeout(() => void look(), pause());
  };
  const leave = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && (event.action.type === 'failed' || event.action.type === 'error'))
        note(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') note(event.action.error);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const end of leave) end();
    say(false);
  };
}
