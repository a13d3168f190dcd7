import type { EventOf, FactsOf } from '#domain/subject.ts';
import { riskSubject } from '#domain/risks/subject.ts';
import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import { isOnScales, type Point } from '#domain/risks/score.ts';
import {
  NEW_RISK,
  referenceOf,
  type NewAssessment,
  type NewRisk,
  type RiskChange,
  type RiskFacts,
  type RisksChange,
} from '#domain/risks/risk.ts';
import { nextReviewOn } from '#domain/risks/review.ts';
import { bandPlaceOf, scoreOf } from '#domain/risks/score.ts';
import type { Risk } from '#domain/risks/view.ts';
import { isMember } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { definedOf } from '../platform/defined-of.ts';
import { conflict, invalid, type Issue } from '../platform/http/problems.ts';
import { findRisk, readDetails } from './details.ts';
import { replaceLinks } from './links.ts';
import { keptVersions } from './methods.ts';
import { listAssessments } from './parts.ts';
import { columnsOf, factsOf, lockRisk, nextOrdinal, selectRisks, takenReferences } from './store.ts';
import { viewRisks } from './views.ts';

export const titleOf = ({ reference, title }: Pick<Risk, 'reference' | 'title'>) => `${reference} ${title}`;

/** Says in the audit trail what became of a risk. */
export function recordRisk(
  context: Context,
  action: EventOf<typeof riskSubject>,
  risk: Risk,
  before: FactsOf<typeof riskSubject> | null,
  after: FactsOf<typeof riskSubject> | null,
): void {
  context.record({ action, subject: riskSubject, subjectId: risk.id, title: titleOf(risk), before, after });
}

/** What the audit trail keeps of a risk's own words: people by their names. */
const saidOf = (risk: Risk) => {
  const { ownerId: _ownerId, ...facts } = factsOf(risk);
  return { ...facts, ownerName: risk.ownerName };
};

/** @throws Problem invalid when the owner is no member or the reference is taken. */
async function check(
  context: Context,
  facts: { ownerId?: string | null | undefined; reference?: string | undefined },
  id?: string,
) {
  const issues: Issue[] = [];
  if (facts.ownerId && !(await isMember(context.db, context.organisationId, facts.ownerId)))
    issues.push({ path: 'ownerId', message: issue('owner_no_member') });
  if (facts.reference) {
    const holder = (await takenReferences(context.db, context.organisationId, [facts.reference])).get(
      facts.reference.toLowerCase(),
    );
    if (holder && holder !== id) issues.push({ path: 'reference', message: issue('reference_taken') });
  }
  if (issues.length > 0) throw invalid(issues);
}

/** Adds a risk with its links and first assessments. @returns its id. */
export async function addRisk(context: Context, asked: NewRisk): Promise<string> {
  const { assetIds, controls, documentIds, assessments = [], scenarioId, ...given } = asked;
  const ordinal = await nextOrdinal(context.db, context.organisationId);
  await check(context, given);
  const versions = await keptVersions(context);
  const id = context.newId();
  const method = versions.at(-1)?.method;
  const point =
    assessments.find(({ kind }) => kind === 'residual') ?? assessments.find(({ kind }) => kind === 'inherent');
  const facts: RiskFacts = {
    ...NEW_RISK,
    reference: given.reference ?? (await freeReference(context, ordinal)),
    reviewDueOn: method ? nextReviewOn(method, point && bandPlaceOf(method, scoreOf(point)), dayOf(context.now)) : null,
    ...definedOf(given),
  };
  await context.db
    .insertInto('risks')
    .values({
      id,
      organisation_id: context.organisationId,
      ordinal,
      ...columnsOf(facts),
      scenario_id: scenarioId ?? null,
      created_at: context.now,
      created_by: context.actor.id,
      created_by_name: context.actor.name,
      changed_at: context.now,
    })
    .execute();
  await replaceLinks(context, id, { assetIds, controls, documentIds });
  for (const assessment of assessments) await writeAssessment(context, id, assessment);
  const risk = await findRisk(context, id);
  recordRisk(context, 'added', risk, null, { ...saidOf(risk), ...pointsOf(risk) });
  return id;
}

/** The first reference from this number on that nobody uses. */
async function freeReference(context: Context, ordinal: number): Promise<string> {
  const candidates = Array.from({ length: 50 }, (_, step) => referenceOf(ordinal + step));
  const taken = await takenReferences(context.db, context.organisationId, candidates);
  return candidates.find((each) => !taken.has(each.toLowerCase())) ?? `R-${context.newId().slice(0, 8)}`;
}

const pointsOf = (risk: Risk) => ({
  inherent: wordOf(risk.inherent),
  residual: wordOf(risk.residual),
  target: wordOf(risk.target),
});

export const wordOf = (judged: Risk['residual']) =>
  judged && `${judged.likelihood} × ${judged.impact} = ${judged.score} (${judged.bandLabel})`;

/** @throws Problem conflict when somebody changed it meanwhile, invalid when something in it cannot be. */
export async function changeRisk(context: Context, id: string, asked: RiskChange, version?: number): Promise<void> {
  const { assetIds, controls, documentIds, ...facts } = asked;
  await lockRisk(context.db, context.organisationId, id);
  const before = await readDetails(context, id);
  if (version !== undefined && version !== before.version)
    throw conflict('changed_meanwhile', `Somebody else has changed ${before.reference} meanwhile.`);
  await check(context, { ...facts, ownerId: facts.ownerId === before.ownerId ? null : facts.ownerId }, id);
  await replaceLinks(context, id, { assetIds, controls, documentIds });
  await touch(context, id, {
    ...columnsOf(definedOf(facts)),
    // Another day is worth another reminder.
    ...(facts.reviewDueOn !== undefined && facts.reviewDueOn !== before.reviewDueOn && { reminded_on: null }),
  });
  const after = await readDetails(context, id);
  recordRisk(
    context,
    'changed',
    after,
    { ...saidOf(before), ...linksOf(before) },
    { ...saidOf(after), ...linksOf(after) },
  );
}

