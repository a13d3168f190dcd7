import type { Publication, ToRead } from '#domain/documents/receipts.ts';
import { isAddressed, readingDueOn } from '#domain/documents/receipts.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { possibleReaders } from './members.ts';

/** Sorts behind every day. */
const LAST_DAY = '9999';

type Asking = Pick<Context, 'db' | 'organisationId'>;

export async function getPublication({ db, organisationId }: Asking, documentId: string): Promise<Publication | null> {
  const row = await db
    .selectFrom('document_publications')
    .select([
      'audience',
      'due_on as dueOn',
      'published_at as publishedAt',
      'published_by_name as publishedByName',
      'reminded_at as remindedAt',
    ])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, publishedAt: row.publishedAt.toISOString(), remindedAt: row.remindedAt?.toISOString() ?? null };
}

/** Who said that they read this version, when, and by which backup's word where this installation does not know it. */
export async function receiptsOf({ db, organisationId }: Asking, documentId: string, version: number) {
  const rows = await db
    .selectFrom('document_receipts')
    .select(['user_id as id', 'read_at as readAt', 'from_file as fromFile'])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .execute();
  return new Map(rows.map(({ id, readAt, fromFile }) => [id, { readAt: readAt.toISOString(), fromFile }]));
}

/** Everybody whom the document is for, those who have not read it first. */
export async function readersOf(
  context: Asking,
  documentId: string,
  version: number | null,
  publication: Publication | null,
) {
  if (!publication || version === null) return [];
  const receipts = await receiptsOf(context, documentId, version);
  const members = (await possibleReaders(context)).filter((member) => isAddressed(publication.audience, member));
  const { dueOn, publishedAt } = publication;
  const readers = members.map(({ id, name, joinedAt }) => ({
    id,
    name,
    dueOn: readingDueOn(dueOn, publishedAt.slice(0, 10), dayOf(joinedAt)),
    readAt: receipts.get(id)?.readAt ?? null,
    fromFile: receipts.get(id)?.fromFile ?? null,
  }));
  return [...readers.filter(({ readAt }) => readAt === null), ...readers.filter(({ readAt }) => readAt !== null)];
}

/** Who has not read yet is for those who keep documents or audit to know; anybody else finds themselves alone. */
export function namedTo<R extends { id: string }>({ actor }: Context, readers: readonly R[]): R[] {
  const seesAll = actor.permissions.includes('documents.edit') || actor.permissions.includes('audit_trail.view');
  return readers.filter(({ id }) => seesAll || id === actor.id);
}

/** What is given to a person to read: not read first, then what is due next. */
export async function givenTo(context: Asking, userId: string): Promise<ToRead[]> {
  const { db, organisationId } = context;
  const me = (await possibleReaders(context)).find(({ id }) => id === userId);
  if (!me) return [];
  const rows = await db
    .selectFrom('document_publications as publication')
    .innerJoin('documents', 'documents.id', 'publication.document_id')
    .leftJoin('document_receipts as receipt', (join) =>
      join
        .onRef('receipt.document_id', '=', 'documents.id')
        .onRef('receipt.version', '=', 'documents.version')
        .on('receipt.user_id', '=', userId),
    )
    .select([
      'documents.id as documentId',
      'documents.title',
      'documents.version',
      'publication.audience',
      'publication.due_on as dueOn',
      'publication.published_at as publishedAt',
      'receipt.read_at as readAt',
    ])
    .where('publication.organisation_id', '=', organisationId)
    .where('documents.obsolete_at', 'is', null)
    .where('documents.version', 'is not', null)
    .orderBy('documents.title')
    .execute();
  const mine: ToRead[] = rows
    .filter(({ audience }) => isAddressed(audience, me))
    .map(({ audience: _, version, readAt, dueOn, publishedAt, ...row }) => ({
      ...row,
      dueOn: readingDueOn(dueOn, dayOf(publishedAt), dayOf(me.joinedAt)),
      version: version ?? 1,
      readAt: readAt?.toISOString() ?? null,
    }))
    .toSorted((one, other) => (one.dueOn ?? LAST_DAY).localeCompare(other.dueOn ?? LAST_DAY));
  return [...mine.filter(({ readAt }) => readAt === null), ...mine.filter(({ readAt }) => readAt !== null)];
}
