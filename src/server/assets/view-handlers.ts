import { assetViewSubject } from '#domain/assets/subject.ts';
import type { AssetView, NewAssetView } from '#domain/assets/view.ts';
import { MOST_VIEWS } from '#domain/assets/view.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, forbidden, notFound } from '../platform/http/problems.ts';
import { addView, changeView, countOwnViews, getView, listViews, type Reader, removeView } from './views.ts';

const readerOf = ({ organisationId, actor }: Context): Reader => ({ organisationId, userId: actor.id });

async function found(context: Context, id: string): Promise<AssetView> {
  const view = await getView(context.db, readerOf(context), id);
  if (!view) throw notFound();
  return view;
}

/** A shared view of somebody else can be seen and used, and is theirs to change. */
async function own(context: Context, id: string): Promise<AssetView> {
  const view = await found(context, id);
  if (!view.isOwn) throw forbidden();
  return view;
}

function checkSharing({ actor }: Context, isShared: boolean): void {
  if (isShared && !actor.permissions.includes('assets.edit')) throw forbidden();
}

const factsOf = ({ name, query, columns, isShared }: NewAssetView): NewAssetView => ({
  name,
  query,
  columns,
  isShared,
});

/** What one person keeps for themselves is no affair of the trail; what the organisation sees is. */
function record(context: Context, id: string, before: NewAssetView | null, after: NewAssetView | null): void {
  if (!before?.isShared && !after?.isShared) return;
  context.record({
    action: before ? (after ? 'changed' : 'removed') : 'added',
    subject: assetViewSubject,
    subjectId: id,
    title: (after ?? before)?.name ?? '',
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
}

export const viewHandlers = {
  list: os.assets.views.list.handler(({ context }) => listViews(context.db, readerOf(context))),
  get: os.assets.views.get.handler(({ input, context }) => found(context, input.id)),
  add: os.assets.views.add.handler(async ({ input, context }) => {
    checkSharing(context, input.isShared);
    const reader = readerOf(context);
    if ((await countOwnViews(context.db, reader)) >= MOST_VIEWS)
      throw conflict('too_many_views', `Keep at most ${MOST_VIEWS} views. Remove one first.`);
    const id = context.newId();
    await addView(context.db, reader, id, context.actor.name, input, context.now);
    record(context, id, null, input);
    return found(context, id);
  }),
  change: os.assets.views.change.handler(async ({ input: { id, ...change }, context }) => {
    const before = await own(context, id);
    const after = factsOf({ ...before, ...change });
    if (after.isShared && !before.isShared) checkSharing(context, true);
    await changeView(context.db, readerOf(context), id, after);
    record(context, id, factsOf(before), after);
    return found(context, id);
  }),
  remove: os.assets.views.remove.handler(async ({ input, context }) => {
    // Who runs the organisation clears away what somebody shared who has left.
    const isInCharge = context.actor.permissions.includes('settings.edit');
    const before = isInCharge ? await found(context, input.id) : await own(context, input.id);
    await removeView(context.db, context.organisationId, input.id);
    record(context, input.id, before, null);
    return { id: input.id };
  }),
};
