import { sql } from 'kysely';
import { type ActionChange, NEW_ACTION, type NewAction, type RiskAction } from '#domain/risks/action.ts';
import { isMember } from '../controls/store.ts';
import type { Act } from '../platform/act.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/http/problems.ts';
import { definedOf } from '../platform/defined-of.ts';
import { recordRisk, touch } from './acts.ts';
import { findRisk } from './details.ts';
import { listActions } from './parts.ts';
import { lockRisk } from './store.ts';

async function checkOwner(act: Act, ownerId: string | null | undefined): Promise<void> {
  if (ownerId && !(await isMember(act.db, act.organisationId, ownerId)))
    throw invalid([{ path: 'ownerId', message: 'The owner must be a member of the organization' }]);
}

export async function addAction(act: Act, riskId: string, asked: NewAction): Promise<void> {
  await lockRisk(act.db, act.organisationId, riskId);
  const risk = await findRisk(act, riskId);
  await checkOwner(act, asked.ownerId);
  const facts = { ...NEW_ACTION, ...definedOf(asked) };
  await act.db
    .insertInto('risk_actions')
    .values({
      id: act.newId(),
      organisation_id: act.organisationId,
      risk_id: riskId,
      title: facts.title,
      note: facts.note,
      owner_id: facts.ownerId,
      due_on: facts.dueOn,
      effort: facts.effort,
      cost: facts.cost,
      created_at: act.now,
    })
    .execute();
  await touch(act, riskId, {});
  recordRisk(act, 'changed', risk, { action: null }, { action: facts.title, dueOn: facts.dueOn });
}

async function held(act: Act, riskId: string, id: string): Promise<RiskAction> {
  await lockRisk(act.db, act.organisationId, riskId);
  const action = (await listActions(act.db, act.organisationId, [riskId])).find((each) => each.id === id);
  if (!action) throw notFound();
  return action;
}

/**
 * Changes a step of the plan. Its owner may close it or open it again without the right to edit risks.
 * @throws Problem forbidden, invalid when the owner is no member, conflict for a closed risk's plan.
 */
export async function changeAction(act: Act, riskId: string, id: string, asked: ActionChange): Promise<void> {
  const risk = await findRisk(act, riskId);
  const before = await held(act, riskId, id);
  const change: ActionChange = definedOf(asked);
  const { state = before.state, ...facts } = change;
  const isOwnStep = before.ownerId === act.actor.id && act.actor.via !== 'token' && Object.keys(facts).length === 0;
  if (!isOwnStep && !act.actor.permissions.includes('risk_management.edit')) throw forbidden();
  if (risk.closedAt !== null) throw conflict('risk_closed', 'This risk is closed. Open it again first.');
  if (facts.ownerId !== before.ownerId) await checkOwner(act, facts.ownerId);
  const next = { ...before, ...facts, state };
  const isClosing = state !== 'open' && before.state !== state;
  await act.db
    .updateTable('risk_actions')
    .set({
      title: next.title,
      note: next.note,
      owner_id: next.ownerId,
      due_on: next.dueOn,
      effort: next.effort,
      cost: next.cost,
      state,
      ...(state === 'open' && { closed_at: null, closed_by_name: null }),
      ...(isClosing && { closed_at: act.now, closed_by_name: act.actor.name }),
      version: sql<number>`version + 1`,
    })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  await touch(act, riskId, {});
  const after = await held(act, riskId, id);
  recordRisk(act, 'changed', risk, saidOf(before), saidOf(after));
}

export async function removeAction(act: Act, riskId: string, id: string): Promise<void> {
  const risk = await findRisk(act, riskId);
  const before = await held(act, riskId, id);
  await act.db
    .deleteFrom('risk_actions')
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  await touch(act, riskId, {});
  recordRisk(act, 'changed', risk, saidOf(before), { action: null });
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
