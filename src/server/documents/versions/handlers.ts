import { os } from '../../platform/http/gate.ts';
import { notFound } from '../../platform/http/problems.ts';
import { listSubmissions } from '../approval/submission-store.ts';
import { documentNamed } from '../document-named.ts';
import { getDraft, shownDraft } from './draft-store.ts';
import { getVersion, listVersions } from './version-store.ts';
import { draftNamed, removeDraft, saveDraft, startDraft } from './draft-commands.ts';

export const versionHandlers = {
  list: os.documents.versions.list.handler(async ({ input: { id }, context }) => {
    const { db, organisationId } = context;
    await documentNamed(context, id);
    const draft = await getDraft(db, organisationId, id);
    const versions = await listVersions(db, organisationId, id);
    const submissions = await listSubmissions(db, organisationId, { documentId: id });
    if (!draft) return { versions, draft: null, submissions };
    const { text: _, blocks: __, markdown, ...facts } = shownDraft(draft);
    return { versions, draft: { ...facts, isWritten: markdown !== null }, submissions };
  }),
  get: os.documents.versions.get.handler(async ({ input: { id, number }, context }) => {
    const version = await getVersion(context.db, context.organisationId, id, number);
    if (!version) throw notFound();
    const { fileId: _, sha256: __, ...shown } = version;
    return shown;
  }),
};

export const draftHandlers = {
  get: os.documents.drafts.get.handler(async ({ input: { id }, context }) => shownDraft(await draftNamed(context, id))),
  add: os.documents.drafts.add.handler(async ({ input: { id, ...start }, context }) =>
    shownDraft(await startDraft(context, await documentNamed(context, id), start)),
  ),
  change: os.documents.drafts.change.handler(async ({ input: { id, ...words }, context }) => {
    const saved = await saveDraft(context, await documentNamed(context, id), words);
    const { text: _, blocks: __, markdown: ___, ...facts } = shownDraft(saved);
    return facts;
  }),
  remove: os.documents.drafts.remove.handler(async ({ input: { id, revision }, context }) => {
    await removeDraft(context, await documentNamed(context, id), revision);
    return { id };
  }),
};
