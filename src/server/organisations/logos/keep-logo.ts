import { Readable } from 'node:stream';
import type { Context } from '../../platform/context.ts';
import { lockFiles } from '../../platform/files.ts';
import type { Files } from '../../platform/files.ts';

const NAME = 'logo.png';

/** Keeps the drawn logo among the organisation's files, in place of the one before. @returns its SHA-256. */
export async function keepLogo(context: Context, files: Files, png: Buffer): Promise<string> {
  const { db, organisationId, actor, now } = context;
  await lockFiles(db, organisationId);
  await releaseLogo(context);
  const received = await files.receive(Readable.from([png]));
  const { sha256, size } = received;
  await files.commit(received);
  await db
    .insertInto('files')
    .values({
      id: context.newId(),
      organisation_id: organisationId,
      sha256,
      size,
      media_type: 'image/png',
      name: NAME,
      path: null,
      uploaded_by: actor.id,
      at: now,
      is_kept: true,
    })
    .execute();
  return sha256;
}

/** Lets go of the logo's file; the sweep of unkept files takes it away. */
export async function releaseLogo({ db, organisationId, now }: Context): Promise<void> {
  const current = db.selectFrom('organisations').select('logo_sha256').where('id', '=', organisationId);
  await db
    .updateTable('files')
    .set({ is_kept: false, at: now })
    .where('organisation_id', '=', organisationId)
    .where('name', '=', NAME)
    .where('media_type', '=', 'image/png')
    .where('sha256', '=', current)
    // An approved statement keeps the letterhead it was approved under.
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('statement_versions').select('number').whereRef('logo_sha256', '=', 'files.sha256')),
      ),
    )
    .where((is) => is.not(is.exists(is.selectFrom('documents').select('id').whereRef('file_id', '=', 'files.id'))))
    .where((is) =>
      is.not(is.exists(is.selectFrom('document_versions').select('id').whereRef('file_id', '=', 'files.id'))),
    )
    .where((is) =>
      is.not(is.exists(is.selectFrom('document_drafts').select('revision').whereRef('file_id', '=', 'files.id'))),
    )
    .execute();
}
