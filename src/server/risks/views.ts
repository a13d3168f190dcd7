import { type KnownControl, type AcceptanceStatus, acceptanceStatusOf } from '#domain/risks/acceptance.ts';
import { claimOf } from '#domain/risks/claim.ts';
import type { MethodVersion } from '#domain/risks/method.ts';
import { judge, type Judged } from '#domain/risks/score.ts';
import { stageOf } from '#domain/risks/stage.ts';
import type { Risk } from '#domain/risks/view.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { listVersions } from './methods.ts';
import { countActions, type KnownAcceptance, listAcceptances, listLinkedControls } from './parts.ts';
import { readRisks, type RiskQuery, type RiskRow } from './store.ts';

interface Around {
  versions: readonly MethodVersion[];
  controls: readonly KnownControl[];
  actions: { open: number; late: number; done: number };
  acceptance: KnownAcceptance | undefined;
  today: string;
}

/** Risks as people see them. `isAll`: the query names every risk there is, so that what belongs to them need not be asked for one by one. */
export async function viewRisks(context: Context, query: RiskQuery, isAll = false): Promise<Risk[]> {
  const { db, organisationId } = context;
  const rows = await readRisks(query);
  if (rows.length === 0) return [];
  const ids = isAll ? null : rows.map(({ id }) => id);
  const today = dayOf(context.now);
  const versions = await listVersions(db, organisationId);
  const controls = Map.groupBy(await listLinkedControls(db, organisationId, ids), ({ riskId }) => riskId);
  const actions = await countActions(db, organisationId, ids, today);
  const acceptances = Map.groupBy(await listAcceptances(db, organisationId, ids), ({ riskId }) => riskId);
  return rows.map((row) =>
    viewOf(row, {
      versions,
      controls: controls.get(row.id) ?? [],
      actions: actions.get(row.id) ?? { open: 0, late: 0, done: 0 },
      acceptance: acceptances.get(row.id)?.[0],
      today,
    }),
  );
}

export function viewOf(row: RiskRow, { versions, controls, actions, acceptance, today }: Around): Risk {
  const inherent = judgedAt(versions, row.inherent_likelihood, row.inherent_impact, row.inherent_method);
  const residual = judgedAt(versions, row.residual_likelihood, row.residual_impact, row.residual_method);
  const target = judgedAt(versions, row.target_likelihood, row.target_impact, row.target_method);
  const acceptanceStatus = acceptance ? acceptanceStatusNow(acceptance, row, residual, controls, today) : null;
  const applied = controls.filter(({ applicable }) => applicable);
  const { closedAt, createdAt, changedAt } = row;
  return {
    ...factsIn(row),
    inherent,
    residual,
    target,
    stage: stageOf({
      isClosed: closedAt !== null,
      isAssessed: (residual ?? inherent) !== null,
      hasTreatment: row.treatment !== null,
      openActions: actions.open,
      isAboveAppetite: (residual ?? inherent)?.isAboveAppetite ?? false,
      isAccepted: acceptanceStatus?.state === 'valid',
    }),
    acceptance: acceptanceStatus,
    openActions: actions.open,
    lateActions: actions.late,
    doneActions: actions.done,
    controls: applied.length,
    implementedControls: applied.filter(({ status }) => status === 'Implemented').length,
    claim: closedAt === null ? claimOf(inherent, residual, controls, actions.done > 0) : null,
    isReviewOverdue: closedAt === null && row.reviewDueOn !== null && row.reviewDueOn < today,
    closedAt: closedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

export function acceptanceStatusNow(
  acceptance: KnownAcceptance,
  row: Pick<RiskRow, 'ownerId' | 'treatment'>,
  residual: Judged | null,
  controls: readonly KnownControl[],
  today: string,
): AcceptanceStatus {
  const now = {
    ownerId: row.ownerId,
    residual,
    band: residual?.band ?? null,
    isAboveAppetite: residual?.isAboveAppetite ?? false,
    treatment: row.treatment,
    controls,
  };
  return acceptanceStatusOf(acceptance, now, today);
}

function judgedAt(
  versions: readonly MethodVersion[],
  likelihood: number | null,
  impact: number | null,
  method: number | null,
): Judged | null {
  if (likelihood === null || impact === null || method === null) return null;
  return judge(versions, { likelihood, impact }, method);
}

function factsIn(row: RiskRow) {
  const {
    inherent_likelihood: _il,
    inherent_impact: _ii,
    inherent_method: _im,
    residual_likelihood: _rl,
    residual_impact: _ri,
    residual_method: _rm,
    target_likelihood: _tl,
    target_impact: _ti,
    target_method: _tm,
    ...facts
  } = row;
  return facts;
}
