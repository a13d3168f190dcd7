import { sql, type Transaction } from 'kysely';
import type { Agreement } from '#domain/vendors/agreements/agreement.ts';
import type { AgreementQuote, Commitment } from '#domain/vendors/agreements/commitment.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** An agreement as its row tells it, with the names of its vendor and of the one it replaces. */
export interface AgreementRow extends Omit<Agreement, 'createdAt' | 'isInForce' | 'counts'> {
  disclaimers: AgreementQuote[];
  replacesTitle: string | null;
  /** When its vendor came into the register. */
  vendorSince: Date | null;
  createdAt: Date;
}

export interface CommitmentRow extends Commitment {
  agreementId: string;
  isAdded: boolean;
}

interface Source extends Pick<Agreement, 'title' | 'state' | 'fileName'> {
  fileId: string | null;
  sourceText: string | null;
  text: string | null;
  pageStarts: number[];
  sha256: string | null;
}

/** From when on another agreement takes its place. */
const REPLACED_ON = sql<string | null>`(select min(next.effective_on) from agreements next
  where next.replaces_id = agreements.id and next.organisation_id = agreements.organisation_id)`;

function select(db: Db, organisationId: string) {
  return db
    .selectFrom('agreements')
    .leftJoin('vendors', 'vendors.id', 'agreements.vendor_id')
    .leftJoin('agreements as old', (join) =>
      join
        .onRef('old.id', '=', 'agreements.replaces_id')
        .onRef('old.organisation_id', '=', 'agreements.organisation_id'),
    )
    .select([
      'agreements.id',
      'agreements.vendor_id as vendorId',
      'vendors.name as vendorName',
      'vendors.created_at as vendorSince',
      'agreements.title',
      'agreements.file_name as fileName',
      'agreements.language',
      'agreements.is_read as isRead',
      'agreements.is_cut as isCut',
      'agreements.disclaimers',
      'agreements.business_hours as businessHours',
      'agreements.effective_on as effectiveOn',
      'agreements.ends_on as endsOn',
      'agreements.time_zone as timeZone',
      'old.id as replacesId',
      'old.title as replacesTitle',
      REPLACED_ON.as('replacedOn'),
      'agreements.state',
      'agreements.refusal',
      'agreements.refusal_detail as refusalDetail',
      'agreements.job_id as jobId',
      'agreements.created_at as createdAt',
      'agreements.created_by_name as createdByName',
      'agreements.version',
    ])
    .where('agreements.organisation_id', '=', organisationId);
}

export async function findAgreements(
  { db, organisationId }: Context,
  { vendorId, page, pageSize }: { vendorId?: string | undefined; page: number; pageSize: number },
): Promise<{ rows: AgreementRow[]; total: number }> {
  let rows = select(db, organisationId);
  let count = db
    .selectFrom('agreements')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisationId);
  if (vendorId) {
    rows = rows.where('agreements.vendor_id', '=', vendorId);
    count = count.where('vendor_id', '=', vendorId);
  }
  const found = await rows
    .orderBy('agreements.created_at', 'desc')
    .orderBy('agreements.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return { rows: found, ...(await count.executeTakeFirstOrThrow()) };
}

/** @throws Problem 404 for another organisation's. */
export async function findAgreement({ db, organisationId }: Context, id: string): Promise<AgreementRow> {
  const row = await select(db, organisationId).where('agreements.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Until the commit nobody else changes it. */
export async function lockAgreement({ db, organisationId }: Context, id: string): Promise<void> {
  await db
    .selectFrom('agreements')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** What it is read from, and its text once it is. @throws Problem 404 */
export async function findSource({ db, organisationId }: Context, id: string): Promise<Source> {
  const row = await db
    .selectFrom('agreements')
    .leftJoin('files', 'files.id', 'agreements.file_id')
    .select([
      'agreements.title',
      'agreements.state',
      'file_id as fileId',
      'file_name as fileName',
      'source_text as sourceText',
      'agreements.text',
      'page_starts as pageStarts',
      'sha256',
    ])
    .where('agreements.organisation_id', '=', organisationId)
    .where('agreements.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Commitments of some agreements, in the order of the text. */
export async function listCommitments(
  { db, organisationId }: Pick<Context, 'db' | 'organisationId'>,
  ids: readonly string[],
): Promise<CommitmentRow[]> {
  const rows = await db
    .selectFrom('agreement_commitments')
    .select([
      'id',
      'agreement_id as agreementId',
      'facts',
      'proposed',
      'quote',
      'is_added as isAdded',
      'state',
      'decided_at as decidedAt',
      'decided_by_name as decidedByName',
      'version',
    ])
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`agreement_id = any(${ids}::uuid[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: decidedAt?.toISOString() ?? null }));
}

export const shownCommitment = ({ agreementId: _agreementId, isAdded: _isAdded, ...row }: CommitmentRow): Commitment =>
  row;
