import { classify } from '#domain/evidence/classification.ts';
import { documentNamed } from '../documents/document-named.ts';
import { getDocumentText } from '../documents/store.ts';
import { listSuggestions } from '../documents/suggestions.ts';
import { libraryOf } from '../frameworks/library.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';

export const classificationHandlers = {
  get: os.evidence.classifications.get.handler(async ({ input, context }) => {
    const { db, organisationId } = context;
    const document = await documentNamed(context, input.id);
    if (document.state !== 'read') throw conflict('not_read', 'Only a document that has been read can be classified.');
    const reading = await getDocumentText(db, organisationId, input.id);
    if (!reading) throw notFound();
    const { text, blocks, topics, notices, engine } = reading;
    const findings = await listSuggestions(db, organisationId, { documentId: input.id });
    const library = await libraryOf(context);
    return classify({ ...document, text, blocks, topics, notices, engine, findings }, (id, requirementId) => {
      const framework = library.find(id);
      const requirement = framework?.requirements.find((each) => each.id === requirementId);
      // The words that were looked for are those that the engine knows, whatever the reader's language.
      return framework && requirement && requirementIn(framework, requirement, input.language ?? 'en');
    });
  }),
};
