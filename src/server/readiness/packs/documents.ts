import { stat } from 'node:fs/promises';
import { packedName } from '#domain/readiness/audit-pack.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';

export interface PackedDocument {
  id: string;
  title: string;
  sha256: string;
  size: number;
  /** Where it lies in the pack; null where it does not. */
  path: string | null;
  isThere: boolean;
}

/** The documents named, by title, each under a name of its own; without their files where these may not be seen or are gone. */
export async function packedDocuments(
  { db, organisationId }: Context,
  files: Files,
  ids: string[],
  mayTake: boolean,
): Promise<PackedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title', 'sha256', 'size', 'file_name as fileName'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ fileName, ...row }, index) => {
      const isThere = await stat(files.pathOf(row.sha256)).then(
        () => true,
        () => false,
      );
      return { ...row, isThere, path: mayTake && isThere ? packedName(index + 1, fileName) : null };
    }),
  );
}
