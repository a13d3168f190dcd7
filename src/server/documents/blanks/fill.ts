import { fillBlanks, blanksIn } from '#domain/documents/blanks/blanks.ts';
import type { Filled, NewFilling } from '#domain/documents/blanks/filling.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import type { Context } from '../../platform/context.ts';
import { documentNamed } from '../document-named.ts';
import { getDraft } from '../versions/draft-store.ts';
import { saveDraft, startDraft } from '../versions/draft-commands.ts';
import { readBlanks } from './open-blanks.ts';

/** Fills in blanks of many documents; one that is a file is begun as a draft from its words. What waits for approval is passed over. */
export async function fillDocuments(context: Context, { documentIds, values }: NewFilling): Promise<Filled> {
  const { documents } = await readBlanks(context, documentIds);
  const said = new Map(values.map(({ key, value }) => [key, value]));
  const filled: Filled['documents'] = [];
  for (const { id, title, own, refusal, places } of documents) {
    const valueOf = (key: string) => said.get(key) ?? own[key];
    if (refusal || !places.some(({ key }) => valueOf(key))) continue;
    const document = await documentNamed(context, id);
    const before = await getDraft(context.db, context.organisationId, id);
    const { markdown, revision } = await startDraft(context, document, {});
    const { markdown: filledIn, count } = fillBlanks(markdown ?? '', valueOf);
    const saved = count > 0 ? await saveDraft(context, document, { markdown: filledIn, revision }) : undefined;
    const left = blanksIn(filledIn).length;
    filled.push({
      id,
      title,
      filled: count,
      left,
      revision: saved?.revision ?? revision,
      before: before?.markdown ?? null,
    });
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
