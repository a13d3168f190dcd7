import { refusalOf } from '#domain/risks/acceptance.ts';
import { bandOf, methodInForce } from '#domain/risks/scoring.ts';
import type { Risk, RiskDetails } from '#domain/risks/view.ts';
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { notFound } from '../platform/http/problems.ts';
import { listVersions } from './methods.ts';
import { listAcceptances, listActions, listAssessments, listLinkedControls, listReviews } from './parts.ts';
import { selectRisks } from './store.ts';
import { standingNow, viewRisks } from './views.ts';

/** @throws Problem not_found, also for another organisation's risk. */
export async function findRisk(act: Act, id: string): Promise<Risk> {
  const [risk] = await viewRisks(act, selectRisks(act.db, act.organisationId).where('risks.id', '=', id));
  if (!risk) throw notFound();
  return risk;
}

/** A risk with all that belongs to it. Of documents and assets only the names that the asking person may see are told. */
export async function readDetails(act: Act, id: string): Promise<RiskDetails> {
  const { db, organisationId, actor } = act;
  const risk = await findRisk(act, id);
  const mayView = (permission: 'assets.view' | 'documents.view') => actor.permissions.includes(permission);
  const linkedControls = (await listLinkedControls(db, organisationId, [id])).map(
    ({ riskId: _riskId, ...control }) => control,
  );
  const acceptances = await listAcceptances(db, organisationId, [id]);
  const today = dayOf(act.now);
  return {
    ...risk,
    assets: mayView('assets.view') ? await linkedAssets(act, id) : [],
    documents: mayView('documents.view') ? await linkedDocuments(act, id) : [],
    linkedControls,
    actions: await listActions(db, organisationId, [id]),
    assessments: (await listAssessments(db, organisationId, [id])).map(
      ({ riskId: _riskId, ...assessment }) => assessment,
    ),
    acceptances: acceptances.map(({ riskId: _riskId, ...acceptance }) => ({
      ...acceptance,
      standing: standingNow({ ...acceptance, riskId: id }, risk, risk.residual, linkedControls, today),
    })),
    reviews: await listReviews(db, organisationId, id),
    acceptanceRefusal: await refusalFor(act, risk),
  };
}

export async function refusalFor(act: Act, risk: Risk) {
  const versions = await listVersions(act.db, act.organisationId);
  const { residual } = risk;
  const band = residual && {
    accepts: bandOf(methodInForce(versions, residual.methodNumber).method, residual.score).accepts,
    isOutdated: residual.isOutdated,
  };
  return refusalOf({ ownerId: risk.ownerId, isClosed: risk.closedAt !== null, band: band ?? undefined }, act.actor);
}

function linkedAssets({ db, organisationId }: Act, id: string) {
  return db
    .selectFrom('risk_assets')
    .innerJoin('assets', 'assets.id', 'risk_assets.asset_id')
    .select(['assets.id', 'assets.name'])
    .where('risk_assets.organisation_id', '=', organisationId)
    .where('risk_assets.risk_id', '=', id)
    .orderBy('assets.name')
    .orderBy('assets.id')
    .execute();
}

function linkedDocuments({ db, organisationId }: Act, id: string) {
  return db
    .selectFrom('risk_documents')
    .innerJoin('documents', 'documents.id', 'risk_documents.document_id')
    .select(['documents.id', 'documents.title'])
    .where('risk_documents.organisation_id', '=', organisationId)
    .where('risk_documents.risk_id', '=', id)
    .orderBy('documents.title')
    .orderBy('documents.id')
    .execute();
}
