import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { contract } from '#contract/contract.ts';
import { type Document, type DocumentChange, DocumentFacts } from '#domain/documents/document.ts';
import { factColumns } from '../platform/fact-columns.ts';
import { LIKELY } from '#domain/documents/band.ts';
import { RECORDS, reviewDueOn } from '#domain/documents/review.ts';
import { DEFAULT_POLICY } from '#domain/organisations/policy.ts';
import { likeOf } from '../platform/database/like.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const { columnsOf, selectedFrom, ...mapping } = factColumns(DocumentFacts);
export const { factsOf } = mapping;
type Query = NonNullable<z.output<NonNullable<(typeof contract.documents.list)['~orpc']['inputSchema']>>>;

const COUNTS = sql<Document['suggestions']>`(
  select jsonb_build_object(
    'open', count(*) filter (where decision = 'open' and confidence >= ${LIKELY}),
    'weak', count(*) filter (where decision = 'open' and confidence < ${LIKELY}),
    'accepted', count(*) filter (where decision = 'accepted'),
    'rejected', count(*) filter (where decision = 'rejected'))
  from suggestions where suggestions.document_id = documents.id)`;

const REVIEW_MONTHS = sql<number>`coalesce(documents.review_months, (
  select coalesce((policy ->> 'documentReviewMonths')::integer, ${DEFAULT_POLICY.documentReviewMonths})
  from organisations where organisations.id = documents.organisation_id))`;

const STATUS = sql<Document['status']>`case when documents.obsolete_at is not null then 'obsolete'
  when exists (select from document_submissions s where s.document_id = documents.id and s.state = 'open') then 'submitted'
  when documents.version is not null then 'approved' else 'unapproved' end`;

const HAS_DRAFT = sql<boolean>`exists (select from document_drafts d where d.document_id = documents.id)`;

const OWNER_NAME = sql<string | null>`coalesce((select name from auth."user" where id = documents.owner_id),
  (select name from former_members f where f.user_id = documents.owner_id and f.organisation_id = documents.organisation_id))`;

export const OWNER_IS_MEMBER = sql<boolean>`(documents.owner_id is null or exists (
  select from memberships m where m.user_id = documents.owner_id and m.organisation_id = documents.organisation_id
    and m.suspended_at is null))`;

const COLUMNS = [
  'id',
  ...selectedFrom('documents'),
  'file_name as fileName',
  'media_type as mediaType',
  'size',
  'pages',
  'state',
  'refusal',
  'refusal_detail as refusalDetail',
  'type',
  'type_confidence as typeConfidence',
  'type_accepted_at as typeAcceptedAt',
  'type_accepted_by_name as typeAcceptedByName',
  'language',
  'is_draft as isDraft',
  'uploaded_at as uploadedAt',
  'uploaded_by_name as uploadedByName',
  'reviewed_at as reviewedAt',
  'reviewed_by_name as reviewedByName',
  'version',
  'approved_at as approvedAt',
  'approved_by_name as approvedByName',
  'from_file as fromFile',
  'obsolete_at as obsoleteAt',
  'obsolete_by_name as obsoleteByName',
  'obsolete_reason as obsoleteReason',
] as const;

const DERIVED = [
  COUNTS.as('suggestions'),
  REVIEW_MONTHS.as('monthsInForce'),
  STATUS.as('status'),
  HAS_DRAFT.as('hasDraft'),
  OWNER_NAME.as('ownerName'),
  OWNER_IS_MEMBER.as('ownerIsMember'),
];

type Times = 'typeAcceptedAt' | 'reviewedAt' | 'approvedAt' | 'obsoleteAt';
type Row = Omit<Document, Times | 'uploadedAt' | 'reviewDueOn'> & { [K in Times]: Date | null } & {
  uploadedAt: Date;
  monthsInForce: number;
};

function toDocument({ monthsInForce, ...row }: Row): Document {
  const times = {
    typeAcceptedAt: row.typeAcceptedAt?.toISOString() ?? null,
    uploadedAt: row.uploadedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    obsoleteAt: row.obsoleteAt?.toISOString() ?? null,
  };
  return { ...row, ...times, reviewDueOn: reviewDueOn({ ...row, ...times }, monthsInForce) };
}

const SORTS = { title: 'title', uploadedAt: 'uploaded_at', type: 'type', state: 'state', size: 'size' } as const;

/** The same as reviewDueOn, where the rows are. */
export const isDueForReview = sql<boolean>`(
  obsolete_at is null and (type is null or type not in (${sql.join([...RECORDS])}))
  and ((coalesce(reviewed_at, uploaded_at) at time zone 'UTC')::date + make_interval(months => ${REVIEW_MONTHS}))::date
    <= (now() at time zone 'UTC')::date)`;

