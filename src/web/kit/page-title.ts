import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

function setTitle(title: string | null): void {
  current = title;
  for (const listener of listeners) listener();
}

/** Names the page after what it shows ("Access control policy"); the route's own title stands when no page does. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    setTitle(title);
    return () => setTitle(null);
  }, [title]);
}

/** The title a page gave itself, for the breadcrumb and the document title. */
export function useGivenTitle(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