const linksOf = (risk: Awaited<ReturnType<typeof readDetails>>) => ({
  assets: risk.assets.map(({ name }) => name),
  controls: risk.linkedControls.map(({ framework, requirementId }) => `${framework}/${requirementId}`),
  documents: risk.documents.map(({ title }) => title),
});

/** Changes several, all or none. @returns how many, and what takes it back. */
export async function changeRisks(context: Context, ids: string[], change: RisksChange) {
  const all = [...new Set(ids)];
  const fields = Object.keys(change) as (keyof RisksChange)[];
  const before = new Map<string, { ids: string[]; change: RisksChange }>();
  for (const risk of await viewRisks(
    context,
    selectRisks(context.db, context.organisationId).where('risks.id', 'in', all),
  )) {
    const had: RisksChange = Object.fromEntries(fields.map((field) => [field, risk[field]]));
    const key = JSON.stringify(had);
    before.set(key, { ids: [...(before.get(key)?.ids ?? []), risk.id], change: had });
  }
  for (const id of all) await changeRisk(context, id, change);
  return { changed: all.length, back: [...before.values()] };
}

export async function removeRisk(context: Context, id: string): Promise<void> {
  await lockRisk(context.db, context.organisationId, id);
  const risk = await findRisk(context, id);
  await context.db
    .deleteFrom('risks')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  recordRisk(context, 'removed', risk, { ...saidOf(risk), ...pointsOf(risk) }, null);
}

/** Assesses a risk by the method in force. @returns the id of the assessment. @throws Problem invalid when a step is not on its scales. */
export async function assessRisk(context: Context, id: string, asked: NewAssessment): Promise<string> {
  await lockRisk(context.db, context.organisationId, id);
  const before = await findRisk(context, id);
  await keptVersions(context);
  const assessmentId = await writeAssessment(context, id, asked);
  const after = await findRisk(context, id);
  const { kind, rationale } = asked;
  recordRisk(context, 'assessed', after, { [kind]: wordOf(before[kind]) }, { [kind]: wordOf(after[kind]), rationale });
  return assessmentId;
}

/** Removes assessments that were made by mistake; the risk stands again where the last one before them put it. */
export async function takeBackAssessments(
  context: Context,
  id: string,
  assessmentIds: readonly string[],
): Promise<void> {
  if (assessmentIds.length === 0) return;
  const { db, organisationId } = context;
  await lockRisk(db, organisationId, id);
  const before = await findRisk(context, id);
  const gone = await db
    .deleteFrom('risk_assessments')
    .where('organisation_id', '=', organisationId)
    .where('risk_id', '=', id)
    .where('id', 'in', assessmentIds)
    .returning('kind')
    .execute();
  const left = await listAssessments(db, organisationId, [id]);
  for (const { kind } of gone) {
    const last = left.find((each) => each.kind === kind);
    await touch(context, id, {
      [`${kind}_likelihood`]: last?.likelihood ?? null,
      [`${kind}_impact`]: last?.impact ?? null,
      [`${kind}_method`]: last?.methodNumber ?? null,
    });
  }
  const after = await findRisk(context, id);
  recordRisk(context, 'assessed', after, pointsOf(before), pointsOf(after));
}

async function writeAssessment(
  context: Context,
  riskId: string,
  { kind, likelihood, impact, rationale }: NewAssessment,
): Promise<string> {
  const current = (await keptVersions(context)).at(-1);
  if (!current) throw new Error('There is always a method');
  checkPoint(current.method, { likelihood, impact });
  const id = context.newId();
  await context.db
    .insertInto('risk_assessments')
    .values({
      id,
      organisation_id: context.organisationId,
      risk_id: riskId,
      kind,
      likelihood,
      impact,
      rationale,
      method_number: current.number,
      assessed_at: context.now,
      assessed_by: context.actor.id,
      assessed_by_name: context.actor.name,
    })
    .execute();
  await touch(context, riskId, {
    [`${kind}_likelihood`]: likelihood,
    [`${kind}_impact`]: impact,
    [`${kind}_method`]: current.number,
  });
  return id;
}

function checkPoint(method: Parameters<typeof isOnScales>[0], point: Point): void {
  if (isOnScales(method, point)) return;
  throw invalid(
    (['likelihood', 'impact'] as const)
      .filter((scale) => point[scale] > method[scale].length)
      .map((path) => ({ path, message: issue('scale_step_missing') })),
  );
}

/** Closes a risk or opens it again. */
export async function setClosed(context: Context, id: string, reason: string | null): Promise<void> {
  await lockRisk(context.db, context.organisationId, id);
  const before = await findRisk(context, id);
  if ((before.closedAt !== null) === (reason !== null)) return;
  await touch(context, id, { closed_at: reason === null ? null : context.now, closed_reason: reason ?? '' });
  recordRisk(context, reason === null ? 'reopened' : 'closed', before, null, reason === null ? null : { reason });
}

export async function touch(context: Context, id: string, columns: object): Promise<void> {
  await context.db
    .updateTable('risks')
    .set({ ...columns, changed_at: context.now, version: sql<number>`version + 1` })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
}
