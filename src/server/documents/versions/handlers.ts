import { os } from '../../platform/http/gate.ts';
import { notFound } from '../../platform/http/problems.ts';
import { listSubmissions } from '../approval/submission-store.ts';
import { documentNamed } from '../document-named.ts';
import { getDraft, shownDraft } from './draft-store.ts';
import { getVersion, listVersions } from './version-store.ts';
import { draftNamed, removeDraft, saveDraft, startDraft } from './working.ts';

export const versionHandlers = {
  list: os.documents.versions.list.handler(async ({ input: { id }, context: { act } }) => {
    const { db, organisationId } = act;
    await documentNamed(act, id);
    const draft = await getDraft(db, organisationId, id);
    const versions = await listVersions(db, organisationId, id);
    const submissions = await listSubmissions(db, organisationId, { documentId: id });
    if (!draft) return { versions, draft: null, submissions };
    const { text: _, blocks: __, markdown, ...facts } = shownDraft(draft);
    return { versions, draft: { ...facts, isWritten: markdown !== null }, submissions };
  }),
  get: os.documents.versions.get.handler(async ({ input: { id, number }, context: { act } }) => {
    const version = await getVersion(act.db, act.organisationId, id, number);
    if (!version) throw notFound();
    const { fileId: _, sha256: __, ...shown } = version;
    return shown;
  }),
};

export const draftHandlers = {
  get: os.documents.drafts.get.handler(async ({ input: { id }, context: { act } }) =>
    shownDraft(await draftNamed(act, id)),
  ),
  add: os.documents.drafts.add.handler(async ({ input: { id, ...start }, context: { act } }) =>
    shownDraft(await startDraft(act, await documentNamed(act, id), start)),
  ),
  change: os.documents.drafts.change.handler(async ({ input: { id, ...words }, context: { act } }) => {
    const saved = await saveDraft(act, await documentNamed(act, id), words);
    const { text: _, blocks: __, markdown: ___, ...facts } = shownDraft(saved);
    return facts;
  }),
  remove: os.documents.drafts.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeDraft(act, await documentNamed(act, id));
    return { id };
  }),
};
