import { assetViewSubject } from '#domain/assets/subject.ts';
import type { AssetView, NewAssetView } from '#domain/assets/view.ts';
import { MOST_VIEWS } from '#domain/assets/view.ts';
import type { Act } from '../platform/act.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, forbidden, notFound } from '../platform/http/problems.ts';
import { addView, changeView, countOwnViews, getView, listViews, type Reader, removeView } from './views.ts';

const readerOf = ({ organisationId, actor }: Act): Reader => ({ organisationId, userId: actor.id });

async function found(act: Act, id: string): Promise<AssetView> {
  const view = await getView(act.db, readerOf(act), id);
  if (!view) throw notFound();
  return view;
}

/** A shared view of somebody else can be seen and used, and is theirs to change. */
async function own(act: Act, id: string): Promise<AssetView> {
  const view = await found(act, id);
  if (!view.isOwn) throw forbidden();
  return view;
}

function checkSharing({ actor }: Act, isShared: boolean): void {
  if (isShared && !actor.permissions.includes('assets.edit')) throw forbidden();
}

const factsOf = ({ name, query, columns, isShared }: NewAssetView): NewAssetView => ({
  name,
  query,
  columns,
  isShared,
});

/** What one person keeps for themselves is no affair of the trail; what the organisation sees is. */
function record(act: Act, id: string, before: NewAssetView | null, after: NewAssetView | null): void {
  if (!before?.isShared && !after?.isShared) return;
  act.record({
    action: before ? (after ? 'changed' : 'removed') : 'added',
    subject: assetViewSubject,
    subjectId: id,
    title: (after ?? before)?.name ?? '',
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
}

export const viewHandlers = {
  list: os.assets.views.list.handler(({ context: { act } }) => listViews(act.db, readerOf(act))),
  get: os.assets.views.get.handler(({ input, context: { act } }) => found(act, input.id)),
  add: os.assets.views.add.handler(async ({ input, context: { act } }) => {
    checkSharing(act, input.isShared);
    const reader = readerOf(act);
    if ((await countOwnViews(act.db, reader)) >= MOST_VIEWS)
      throw conflict('too_many_views', `Keep at most ${MOST_VIEWS} views. Remove one first.`);
    const id = act.newId();
    await addView(act.db, reader, id, act.actor.name, input, act.now);
    record(act, id, null, input);
    return found(act, id);
  }),
  change: os.assets.views.change.handler(async ({ input: { id, ...change }, context: { act } }) => {
    const before = await own(act, id);
    const after = factsOf({ ...before, ...change });
    if (after.isShared && !before.isShared) checkSharing(act, true);
    await changeView(act.db, readerOf(act), id, after);
    record(act, id, factsOf(before), after);
    return found(act, id);
  }),
  remove: os.assets.views.remove.handler(async ({ input, context: { act } }) => {
    // Who runs the organisation clears away what somebody shared who has left.
    const isInCharge = act.actor.permissions.includes('settings.edit');
    const before = isInCharge ? await found(act, input.id) : await own(act, input.id);
    await removeView(act.db, act.organisationId, input.id);
    record(act, input.id, before, null);
    return { id: input.id };
  }),
};
