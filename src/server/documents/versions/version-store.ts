import { sql, type Transaction } from 'kysely';
import type { Version, VersionText } from '#domain/documents/versions/version.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

const FACTS = [
  'number',
  'title',
  'file_name as fileName',
  'media_type as mediaType',
  'size',
  'pages',
  'note',
  'made_at as madeAt',
  'made_by_name as madeByName',
  'approved_at as approvedAt',
  'approved_by_name as approvedByName',
  'from_file as fromFile',
] as const;

const EVIDENCE = sql<number>`(select count(*) from evidence e where e.document_id = document_versions.document_id
  and e.version = document_versions.number and e.withdrawn_at is null)`;

/** Newest first. */
export async function listVersions(db: Db, organisationId: string, documentId: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('document_versions')
    .select([...FACTS, EVIDENCE.as('evidence')])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ madeAt, approvedAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
  }));
}

export async function getVersion(
  db: Db,
  organisationId: string,
  documentId: string,
  number: number,
): Promise<(VersionText & { fileId: string; sha256: string }) | undefined> {
  const row = await db
    .selectFrom('document_versions')
    .select([...FACTS, 'text', 'blocks', 'language', 'markdown', 'file_id as fileId', 'sha256'])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...row, madeAt: row.madeAt.toISOString(), approvedAt: row.approvedAt?.toISOString() ?? null };
}

/** The number that the next approved version gets. */
export async function nextNumber(db: Db, organisationId: string, documentId: string): Promise<number> {
  const { last } = await db
    .selectFrom('document_versions')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return last + 1;
}

/** Keeps what stands in the library as version 0, before the first approved version takes its place. */
export async function keepUncontrolled(db: Db, organisationId: string, documentId: string, id: string): Promise<void> {
  await sql`
    insert into document_versions (id, organisation_id, document_id, number, file_id, sha256, file_name, media_type, size, pages, title,
      language, text, blocks, markdown, note, made_at, made_by, made_by_name)
    select ${id}, organisation_id, id, 0, file_id, sha256, file_name, media_type, size, pages, title, language, text, blocks, source_markdown, '',
      uploaded_at, uploaded_by, uploaded_by_name
    from documents where organisation_id = ${organisationId} and id = ${documentId}`.execute(db);
}
