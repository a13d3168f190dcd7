import type { Context } from '../platform/context.ts';

interface Linked {
  documentTitle: string | null;
}

/** What is linked to a document as the acting person may see it: what a document is called is told only to who may see documents. */
export function shownTo<T extends Linked & { event?: Linked }>({ actor }: Pick<Context, 'actor'>, linked: T): T {
  if (actor.permissions.includes('documents.view')) return linked;
  const { event } = linked;
  return { ...linked, documentTitle: null, ...(event && { event: { ...event, documentTitle: null } }) };
}
