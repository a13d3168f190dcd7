import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#domain/activity/audit-entry.ts';
import { currentOrganisation } from './current-organisation.ts';
import { noteJob } from './jobs.ts';

/** Opens the tab's one connection for events; returns the way to close it. Call it again after the organisation changed. */
export function connectLive(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 1000;
  let missed = false;

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
      const { subject } = JSON.parse(event.data) as { subject: string };
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, subject) });
    });
    source.addEventListener('job', (event) => noteJob((JSON.parse(event.data) as { job: Job }).job));
    source.addEventListener('error', () => {
      missed = true;
      // The browser reconnects by itself unless the server refused; then we ask again, ever more rarely.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, 60_000);
    });
  };

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** Keys of the typed client start with the path of the procedure, `[['assets', 'list'], ...]`. */
export function concerns(queryKey: readonly unknown[], subject: string): boolean {
  const [path] = queryKey;
  return Array.isArray(path) ? path[0] === subject : path === subject;
}
