import type { NewRisk, RiskFacts } from '#domain/risks/risk.ts';
import type { ImportUndone } from '#domain/tables/lines.ts';
import type { BeforeImport } from '#domain/risks/import.ts';
import { isMember } from '../controls/store.ts';
import { libraryOf } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { changeRisk, removeRisk, takeBackAssessments, titleOf } from './commands.ts';
import { findRisk, readDetails } from './details.ts';
import { factsOf, lockRisk } from './store.ts';

/** A risk that an import wrote: as it was before, or null where the import added it, and the assessments that it made. */
export interface Written {
  id: string;
  before: BeforeImport | null;
  assessmentIds: readonly string[];
}

/** Keeps what an import wrote, by the risks' versions as they are now. */
export async function keepWritten(context: Context, importId: string, written: readonly Written[]): Promise<void> {
  const { db, organisationId, now } = context;
  for (const { id, before, assessmentIds } of written) {
    const { version } = await findRisk(context, id);
    await db
      .insertInto('risk_import_rows')
      .values({
        organisation_id: organisationId,
        import_id: importId,
        risk_id: id,
        before: before && JSON.stringify(before),
        version,
        assessment_ids: [...assessmentIds],
        at: now,
      })
      .execute();
  }
}

/** Takes an import back: risks that it added go, others are as they were. Those that somebody changed or worked with since stay as they are. */
export async function undoImport(context: Context, importId: string): Promise<ImportUndone> {
  const { db, organisationId } = context;
  const rows = await db
    .deleteFrom('risk_import_rows')
    .where('organisation_id', '=', organisationId)
    .where('import_id', '=', importId)
    .returning(['risk_id', 'before', 'version', 'assessment_ids'])
    .execute();
  if (rows.length === 0) throw notFound();
  const kept: string[] = [];
  const ownerGone: string[] = [];
  for (const { risk_id: id, before, version, assessment_ids: assessmentIds } of rows) {
    await lockRisk(db, organisationId, id);
    const risk = await findRisk(context, id);
    if (risk.version !== version || (!before && (await hasVendors(context, id)))) kept.push(titleOf(risk));
    else if (!before) await removeRisk(context, id);
    else {
      await takeBackAssessments(context, id, assessmentIds);
      const { ownerId, ...facts } = changesTo(before.facts, factsOf(risk));
      const isGone = Boolean(ownerId && !(await isMember(db, organisationId, ownerId)));
      if (isGone) ownerGone.push(titleOf(risk));
      const owner = isGone || ownerId === undefined ? {} : { ownerId };
      const asked = { ...facts, ...owner, ...(await controlsBack(context, id, before)) };
      if (Object.keys(asked).length > 0) await changeRisk(context, id, asked);
    }
  }
  return { undone: rows.length - kept.length, kept, ownerGone };
}

/** A vendor is tied to a risk without changing it; everything else that is done about one is seen by its version. */
async function hasVendors({ db, organisationId }: Context, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('vendor_risks')
    .select('risk_id')
    .where('organisation_id', '=', organisationId)
    .where('risk_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Only what differs: an owner who has left since would be refused where nothing changed. */
function changesTo(before: RiskFacts, now: RiskFacts): Partial<RiskFacts> {
  return Object.fromEntries(Object.entries(before).filter(([field, value]) => value !== now[field as keyof RiskFacts]));
}

/** The links to controls as they were, without those of frameworks that have gone. */
async function controlsBack(
  context: Context,
  id: string,
  { controls }: BeforeImport,
): Promise<Pick<NewRisk, 'controls'>> {
  const keyOf = ({ framework, requirementId }: BeforeImport['controls'][number]) => `${framework}/${requirementId}`;
  const now = (await readDetails(context, id)).linkedControls.map(keyOf);
  if (JSON.stringify(controls.map(keyOf).toSorted()) === JSON.stringify(now.toSorted())) return {};
  const library = await libraryOf(context);
  return {
    controls: controls.filter(({ framework, requirementId }) =>
      library.find(framework)?.requirements.some((requirement) => requirement.id === requirementId),
    ),
  };
}
