import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import { type ActionChange, NEW_ACTION, type NewAction, type RiskAction } from '#domain/risks/action.ts';
import { isMember } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/http/problems.ts';
import { definedOf } from '../platform/defined-of.ts';
import { recordRisk, touch } from './commands.ts';
import { findRisk } from './details.ts';
import { actionColumnsOf, listActions } from './parts.ts';
import { lockRisk } from './store.ts';

async function checkOwner(context: Context, ownerId: string | null | undefined): Promise<void> {
  if (ownerId && !(await isMember(context.db, context.organisationId, ownerId)))
    throw invalid([{ path: 'ownerId', message: issue('owner_no_member') }]);
}

export async function addAction(context: Context, riskId: string, asked: NewAction): Promise<void> {
  await lockRisk(context.db, context.organisationId, riskId);
  const risk = await findRisk(context, riskId);
  await checkOwner(context, asked.ownerId);
  const facts = { ...NEW_ACTION, ...definedOf(asked) };
  await context.db
    .insertInto('risk_actions')
    .values({
      id: context.newId(),
      organisation_id: context.organisationId,
      risk_id: riskId,
      ...actionColumnsOf(facts),
      created_at: context.now,
    })
    .execute();
  await touch(context, riskId, {});
  recordRisk(context, 'changed', risk, { action: null }, { action: facts.title, dueOn: facts.dueOn });
}

async function held(context: Context, riskId: string, id: string): Promise<RiskAction> {
  await lockRisk(context.db, context.organisationId, riskId);
  const action = (await listActions(context.db, context.organisationId, [riskId])).find((each) => each.id === id);
  if (!action) throw notFound();
  return action;
}

/**
 * Changes a step of the plan. Its owner may close it or open it again without the right to edit risks.
 * @throws Problem forbidden, invalid when the owner is no member, conflict for a closed risk's plan.
 */
export async function changeAction(context: Context, riskId: string, id: string, asked: ActionChange): Promise<void> {
  const risk = await findRisk(context, riskId);
  const before = await held(context, riskId, id);
  const change: ActionChange = definedOf(asked);
  const { state = before.state, ...facts } = change;
  const isOwnStep =
    before.ownerId === context.actor.id && context.actor.via !== 'token' && Object.keys(facts).length === 0;
  if (!isOwnStep && !context.actor.permissions.includes('risk_management.edit')) throw forbidden();
  if (risk.closedAt !== null) throw conflict('risk_closed', 'This risk is closed. Open it again first.');
  if (facts.ownerId !== before.ownerId) await checkOwner(context, facts.ownerId);
  const next = { ...before, ...facts, state };
  const isClosing = state !== 'open' && before.state !== state;
  await context.db
    .updateTable('risk_actions')
    .set({
      ...actionColumnsOf(next),
      state,
      ...(state === 'open' && { closed_at: null, closed_by_name: null }),
      ...(isClosing && { closed_at: context.now, closed_by_name: context.actor.name }),
      version: sql<number>`version + 1`,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  await touch(context, riskId, {});
  const after = await held(context, riskId, id);
  recordRisk(context, 'changed', risk, saidOf(before), saidOf(after));
}

export async function removeAction(context: Context, riskId: string, id: string): Promise<void> {
  const risk = await findRisk(context, riskId);
  const before = await held(context, riskId, id);
  await context.db
    .deleteFrom('risk_actions')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  await touch(context, riskId, {});
  recordRisk(context, 'changed', risk, saidOf(before), { action: null });
}

const saidOf = ({ title, note, ownerName, dueOn, effort, cost, state }: RiskAction) => ({
  action: title,
  note,
  ownerName,
  dueOn,
  effort,
  cost,
  state,
});
