import type { AcceptedState } from '#domain/risks/acceptance.ts';
import { monthsAfter } from '#domain/risks/months.ts';
import { type NewReview, nextReviewOn } from '#domain/risks/review.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { type Act, needPerson } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { conflict, forbidden, invalid, notFound, Problem } from '../platform/http/problems.ts';
import { recordRisk, setClosed, touch, wordOf } from './acts.ts';
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
export async function acceptRisk(act: Act, id: string, asked: { until: string; statement: string }): Promise<void> {
  needPerson(act);
  await lockRisk(act.db, act.organisationId, id);
  const risk = await readDetails(act, id);
  const { acceptanceRefusal: refusal } = risk;
  if (refusal) throw new Problem(403, `acceptance_${refusal.replace('-', '_')}`, REFUSALS[refusal]);
  const today = dayOf(act.now);
  const method = (await listVersions(act.db, act.organisationId)).at(-1)?.method;
  const latest = monthsAfter(today, method?.acceptanceMonths ?? 12);
  if (asked.until < today) throw invalid([{ path: 'until', message: 'Choose today or a later day' }]);
  if (asked.until > latest)
    throw invalid([{ path: 'until', message: `By the method an acceptance holds until ${latest} at most` }]);
  const state = stateOf(risk);
  await act.db
    .insertInto('risk_acceptances')
    .values({
      id: act.newId(),
      organisation_id: act.organisationId,
      risk_id: id,
      accepted_at: act.now,
      accepted_by: act.actor.id,
      accepted_by_name: act.actor.name,
      until: asked.until,
      statement: asked.statement,
      state_then: JSON.stringify(state),
    })
    .execute();
  await touch(act, id, {});
  recordRisk(act, 'accepted', risk, null, { ...asked, residual: wordOf(risk.residual), state });
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
export async function withdrawAcceptance(act: Act, riskId: string, id: string, reason: string): Promise<void> {
  await lockRisk(act.db, act.organisationId, riskId);
  const risk = await readDetails(act, riskId);
  const given = risk.acceptances.find((each) => each.id === id);
  if (!given) throw notFound();
  const isGiver = given.acceptedBy === act.actor.id && act.actor.via !== 'token';
  if (!isGiver && !act.actor.permissions.includes('risk_management.edit')) throw forbidden();
  if (given.withdrawnAt !== null) throw conflict('withdrawn', 'This acceptance was withdrawn before.');
  await act.db
    .updateTable('risk_acceptances')
    .set({ withdrawn_at: act.now, withdrawn_by_name: act.actor.name, withdrawn_reason: reason })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  await touch(act, riskId, {});
  recordRisk(act, 'withdrawn', risk, { acceptedBy: given.acceptedByName, until: given.until }, { reason });
}

/** Records that somebody looked at a risk, and when that is due again. */
export async function reviewRisk(act: Act, id: string, { outcome, note, nextOn }: NewReview): Promise<void> {
  await lockRisk(act.db, act.organisationId, id);
  const risk = await findRisk(act, id);
  const isOwner = risk.ownerId === act.actor.id && act.actor.via !== 'token';
  if (!isOwner && !act.actor.permissions.includes('risk_management.edit')) throw forbidden();
  if (risk.closedAt !== null) throw conflict('risk_closed', 'This risk is closed. Open it again first.');
  const today = dayOf(act.now);
  if (nextOn !== undefined && nextOn < today)
    throw invalid([{ path: 'nextOn', message: 'Choose today or a later day' }]);
  if (outcome === 'closed' && note === '') throw invalid([{ path: 'note', message: 'Say why' }]);
  const method = (await listVersions(act.db, act.organisationId)).at(-1)?.method;
  const place = (risk.residual ?? risk.inherent)?.bandPlace;
  const next = outcome === 'closed' ? null : (nextOn ?? (method ? nextReviewOn(method, place, today) : null));
  await act.db
    .insertInto('risk_reviews')
    .values({
      id: act.newId(),
      organisation_id: act.organisationId,
      risk_id: id,
      reviewed_at: act.now,
      reviewed_by: act.actor.id,
      reviewed_by_name: act.actor.name,
      outcome,
      note,
      next_on: next,
    })
    .execute();
  await touch(act, id, { review_due_on: next, reminded_on: null });
  recordRisk(act, 'reviewed', risk, { reviewDueOn: risk.reviewDueOn }, { reviewDueOn: next, outcome, note });
  if (outcome === 'closed') await setClosed(act, id, note);
}
