import { issue } from '#domain/issue.ts';
import { agreementSubject } from '#domain/vendors/subject.ts';
import type { AgreementChange, NewAgreement } from '#domain/vendors/agreements/agreement.ts';
import { AGREEMENT_EXTENSIONS, AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import type { Context } from '../../platform/context.ts';
import { keepFile, releaseFile } from '../../platform/files.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { conflict, invalid, type Issue } from '../../platform/http/problems.ts';
import { AGREEMENT_JOB } from './job-name.ts';
import { type AgreementRow, findAgreement, findSource, lockAgreement } from './store.ts';

export const outdated = () => conflict('changed_meanwhile', 'Somebody else has changed it meanwhile.');

type Terms = Pick<AgreementRow, 'vendorId' | 'effectiveOn' | 'endsOn' | 'replacesId'>;

/** @throws Problem invalid when the vendor or the other agreement is not there, or the days are the wrong way round. */
async function check(
  context: Context,
  id: string | null,
  { vendorId, effectiveOn, endsOn, replacesId }: Terms,
): Promise<void> {
  const issues: Issue[] = [];
  if (effectiveOn && endsOn && endsOn < effectiveOn)
    issues.push({ path: 'endsOn', message: issue('end_before_start') });
  if (vendorId && !(await isThere(context, 'vendors', vendorId)))
    issues.push({ path: 'vendorId', message: issue('vendor_gone') });
  if (replacesId) {
    const other = await context.db
      .selectFrom('agreements')
      .select(['vendor_id as vendorId', 'replaces_id as replacesId'])
      .where('organisation_id', '=', context.organisationId)
      .where('id', '=', replacesId)
      .executeTakeFirst();
    if (!other || other.vendorId !== vendorId || replacesId === id || (id !== null && other.replacesId === id))
      issues.push({ path: 'replacesId', message: issue('earlier_agreement') });
  }
  if (issues.length > 0) throw invalid(issues);
}

async function isThere({ db, organisationId }: Context, table: 'vendors', id: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

async function zoneOf({ db, organisationId }: Context): Promise<string> {
  const { timezone } = await db
    .selectFrom('organisations')
    .select('timezone')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return timezone;
}

/** Takes in an agreement and has it read. @returns its id. @throws Problem invalid for a file of another kind or beyond the limits. */
export async function addAgreement(context: Context, asked: NewAgreement): Promise<string> {
  const { title, fileId, text } = asked;
  if ((fileId === undefined) === (text === undefined))
    throw invalid([{ path: 'text', message: issue('text_or_file_missing') }]);
  const terms = {
    vendorId: asked.vendorId ?? null,
    effectiveOn: asked.effectiveOn ?? null,
    endsOn: asked.endsOn ?? null,
    replacesId: asked.replacesId ?? null,
  };
  await check(context, null, terms);
  const file = fileId ? await keepFile(context, fileId) : null;
  if (file && !AGREEMENT_EXTENSIONS.some((each) => file.name.toLowerCase().endsWith(each)))
    throw invalid([{ path: 'fileId', message: issue('agreement_file_kind') }]);
  if (file && file.size > AGREEMENT_LIMITS.bytes)
    throw invalid([{ path: 'fileId', message: issue('file_size', { megabytes: AGREEMENT_LIMITS.bytes / 1_000_000 }) }]);
  const id = context.newId();
  const jobId = await context.enqueue(AGREEMENT_JOB, { agreementId: id }, { title });
  await context.db
    .insertInto('agreements')
    .values({
      id,
      organisation_id: context.organisationId,
      vendor_id: terms.vendorId,
      title,
      file_id: file?.id ?? null,
      file_name: file?.name ?? null,
      source_text: text === undefined ? null : sanitizeText(text),
      effective_on: terms.effectiveOn,
      ends_on: terms.endsOn,
      time_zone: asked.timeZone ?? (await zoneOf(context)),
      replaces_id: terms.replacesId,
      state: 'reading',
      job_id: jobId,
      created_at: context.now,
      created_by: context.actor.id,
      created_by_name: context.actor.name,
    })
    .execute();
  const after = saidOf(await findAgreement(context, id));
  context.record({ action: 'added', subject: agreementSubject, subjectId: id, title, after });
  return id;
}

/** What the audit trail keeps of an agreement's own words: others by their names. */
function saidOf({
  title,
  vendorName,
  fileName,
  effectiveOn,
  endsOn,
  timeZone,
  replacesTitle,
  businessHours,
}: AgreementRow) {
  return { title, vendorName, fileName, effectiveOn, endsOn, timeZone, replaces: replacesTitle, businessHours };
}

/** @throws Problem conflict when somebody changed it meanwhile, invalid when something in it cannot be. */
export async function changeAgreement(
  context: Context,
  id: string,
  asked: AgreementChange,
  version?: number,
): Promise<void> {
  await lockAgreement(context, id);
  const before = await findAgreement(context, id);
  if (version !== undefined && version !== before.version) throw outdated();
  const terms = {
    vendorId: asked.vendorId === undefined ? before.vendorId : asked.vendorId,
    effectiveOn: asked.effectiveOn === undefined ? before.effectiveOn : asked.effectiveOn,
    endsOn: asked.endsOn === undefined ? before.endsOn : asked.endsOn,
    replacesId: asked.replacesId === undefined ? before.replacesId : asked.replacesId,
  };
  // One that goes to another vendor takes no other agreement's place there.
  if (terms.vendorId !== before.vendorId && asked.replacesId === undefined) terms.replacesId = null;
  await check(context, id, terms);
  await context.db
    .updateTable('agreements')
    .set({
      title: asked.title ?? before.title,
      vendor_id: terms.vendorId,
      effective_on: terms.effectiveOn,
      ends_on: terms.endsOn,
      time_zone: asked.timeZone ?? before.timeZone,
      replaces_id: terms.replacesId,
      ...(asked.businessHours !== undefined && {
        business_hours: asked.businessHours && JSON.stringify(asked.businessHours),
      }),
      version: before.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const after = await findAgreement(context, id);
  context.record({
    action: 'changed',
    subject: agreementSubject,
    subjectId: id,
    title: after.title,
    before: saidOf(before),
    after: saidOf(after),
  });
}

export async function removeAgreement(context: Context, id: string): Promise<void> {
  const { fileId } = await findSource(context, id);
  const before = await findAgreement(context, id);
  await context.db
    .updateTable('agreements')
    .set({ replaces_id: null })
    .where('organisation_id', '=', context.organisationId)
    .where('replaces_id', '=', id)
    .execute();
  await context.db
    .deleteFrom('agreements')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  if (fileId) await releaseFile(context, fileId);
  context.record({
    action: 'removed',
    subject: agreementSubject,
    subjectId: id,
    title: before.title,
    before: saidOf(before),
  });
}

/** Removes what a vendor that goes leaves behind, with the files. */
export async function removeAgreementsOf(context: Context, vendorId: string): Promise<void> {
  const rows = await context.db
    .selectFrom('agreements')
    .select('id')
    .where('organisation_id', '=', context.organisationId)
    .where('vendor_id', '=', vendorId)
    .execute();
  for (const { id } of rows) await removeAgreement(context, id);
}
