import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** The documents that were made of templates, or took the place of one that was, by the template's key. */
export async function listMadeOf(db: Db, organisationId: string): Promise<Map<string, { id: string; title: string }>> {
  const rows = await db
    .selectFrom('documents')
    .select(['draft_key as key', 'id', 'title'])
    .where('organisation_id', '=', organisationId)
    .where('draft_key', 'is not', null)
    .execute();
  return new Map(rows.map(({ key, id, title }) => [key ?? '', { id, title }]));
}

/** Whether a draft of that file name waits in the library: what is uploaded under it takes its place, so there is one. */
export async function hasDraftNamed(db: Db, organisationId: string, fileName: string): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('is_draft', '=', true)
    .where(sql`lower(file_name)`, '=', fileName.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}
