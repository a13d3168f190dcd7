import { documentSubject } from '#domain/documents/subject.ts';
import type { Document } from '#domain/documents/document.ts';
import { FOLDER_OF_TYPE } from '#domain/documents/folder-of-type.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { getSettings } from '../organisations/settings.ts';
import type { Context } from '../platform/context.ts';
import { messagesOf } from '../platform/messages.ts';
import { keepFile, releaseFile } from '../platform/files.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { folderHandlers } from './folder-handlers.ts';
import { makeFolder } from './folders.ts';
import { getModelReading } from './model-store.ts';
import { obsolescenceHandlers, submissionHandlers } from './approval/handlers.ts';
import { fillDocuments } from './blanks/fill.ts';
import { readBlanks } from './blanks/open-blanks.ts';
import { checkHandlers } from './check/handlers.ts';
import { checkChange } from './control.ts';
import { documentNamed } from './document-named.ts';
import { fileDocument, replaceDraft } from './library.ts';
import { generatedStructureHandlers } from './templates/generated-structure-handlers.ts';
import { receiptHandlers } from './receipts/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { structureHandlers } from './templates/structure-handlers.ts';
import { documentLinkHandlers } from './link-handlers.ts';
import { templateHandlers } from './templates/template-handlers.ts';
import {
  acceptType,
  changeDocument,
  getDocumentText,
  isEvidence,
  listDocuments,
  lockDocument,
  removeDocument,
  reviewDocument,
  factsOf,
} from './store.ts';
import { listSuggestions } from './suggestions.ts';
import { beginWritten } from './versions/begin-written.ts';
import { draftHandlers, versionHandlers } from './versions/handlers.ts';

/** What the audit trail keeps of a document: people by their names. */
function saidOf(document: Document) {
  const { ownerId: _ownerId, ...facts } = factsOf(document);
  const { fileName, type, typeAcceptedByName: typeAcceptedBy, ownerName } = document;
  return { ...facts, fileName, type, typeAcceptedBy, ownerName };
}

function record(
  context: Context,
  action: 'added' | 'changed' | 'removed' | 'classification-accepted',
  before: Document | null,
  after: Document | null,
) {
  const known = after ?? before;
  if (!known) return;
  context.record({
    action,
    subject: documentSubject,
    subjectId: known.id,
    title: known.title,
    before: before && saidOf(before),
    after: after && saidOf(after),
  });
}

/** Starts reading these documents; the job's title is what people dropped. */
async function startReading(context: Context, documents: Document[]) {
  const [first] = documents;
  if (!first) return null;
  const title = documents.length === 1 ? first.fileName : `${first.fileName} + ${documents.length - 1}`;
  const input = { documentIds: documents.map(({ id }) => id) };
  const jobId = await context.enqueue('documents.read', input, { title, total: documents.length });
  return (await getJob(context.db, context.organisationId, jobId)) ?? null;
}

