import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** Whether a draft of that file name waits in the library: what is uploaded under it takes its place, so there is one. */
export async function hasDraftNamed(db: Db, organisationId: string, fileName: string): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('is_draft', '=', true)
    .where('obsolete_at', 'is', null)
    .where(sql`lower(file_name)`, '=', fileName.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}
