import { documentSubject } from '#domain/documents/subject.ts';
import { sql, type Transaction } from 'kysely';
import type { Folder } from '#domain/documents/folder.ts';
import type { FolderKind } from '#domain/documents/structure.ts';
import type { Context } from '../platform/context.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** Folders that were made and those that documents brought along, by name. */
export async function listFolders(db: Db, organisationId: string): Promise<Folder[]> {
  const { rows } = await sql<Folder>`
    select kept.id, coalesce(kept.path, filed.folder) as folder, kept.kind, coalesce(filed.documents, 0) as documents
    from (select id, path, kind from folders where organisation_id = ${organisationId}) kept
    full join (
      select folder, count(*) as documents from documents where organisation_id = ${organisationId} group by folder
    ) filed on filed.folder = kept.path
    order by folder`.execute(db);
  return rows;
}

/** The folder of that kind, made unless it is there. A folder that stands under its name already becomes it. */
export async function makeFolder(
  context: Context,
  kind: FolderKind,
  path: string,
): Promise<{ path: string; isNew: boolean }> {
  const { db, organisationId, actor, now } = context;
  const mine = db.selectFrom('folders').where('organisation_id', '=', organisationId);
  const known = await mine.where('kind', '=', kind).select('path').executeTakeFirst();
  if (known) return { path: known.path, isNew: false };
  const { id } = await db
    .insertInto('folders')
    .values({
      organisation_id: organisationId,
      path,
      kind,
      created_at: now,
      created_by: actor.id,
      created_by_name: actor.name,
    })
    .onConflict((taken) => taken.columns(['organisation_id', 'path']).doUpdateSet({ kind }))
    .returning('id')
    .executeTakeFirstOrThrow();
  context.record({ action: 'added', subject: documentSubject, subjectId: id, title: path, after: { folder: path } });
  return { path, isNew: true };
}

export async function getFolder(db: Db, organisationId: string, id: string): Promise<Folder | undefined> {
  return (await listFolders(db, organisationId)).find((folder) => folder.id === id);
}

export async function removeFolder(db: Db, organisationId: string, id: string): Promise<void> {
  await db.deleteFrom('folders').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

/** A folder of the organisation's own; one that is there is left as it is. */
export async function addFolder(context: Context, path: string): Promise<void> {
  const { db, organisationId, actor, now } = context;
  const row = {
    organisation_id: organisationId,
    path,
    created_at: now,
    created_by: actor.id,
    created_by_name: actor.name,
  };
  const added = await db
    .insertInto('folders')
    .values(row)
    .onConflict((taken) => taken.columns(['organisation_id', 'path']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added)
    context.record({
      action: 'added',
      subject: documentSubject,
      subjectId: added.id,
      title: path,
      after: { folder: path },
    });
}

/** Gives a folder and all below it another path. @returns how many documents moved with it. */
export async function moveFolder(context: Context, from: string, to: string): Promise<number> {
  const { db, organisationId } = context;
  const path = sql<string>`${to} || substr(path, ${from.length + 1})`;
  const folder = sql<string>`left(${to} || substr(folder, ${from.length + 1}), 500)`;
  const within = (column: 'path' | 'folder') =>
    sql<boolean>`(${sql.ref(column)} = ${from} or starts_with(${sql.ref(column)}, ${`${from}/`}))`;
  await db
    .updateTable('folders')
    .set({ path })
    .where('organisation_id', '=', organisationId)
    .where(within('path'))
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ folder })
    .where('organisation_id', '=', organisationId)
    .where(within('folder'))
    .executeTakeFirstOrThrow();
  context.record({
    action: 'moved',
    subject: documentSubject,
    subjectId: organisationId,
    title: to,
    before: { folder: from },
    after: { folder: to, documents: Number(numUpdatedRows) },
  });
  return Number(numUpdatedRows);
}