export const documentHandlers = {
  list: os.documents.list.handler(({ input, context }) => {
    const owner = input.owner === 'me' ? context.actor.id : input.owner;
    return listDocuments(context.db, context.organisationId, { ...input, owner });
  }),
  folders: folderHandlers,
  structures: structureHandlers,
  links: documentLinkHandlers,
  templates: templateHandlers,
  generatedStructures: generatedStructureHandlers,
  blanks: {
    list: os.documents.blanks.list.handler(({ input: { documentId }, context }) =>
      readBlanks(context, documentId === undefined ? undefined : [documentId]),
    ),
    fill: os.documents.blanks.fill.handler(({ input, context }) => fillDocuments(context, input)),
  },
  check: checkHandlers,
  search: searchHandlers,
  receipts: receiptHandlers,
  versions: versionHandlers,
  drafts: draftHandlers,
  submissions: submissionHandlers,
  obsolescence: obsolescenceHandlers,
  written: {
    add: os.documents.written.add.handler(async ({ input, context }) => {
      const { language } = await getSettings(context);
      return beginWritten(context, context.services.filesOf(context.organisationId), { ...input, language });
    }),
  },
  get: os.documents.get.handler(async ({ input, context }) => {
    const document = await documentNamed(context, input.id);
    const reading = await getDocumentText(context.db, context.organisationId, input.id);
    if (!reading) throw notFound();
    const { text, blocks, topics, notices, engine } = reading;
    const findings = await listSuggestions(context.db, context.organisationId, { documentId: input.id });
    return { ...document, text, blocks, topics, notices, engine, findings };
  }),
  add: os.documents.add.handler(async ({ input, context }) => {
    const { db, organisationId, actor, now } = context;
    const added: Document[] = [];
    const present: { fileId: string; fileName: string; documentId: string; title: string }[] = [];
    for (const { fileId, folder } of input.files) {
      const file = await keepFile(context, fileId);
      const filed = await fileDocument(db, organisationId, file, { folder, at: now, by: actor.id, byName: actor.name });
      if (filed.isPresent) {
        await releaseFile(context, fileId);
        present.push({ fileId, fileName: file.name, documentId: filed.id, title: filed.title });
        continue;
      }
      await replaceDraft(context, filed.id);
      const document = await documentNamed(context, filed.id);
      record(context, 'added', null, document);
      added.push(document);
    }
    return { job: await startReading(context, added), added, present };
  }),
  change: os.documents.change.handler(async ({ input, context }) => {
    const { id, ...change } = input;
    const before = await documentNamed(context, id);
    await checkChange(context, before, change);
    await changeDocument(context.db, context.organisationId, id, change);
    const after = await documentNamed(context, id);
    record(context, 'changed', before, after);
    return after;
  }),
  changes: {
    add: os.documents.changes.add.handler(async ({ input: { ids, change }, context }) => {
      let changed = 0;
      for (const id of new Set(ids)) {
        const before = await documentNamed(context, id);
        await checkChange(context, before, change);
        await changeDocument(context.db, context.organisationId, id, change);
        const after = await documentNamed(context, id);
        if (JSON.stringify(saidOf(before)) === JSON.stringify(saidOf(after))) continue;
        record(context, 'changed', before, after);
        changed += 1;
      }
      return { changed };
    }),
  },
  remove: os.documents.remove.handler(async ({ input, context }) => {
    await lockDocument(context.db, context.organisationId, input.id);
    const document = await documentNamed(context, input.id);
    if (document.version !== null)
      throw conflict(
        'approved_versions',
        'It has approved versions, and they are records. Mark it as obsolete instead.',
      );
    if (document.suggestions.accepted > 0 || (await isEvidence(context.db, context.organisationId, input.id))) {
      throw conflict('evidence_stands', 'Accepted evidence stands on this document. Withdraw it first.');
    }
    const fileId = await removeDocument(context.db, context.organisationId, input.id);
    if (fileId) await releaseFile(context, fileId);
    record(context, 'removed', document, null);
    return { id: input.id };
  }),
  readings: {
    add: os.documents.readings.add.handler(async ({ input, context }) => {
      const job = await startReading(context, [await documentNamed(context, input.id)]);
      if (!job) throw notFound();
      return job;
    }),
  },
  modelReadings: {
    get: os.documents.modelReadings.get.handler(async ({ input, context }) => {
      await documentNamed(context, input.id);
      return { reading: await getModelReading(context.db, context.organisationId, input.id) };
    }),
  },
  reviews: {
    add: os.documents.reviews.add.handler(async ({ input, context }) => {
      const { db, organisationId, actor, now } = context;
      const before = await documentNamed(context, input.id);
      await reviewDocument(db, organisationId, input.id, { at: now, by: actor.id, byName: actor.name });
      const after = await documentNamed(context, input.id);
      context.record({
        action: 'reviewed',
        subject: documentSubject,
        subjectId: after.id,
        title: after.title,
        before: { reviewDueOn: before.reviewDueOn },
        after: {
          reviewDueOn: after.reviewDueOn,
          reviewedBy: actor.name,
          ...(input.note && { reviewNote: input.note }),
        },
      });
      return after;
    }),
  },
  acceptance: {
    add: os.documents.acceptance.add.handler(async ({ input, context }) => {
      const before = await documentNamed(context, input.id);
      if (before.state !== 'read') throw conflict('not_read', 'Only a document that has been read can be classified.');
      const { now, actor } = context;
      await acceptType(context.db, context.organisationId, input.id, {
        type: input.type,
        at: now,
        by: actor.id,
        byName: actor.name,
      });
      if (input.filedIn && before.folder === '') {
        const kind = FOLDER_OF_TYPE[input.type];
        const { path: folder } = await makeFolder(context, kind, messagesOf('folder-names', input.filedIn)(kind));
        await changeDocument(context.db, context.organisationId, input.id, { folder });
      }
      const after = await documentNamed(context, input.id);
      record(context, 'classification-accepted', before, after);
      return after;
    }),
  },
};
