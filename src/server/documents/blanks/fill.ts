import { fillBlanks, blanksIn } from '#domain/documents/blanks/blanks.ts';
import type { Filled, NewFilling } from '#domain/documents/blanks/filling.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import type { Context } from '../../platform/context.ts';
import { documentNamed } from '../document-named.ts';
import { lockDocuments } from '../store.ts';
import { getDraft } from '../versions/draft-store.ts';
import { draftMarkdown, saveDraft, startDraft } from '../versions/draft-commands.ts';
import { readBlanks } from './open-blanks.ts';

/** Fills in blanks of many documents; one that is a file is begun as a draft from its words. What cannot be filled in is passed over. */
export async function fillDocuments(context: Context, { documentIds, values }: NewFilling): Promise<Filled> {
  const { db, organisationId } = context;
  await lockDocuments(db, organisationId, documentIds);
  const { documents } = await readBlanks(context, documentIds);
  const said = new Map(values.map(({ key, value }) => [key, value]));
  const filled: Filled['documents'] = [];
  for (const { id, title, own, refusal, places } of documents) {
    if (refusal) continue;
    const valueOf = (key: string) => said.get(key) ?? own[key];
    const document = await documentNamed(context, id);
    const before = (await getDraft(db, organisationId, id))?.markdown ?? null;
    const { markdown, count } = fillBlanks(before ?? (await draftMarkdown(context, document)), valueOf);
    if (count === 0) continue;
    const { revision: begun } = await startDraft(context, document, {});
    const { revision } = await saveDraft(context, document, { markdown, revision: begun });
    const left = blanksIn(markdown).length;
    filled.push({ id, title, filled: count, left, revision, before });
    const names = [...new Set(places.map(({ key }) => key))].filter((key) => valueOf(key));
    context.record({
      action: 'blanks-filled',
      subject: documentSubject,
      subjectId: id,
      title,
      after: { filled: count, left, blanks: names.map((key) => `${key}: ${valueOf(key)}`).join('; ') },
    });
  }
  return { documents: filled };
}
