import type { Transaction } from 'kysely';
import { firstVersion } from '#domain/risks/default-method.ts';
import type { Method, MethodVersion } from '#domain/risks/method.ts';
import type { Context } from '../platform/context.ts';
import { messagesOf } from '../platform/messages.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** Every version in order, the one in force last; of an organisation that kept none, the one the product starts with. */
export async function listVersions(db: Db, organisationId: string): Promise<MethodVersion[]> {
  const rows = await db
    .selectFrom('risk_methods')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('number')
    .execute();
  if (rows.length > 0)
    return rows.map(({ number, method, note, made_at: at, made_by: by, made_by_name: name }) => ({
      number,
      method,
      note,
      madeAt: by === null ? null : at.toISOString(),
      madeByName: name,
    }));
  const { language } = await db
    .selectFrom('organisations')
    .select('language')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return [firstVersion(messagesOf('server/risk-method', language))];
}

/** The same, and the first version stands in the database: what is assessed by it must be able to name it. */
export async function keptVersions(context: Context): Promise<MethodVersion[]> {
  const versions = await listVersions(context.db, context.organisationId);
  const [first] = versions;
  if (versions.length === 1 && first?.madeAt === null) {
    await context.db
      .insertInto('risk_methods')
      .values(rowOf(context, first, null))
      .onConflict((known) => known.columns(['organisation_id', 'number']).doNothing())
      .execute();
  }
  return versions;
}

export async function addVersion(context: Context, number: number, method: Method, note: string): Promise<void> {
  const version = { number, method, note, madeAt: null, madeByName: null };
  await context.db
    .insertInto('risk_methods')
    .values(rowOf(context, version, context.actor))
    .execute();
}

function rowOf(context: Context, { number, method, note }: MethodVersion, by: { id: string; name: string } | null) {
  return {
    organisation_id: context.organisationId,
    number,
    method: JSON.stringify(method),
    note,
    made_at: context.now,
    made_by: by?.id ?? null,
    made_by_name: by?.name ?? null,
  };
}
