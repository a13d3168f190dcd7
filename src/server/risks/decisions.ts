import { issue } from '#domain/issue.ts';
import type { AcceptedState } from '#domain/risks/acceptance.ts';
import { monthsAfter } from '#domain/risks/months.ts';
import { type NewReview, nextReviewOn } from '#domain/risks/review.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { type Context, needPerson } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { conflict, forbidden, invalid, notFound, Problem } from '../platform/http/problems.ts';
import { recordRisk, setClosed, touch, wordOf } from './commands.ts';
import { findRisk, readDetails } from './details.ts';
import { listVersions } from './methods.ts';
import { lockRisk } from './store.ts';

const REFUSALS: Record<NonNullable<RiskDetails['acceptanceRefusal']>, string> = {
  'not-owner': 'Only the owner of this risk may accept it.',
  'no-owner': 'This risk has no owner who could accept it.',
  'not-assessed': 'Assess the residual risk first: that is what is accepted.',
  outdated: 'The scales have changed since this risk was assessed. Assess the residual risk anew.',
  nobody: 'By the method nobody may accept a risk of this band. Treat it.',
  'risk-manager': 'By the method a risk of this band is accepted only by an owner who may edit risks.',
  management: 'By the method a risk of this band is accepted only by an owner who manages the organization.',
  closed: 'This risk is closed.',
};

/** Keeps that the owner accepts the residual risk, with the state it is given for. */
export async function acceptRisk(
  context: Context,
  id: string,
  asked: { until: string; statement: string },
): Promise<void> {
  needPerson(context);
  await lockRisk(context.db, context.organisationId, id);
  const risk = await readDetails(context, id);
  const { acceptanceRefusal: refusal } = risk;
  if (refusal) throw new Problem(403, `acceptance_${refusal.replace('-', '_')}`, REFUSALS[refusal]);
  const today = dayOf(context.now);
  const method = (await listVersions(context.db, context.organisationId)).at(-1)?.method;
  const latest = monthsAfter(today, method?.acceptanceMonths ?? 12);
  if (asked.until < today) throw invalid([{ path: 'until', message: issue('today_or_later') }]);
  if (asked.until > latest) throw invalid([{ path: 'until', message: issue('acceptance_too_long', { latest }) }]);
  const state = stateOf(risk);
  await context.db
    .insertInto('risk_acceptances')
    .values({
      id: context.newId(),
      organisation_id: context.organisationId,
      risk_id: id,
      accepted_at: context.now,
      accepted_by: context.actor.id,
      accepted_by_name: context.actor.name,
      until: asked.until,
      statement: asked.statement,
      state_then: JSON.stringify(state),
    })
    .execute();
  await touch(context, id, {});
  recordRisk(context, 'accepted', risk, null, { ...asked, residual: wordOf(risk.residual), state });
}

function stateOf(risk: RiskDetails): AcceptedState {
  const { title, inherent, residual, target, treatment, openActions, linkedControls: controls } = risk;
  if (!residual) throw new Error('Only an assessed risk is accepted');
  const why = (kind: 'inherent' | 'residual' | 'target') =>
    risk.assessments.find((each) => each.kind === kind)?.rationale ?? '';
  const seen = (kind: 'inherent' | 'target', judged: RiskDetails['target']) =>
    judged && { likelihood: judged.likelihood, impact: judged.impact, rationale: why(kind) };
  const { likelihood, impact, score, band, bandLabel, isAboveAppetite, methodNumber } = residual;
  return {
    title,
    inherent: seen('inherent', inherent),
    residual: { likelihood, impact, rationale: why('residual') },
    target: seen('target', target),
    score,
    band,
    bandLabel,
    isAboveAppetite,
    methodNumber,
    treatment,
    controls,
    openActions,
  };
}

/** @throws Problem forbidden for who neither gave it nor may edit risks, conflict when it was withdrawn before. */
export async function withdrawAcceptance(context: Context, riskId: string, id: string, reason: string): Promise<void> {
  await lockRisk(context.db, context.organisationId, riskId);
  const risk = await readDetails(context, riskId);
  const given = risk.acceptances.find((each) => each.id === id);
  if (!given) throw notFound();
  const isGiver = given.acceptedBy === context.actor.id && context.actor.via !== 'token';
  if (!isGiver && !context.actor.permissions.includes('risk_management.edit')) throw forbidden();
  if (given.withdrawnAt !== null) throw conflict('withdrawn', 'This acceptance was withdrawn before.');
  await context.db
    .updateTable('risk_acceptances')
    .set({ withdrawn_at: context.now, withdrawn_by_name: context.actor.name, withdrawn_reason: reason })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  await touch(context, riskId, {});
  recordRisk(context, 'withdrawn', risk, { acceptedBy: given.acceptedByName, until: given.until }, { reason });
}

/** Records that somebody looked at a risk, and when that is due again. */
export async function reviewRisk(context: Context, id: string, { outcome, note, nextOn }: NewReview): Promise<void> {
  await lockRisk(context.db, context.organisationId, id);
  const risk = await findRisk(context, id);
  const isOwner = risk.ownerId === context.actor.id && context.actor.via !== 'token';
  if (!isOwner && !context.actor.permissions.includes('risk_management.edit')) throw forbidden();
  if (risk.closedAt !== null) throw conflict('risk_closed', 'This risk is closed. Open it again first.');
  const today = dayOf(context.now);
  if (nextOn !== undefined && nextOn < today) throw invalid([{ path: 'nextOn', message: issue('today_or_later') }]);
  if (outcome === 'closed' && note === '') throw invalid([{ path: 'note', message: issue('reason_missing') }]);
  const method = (await listVersions(context.db, context.organisationId)).at(-1)?.method;
  const place = (risk.residual ?? risk.inherent)?.bandPlace;
  const next = outcome === 'closed' ? null : (nextOn ?? (method ? nextReviewOn(method, place, today) : null));
  await context.db
    .insertInto('risk_reviews')
    .values({
      id: context.newId(),
      organisation_id: context.organisationId,
      risk_id: id,
      reviewed_at: context.now,
      reviewed_by: context.actor.id,
      reviewed_by_name: context.actor.name,
      outcome,
      note,
      next_on: next,
    })
    .execute();
  await touch(context, id, { review_due_on: next, reminded_on: null });
  recordRisk(context, 'reviewed', risk, { reviewDueOn: risk.reviewDueOn }, { reviewDueOn: next, outcome, note });
  if (outcome === 'closed') await setClosed(context, id, note);
}
