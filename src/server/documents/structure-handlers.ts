import type { Structure } from '#domain/documents/folder.ts';
import { type FolderKind, FOLDER_NAMES, FOLDERS_OF } from '#domain/documents/structure.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { PrimaryFramework } from '#domain/organisations/settings.ts';
import { getJob } from '../activity/jobs.ts';
import { listOrganisations } from '../organisations/store.ts';
import type { Act } from '../platform/act.ts';
import { lockFiles, storeBytes, type Files } from '../platform/files.ts';
import { os } from '../platform/gate.ts';
import { type Draft, draftsOf, writeDraft } from './drafts.ts';
import { listFolders, makeFolder } from './folders.ts';
import { fileDraft, listDraftKeys } from './library.ts';

async function structureOf(act: Act, model: PrimaryFramework, language: Language): Promise<Structure> {
  const folders = await listFolders(act.db, act.organisationId);
  const keys = await listDraftKeys(act.db, act.organisationId);
  return {
    model,
    folders: FOLDERS_OF[model].map((kind) => {
      const there = folders.find((folder) => folder.kind === kind);
      return { kind, name: there?.folder ?? FOLDER_NAMES[kind][language], isThere: there !== undefined };
    }),
    drafts: draftsOf(model, language).map(({ template: _, ...draft }) => ({ ...draft, isThere: keys.has(draft.key) })),
  };
}

async function makeFolders(act: Act, model: PrimaryFramework, language: Language) {
  const paths = new Map<FolderKind, string>();
  let made = 0;
  for (const kind of FOLDERS_OF[model]) {
    const { path, isNew } = await makeFolder(act, kind, FOLDER_NAMES[kind][language]);
    paths.set(kind, path);
    if (isNew) made += 1;
  }
  return { paths, made };
}

async function makeDrafts(act: Act, files: Files, drafts: Draft[], paths: Map<FolderKind, string>): Promise<string[]> {
  const { db, organisationId } = act;
  const { name = '' } = (await listOrganisations(db)).find(({ id }) => id === organisationId) ?? {};
  const there = await listDraftKeys(db, organisationId);
  const ids: string[] = [];
  for (const draft of drafts.filter(({ key }) => !there.has(key))) {
    const folder = draft.folder === null ? '' : (paths.get(draft.folder) ?? '');
    const file = await storeBytes(act, files, { ...(await writeDraft(draft, { organisation: name })), folder });
    const id = await fileDraft(act, file, draft);
    if (id) ids.push(id);
  }
  return ids;
}

export const structureHandlers = {
  get: os.documents.structures.get.handler(({ input, context: { act } }) =>
    structureOf(act, input.model, input.language ?? 'en'),
  ),
  add: os.documents.structures.add.handler(async ({ input, context: { act, services } }) => {
    const { model, language = 'en' } = input;
    // Of two people who create at once one waits, and finds what the other made.
    await lockFiles(act.db, act.organisationId);
    const { paths, made } = await makeFolders(act, model, language);
    const documentIds = await makeDrafts(act, services.filesOf(act.organisationId), draftsOf(model, language), paths);
    const total = documentIds.length;
    const jobId = total > 0 && (await act.enqueue('documents.read', { documentIds }, { title: model, total }));
    const job = jobId ? ((await getJob(act.db, act.organisationId, jobId)) ?? null) : null;
    return { ...(await structureOf(act, model, language)), made: { folders: made, drafts: total }, job };
  }),
};