function filtered<O>(query: SelectQueryBuilder<Tables, 'documents', O>, organisationId: string, filter: Query) {
  const { search, state, type, folder, review, isDraft, status, classification, owner } = filter;
  let rows = query.where('organisation_id', '=', organisationId);
  if (search) {
    const like = likeOf(search);
    rows = rows.where((is) =>
      is.or([is('title', 'ilike', like), is('file_name', 'ilike', like), is('number', 'ilike', like)]),
    );
  }
  if (state) rows = rows.where('state', '=', state);
  if (type) rows = rows.where('type', '=', type);
  if (folder !== undefined) rows = rows.where('folder', '=', folder);
  if (isDraft !== undefined) rows = rows.where('is_draft', '=', isDraft);
  if (review) rows = rows.where(isDueForReview);
  if (status) rows = rows.where(STATUS, '=', status);
  if (classification) rows = rows.where('classification', '=', classification);
  if (owner === 'none') rows = rows.where('owner_id', 'is', null);
  else if (owner) rows = rows.where(sql<boolean>`owner_id::text = ${owner}`);
  return rows;
}

export async function listDocuments(db: Db, organisationId: string, query: Query) {
  const { page = 0, pageSize = 10, sort = 'uploadedAt', direction = sort === 'uploadedAt' ? 'desc' : 'asc' } = query;
  const rows = await filtered(db.selectFrom('documents').select([...COLUMNS, ...DERIVED]), organisationId, query)
    .orderBy(SORTS[sort], direction)
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const counted = db.selectFrom('documents').select((count) => count.fn.countAll<number>().as('total'));
  const { total } = await filtered(counted, organisationId, query).executeTakeFirstOrThrow();
  return { rows: rows.map(toDocument), total };
}

/** Without a page: all of them, or those that are named. */
export async function selectDocuments(db: Db, organisationId: string, ids?: string[]): Promise<Document[]> {
  let rows = db
    .selectFrom('documents')
    .select([...COLUMNS, ...DERIVED])
    .where('organisation_id', '=', organisationId);
  if (ids) rows = rows.where('id', 'in', ids);
  return (await rows.orderBy('title').orderBy('id').execute()).map(toDocument);
}

export async function getDocument(db: Db, organisationId: string, id: string): Promise<Document | undefined> {
  const row = await db
    .selectFrom('documents')
    .select([...COLUMNS, ...DERIVED])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toDocument(row);
}

/** A document with its text and blocks, and the file it was read from. */
export async function getDocumentText(db: Db, organisationId: string, id: string) {
  return await db
    .selectFrom('documents')
    .select([
      'text',
      'blocks',
      'topics',
      'notices',
      'engine',
      'sha256',
      'file_id as fileId',
      'file_name as fileName',
      'media_type as mediaType',
      'size',
      'source_markdown as sourceMarkdown',
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function changeDocument(db: Db, organisationId: string, id: string, change: DocumentChange) {
  const columns = columnsOf({ ...change, ...(change.number !== undefined && { number: change.number || null }) });
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable('documents')
    .set(columns)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function acceptType(
  db: Db,
  organisationId: string,
  id: string,
  accepted: { type: NonNullable<Document['type']>; at: Date; by: string; byName: string },
) {
  await db
    .updateTable('documents')
    .set({
      type: accepted.type,
      type_accepted_at: accepted.at,
      type_accepted_by: accepted.by,
      type_accepted_by_name: accepted.byName,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function reviewDocument(
  db: Db,
  organisationId: string,
  id: string,
  review: { at: Date; by: string; byName: string },
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ reviewed_at: review.at, reviewed_by: review.by, reviewed_by_name: review.byName })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Returns the id of the file that no document needs any more. */
export async function removeDocument(db: Db, organisationId: string, id: string): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('documents')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('file_id as fileId')
    .executeTakeFirst();
  return removed?.fileId;
}

/** Until the commit nobody removes these documents; others may hold them as well. */
export async function holdDocuments(db: Db, organisationId: string, ids: string[]): Promise<void> {
  await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Whether evidence stands on it, also such that came by another way than a suggestion. */
export async function isEvidence(db: Db, organisationId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until the commit nobody adds evidence to the document. */
export const lockDocument = (db: Db, organisationId: string, id: string): Promise<void> =>
  lockDocuments(db, organisationId, [id]);

/** The same for many; in one order, so that two who do so never wait for each other. */
export async function lockDocuments(db: Db, organisationId: string, ids: string[]): Promise<void> {
  await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
