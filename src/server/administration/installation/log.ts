import type { Transaction } from 'kysely';
import type { AuditEntry, Verification } from '#domain/activity/audit-entry.ts';
import { type Verifier, verify } from '../../activity/verify.ts';
import { LOG } from '../../platform/administration-log.ts';
import { likeOf } from '../../platform/database/like.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

const select = (db: Db) =>
  db
    .selectFrom('administration_entries')
    .select([
      'number',
      'at',
      'actor_id as actorId',
      'actor_name as actorName',
      'action',
      'subject',
      'subject_id as subjectId',
      'title',
      'before',
      'after',
      'request_id as requestId',
      'previous_hash as previousHash',
      'hash',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toEntry = ({ at, ...row }: Row): AuditEntry => ({ ...row, at: at.toISOString() });

export async function listLog(
  db: Db,
  {
    search,
    page = 0,
    pageSize = 25,
  }: { search?: string | undefined; page?: number | undefined; pageSize?: number | undefined },
) {
  let wanted = db.selectFrom('administration_entries');
  const like = likeOf(search?.trim() ?? '');
  if (search?.trim())
    wanted = wanted.where((is) =>
      is.or([is('title', 'ilike', like), is('actor_name', 'ilike', like), is('action', 'ilike', like)]),
    );
  const { total } = await wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const numbers = wanted
    .select('number')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset(page * pageSize);
  const rows = await select(db).where('number', 'in', numbers).orderBy('number', 'desc').execute();
  return { rows: rows.map(toEntry), total };
}

/** Walks the chain as that of an organisation is walked. */
export async function verifyLog(db: Db, verifier: Verifier): Promise<Verification> {
  const head = await db
    .selectFrom('installation')
    .select(['log_number as number', 'log_hash as hash'])
    .executeTakeFirstOrThrow();
  const read = async (after: number, most: number) =>
    (await select(db).where('number', '>', after).orderBy('number').limit(most).execute()).map(toEntry);
  return verify({ owner: LOG, chainId: LOG, head, read, lawfulEnds: [] }, verifier);
}
