import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#domain/activity/audit-entry.ts';
import { groupsToldBy } from '#domain/subjects.ts';
import { currentOrganisation } from './current-organisation.ts';
import { leaveErased } from '../erased.ts';
import { noteJob } from './jobs.ts';
import { isServerAway, subscribeToServer } from './server-away.ts';

/** Opens the tab's one connection for events; returns the way to close it. Call it again after the organisation changed. */
export function connectLive(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 1000;
  let missed = false;
  const changed = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const organisation = currentOrganisation();
    source = new EventSource(`/api/v1/live${organisation ? `?organisation=${encodeURIComponent(organisation)}` : ''}`);
    source.addEventListener('open', () => {
      pause = 1000;
      // What changed while the connection was down was not told.
      if (missed) void queryClient.invalidateQueries();
      missed = false;
    });
    source.addEventListener('change', (event) => {
      changed.add((JSON.parse(event.data) as { subject: string }).subject);
      // One change may touch many things; what shows them is read again once.
      gathering ??= setTimeout(() => {
        const subjects = [...changed];
        changed.clear();
        gathering = undefined;
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => subjects.some((subject) => concerns(queryKey, subject)),
        });
      }, 60);
    });
    source.addEventListener('erased', leaveErased);
    source.addEventListener('job', (event) => noteJob(JSON.parse(event.data) as Job));
    source.addEventListener('error', () => {
      missed = true;
      // The browser reconnects by itself unless the server refused; then we ask again, ever more rarely.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, 60_000);
    });
  };

  open();
  // Back again: not when the pause is over, but now.
  const leave = subscribeToServer(() => {
    if (isServerAway() || source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    pause = 1000;
    open();
  });
  return () => {
    leave();
    clearTimeout(timer);
    clearTimeout(gathering);
    source?.close();
  };
}

/** Keys of the typed client start with the path of the procedure, `[['assets', 'list'], ...]`. */
export function concerns(queryKey: readonly unknown[], subject: string): boolean {
  const [path] = queryKey;
  const of: unknown = Array.isArray(path) ? path[0] : path;
  return typeof of === 'string' && groupsToldBy(subject).has(of);
}
