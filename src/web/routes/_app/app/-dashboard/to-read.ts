import type { ToRead } from '#domain/documents/receipts.ts';

export interface Waiting extends ToRead {
  isOverdue: boolean;
}

/** What is not read yet, what is due first before the rest. @param today as an ISO date. */
export function waitingOf(given: readonly ToRead[], today: string): Waiting[] {
  return given
    .filter(({ readAt }) => readAt === null)
    .map((document) => ({ ...document, isOverdue: document.dueOn !== null && document.dueOn < today }))
    .toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') || a.title.localeCompare(b.title));
}
