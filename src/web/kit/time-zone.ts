import { useSyncExternalStore } from 'react';

let zone: string | undefined;
const listeners = new Set<() => void>();

/** The timezone in which dates are written from now on (IANA name); undefined: the browser's. */
export function chooseTimeZone(next: string | undefined): void {
  if (next === zone) return;
  zone = next;
  for (const listener of listeners) listener();
}

/** The timezone chosen now; what shows dates follows it. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => zone,
  );
}
