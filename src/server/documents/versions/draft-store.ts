import type { Transaction } from 'kysely';
import type { Block } from '#domain/documents/analysis.ts';
import type { WorkingDraft } from '#domain/documents/versions/version.ts';
import { readPlain } from '#engine/extract/read-plain.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

export type StoredDraft = WorkingDraft & {
  fileId: string | null;
  pages: number | null;
  changedBy: string;
  authorIds: string[];
};

export async function getDraft(
  db: Db,
  organisationId: string,
  documentId: string,
  isHeld = false,
): Promise<StoredDraft | undefined> {
  let query = db
    .selectFrom('document_drafts')
    .select([
      'document_id as documentId',
      'markdown',
      'file_id as fileId',
      'file_name as fileName',
      'state',
      'text',
      'blocks',
      'pages',
      'language',
      'note',
      'based_on as basedOn',
      'revision',
      'started_at as startedAt',
      'changed_at as changedAt',
      'changed_by as changedBy',
      'changed_by_name as changedByName',
      'author_ids as authorIds',
    ])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId);
  if (isHeld) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row && { ...row, startedAt: row.startedAt.toISOString(), changedAt: row.changedAt.toISOString() };
}

/** What people may see of it. */
export function shownDraft({
  fileId: _,
  pages: __,
  changedBy: ___,
  authorIds: ____,
  ...draft
}: StoredDraft): WorkingDraft {
  return draft;
}

/** The text of Markdown as it will be read from its file: quotes of the approved version refer to it. */
export function textOfMarkdown(markdown: string): { text: string; blocks: Block[] } {
  if (markdown.trim() === '') return { text: '', blocks: [] };
  try {
    const read = readPlain(Buffer.from(markdown), 'md');
    return read.state === 'read' ? { text: read.text, blocks: read.blocks } : { text: '', blocks: [] };
  } catch {
    // Nothing but comments and rules.
    return { text: '', blocks: [] };
  }
}
