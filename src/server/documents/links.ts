import { assetSubject } from '#domain/assets/subject.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import type { Transaction } from 'kysely';
import type { LinkedAsset } from '#domain/assets/links.ts';
import type { LinkedDocument } from '#domain/documents/links.ts';
import { listAssetsNamed } from '../assets/store.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** Pages of links when nobody says otherwise. */
const PAGE = 10;

export interface Paged {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export const pageOf = ({ page = 0, pageSize = PAGE }: Paged) => ({ limit: pageSize, offset: page * pageSize });

/** Who links, as the row says it. */
export const linkedBy = ({ actor, now }: Context) => ({
  linked_at: now,
  linked_by: actor.id,
  linked_by_name: actor.name,
});

/** Times as the API writes them. */
export const shown = <R extends { linkedAt: Date }>(rows: R[]) =>
  rows.map((row) => ({ ...row, linkedAt: row.linkedAt.toISOString() }));

/** Those of the documents by their ids, all of them. @throws Problem not_found also where the actor may not see documents. */
export async function documentsNamed({ db, organisationId, actor }: Context, ids: string[]) {
  if (!actor.permissions.includes('documents.view')) throw notFound();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows;
}

/** Those of the assets by their ids, all of them. @throws Problem not_found also where the actor may not see assets. */
export async function assetsNamed({ db, organisationId, actor, now }: Context, ids: string[]) {
  if (!actor.permissions.includes('assets.view')) throw notFound();
  const rows = await listAssetsNamed(db, organisationId, ids, now);
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows;
}

export async function listDocumentsOfAsset(db: Db, organisationId: string, assetId: string, asked: Paged) {
  const links = db
    .selectFrom('asset_documents as link')
    .innerJoin('documents', 'documents.id', 'link.document_id')
    .where('link.organisation_id', '=', organisationId)
    .where('link.asset_id', '=', assetId);
  const { limit, offset } = pageOf(asked);
  const rows = await links
    .select(['documents.id', 'documents.title', 'documents.type', 'documents.is_draft as isDraft'])
    .select(['link.linked_at as linkedAt', 'link.linked_by_name as linkedByName'])
    .orderBy('documents.title')
    .orderBy('documents.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await links.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: shown(rows) satisfies LinkedDocument[], total };
}

export async function listAssetsOfDocument(db: Db, organisationId: string, documentId: string, asked: Paged) {
  const links = db
    .selectFrom('asset_documents as link')
    .innerJoin('assets', 'assets.id', 'link.asset_id')
    .where('link.organisation_id', '=', organisationId)
    .where('link.document_id', '=', documentId);
  const { limit, offset } = pageOf(asked);
  const rows = await links
    .select(['assets.id', 'assets.name', 'assets.type', 'assets.category', 'assets.status'])
    .select(['link.linked_at as linkedAt', 'link.linked_by_name as linkedByName'])
    .orderBy('assets.name')
    .orderBy('assets.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await links.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: shown(rows) satisfies LinkedAsset[], total };
}

interface Pair {
  asset: { id: string; name: string };
  document: { id: string; title: string };
}

/** Links each pair that is not linked yet, on the record of the asset. @returns how many are new. */
export async function linkAssetDocuments(context: Context, pairs: Pair[]): Promise<number> {
  const { db, organisationId } = context;
  const made = await db
    .insertInto('asset_documents')
    .values(
      pairs.map(({ asset, document }) => ({
        organisation_id: organisationId,
        asset_id: asset.id,
        document_id: document.id,
        ...linkedBy(context),
      })),
    )
    .onConflict((known) => known.doNothing())
    .returning(['asset_id as assetId', 'document_id as documentId'])
    .execute();
  const isMade = new Set(made.map(({ assetId, documentId }) => `${assetId} ${documentId}`));
  const linked = pairs.filter(({ asset, document }) => isMade.has(`${asset.id} ${document.id}`));
  for (const ofAsset of Map.groupBy(linked, ({ asset }) => asset.id).values()) record(context, 'linked', ofAsset);
  return made.length;
}

export async function unlinkAssetDocument(context: Context, pair: Pair): Promise<void> {
  const gone = await context.db
    .deleteFrom('asset_documents')
    .where('organisation_id', '=', context.organisationId)
    .where('asset_id', '=', pair.asset.id)
    .where('document_id', '=', pair.document.id)
    .returning('asset_id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  record(context, 'unlinked', [pair]);
}

/** All are of one asset. */
function record(context: Context, action: 'linked' | 'unlinked', pairs: Pair[]): void {
  const [first] = pairs;
  if (!first) return;
  const facts = { document: pairs.map(({ document }) => document.title) };
  context.record({
    action,
    subject: assetSubject,
    subjectId: first.asset.id,
    title: first.asset.name,
    ...(action === 'linked' ? { after: facts } : { before: facts }),
  });
  for (const { document } of pairs) context.publish(documentSubject, document.id);
}
