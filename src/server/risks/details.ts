import { refusalOf } from '#domain/risks/acceptance.ts';
import { bandOf, methodInForce } from '#domain/risks/score.ts';
import type { Risk, RiskDetails } from '#domain/risks/view.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { notFound } from '../platform/http/problems.ts';
import { listVersions } from './methods.ts';
import { listAcceptances, listActions, listAssessments, listLinkedControls, listReviews } from './parts.ts';
import { selectRisks } from './store.ts';
import { acceptanceStatusNow, viewRisks } from './views.ts';

/** @throws Problem not_found, also for another organisation's risk. */
export async function findRisk(context: Context, id: string): Promise<Risk> {
  const [risk] = await viewRisks(context, selectRisks(context.db, context.organisationId).where('risks.id', '=', id));
  if (!risk) throw notFound();
  return risk;
}

/** A risk with all that belongs to it. Of documents and assets only the names that the asking person may see are told. */
export async function readDetails(context: Context, id: string): Promise<RiskDetails> {
  const { db, organisationId, actor } = context;
  const risk = await findRisk(context, id);
  const mayView = (permission: 'assets.view' | 'documents.view') => actor.permissions.includes(permission);
  const linkedControls = (await listLinkedControls(db, organisationId, [id])).map(
    ({ riskId: _riskId, ...control }) => control,
  );
  const acceptances = await listAcceptances(db, organisationId, [id]);
  const today = dayOf(context.now);
  return {
    ...risk,
    assets: mayView('assets.view') ? await linkedAssets(context, id) : [],
    documents: mayView('documents.view') ? await linkedDocuments(context, id) : [],
    linkedControls,
    actions: await listActions(db, organisationId, [id]),
    assessments: (await listAssessments(db, organisationId, [id])).map(
      ({ riskId: _riskId, ...assessment }) => assessment,
    ),
    acceptances: acceptances.map(({ riskId: _riskId, ...acceptance }) => ({
      ...acceptance,
      standing: acceptanceStatusNow({ ...acceptance, riskId: id }, risk, risk.residual, linkedControls, today),
    })),
    reviews: await listReviews(db, organisationId, id),
    acceptanceRefusal: await refusalFor(context, risk),
  };
}

export async function refusalFor(context: Context, risk: Risk) {
  const versions = await listVersions(context.db, context.organisationId);
  const { residual } = risk;
  const band = residual && {
    accepts: bandOf(methodInForce(versions, residual.methodNumber).method, residual.score).accepts,
    isOutdated: residual.isOutdated,
  };
  return refusalOf({ ownerId: risk.ownerId, isClosed: risk.closedAt !== null, band: band ?? undefined }, context.actor);
}

function linkedAssets({ db, organisationId }: Context, id: string) {
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

function linkedDocuments({ db, organisationId }: Context, id: string) {
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
