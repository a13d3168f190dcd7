import type { Structure } from '#domain/documents/folder.ts';
import { FOLDERS_OF } from '#domain/documents/structure.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { PrimaryFramework } from '#domain/organisations/settings.ts';
import { getSettings } from '../organisations/settings.ts';
import type { Act } from '../platform/act.ts';
import { lockFiles } from '../platform/files.ts';
import { os } from '../platform/gate.ts';
import { messagesOf } from '../platform/messages.ts';
import { draftsOf } from './drafts.ts';
import { listFolders } from './folders.ts';
import { listDraftKeys } from './library.ts';
import { makeDrafts, makeFolders, readMade } from './make-structure.ts';

async function structureOf(act: Act, model: PrimaryFramework, language: Language): Promise<Structure> {
  const folders = await listFolders(act.db, act.organisationId);
  const keys = await listDraftKeys(act.db, act.organisationId);
  return {
    model,
    folders: FOLDERS_OF[model].map((kind) => {
      const there = folders.find((folder) => folder.kind === kind);
      return { kind, name: there?.folder ?? messagesOf('folder-names', language)(kind), isThere: there !== undefined };
    }),
    drafts: draftsOf(model, language).map(({ template: _, ...draft }) => ({ ...draft, isThere: keys.has(draft.key) })),
  };
}

export const structureHandlers = {
  get: os.documents.structures.get.handler(({ input, context: { act } }) =>
    structureOf(act, input.model, input.language ?? 'en'),
  ),
  add: os.documents.structures.add.handler(async ({ input, context: { act, services } }) => {
    const { model, language = 'en' } = input;
    // Of two people who create at once one waits, and finds what the other made.
    await lockFiles(act.db, act.organisationId);
    const { name: organisation } = await getSettings(act);
    const folders = FOLDERS_OF[model].map((kind) => ({ kind }));
    const { paths, made } = await makeFolders(act, folders, language);
    const files = services.filesOf(act.organisationId);
    const documentIds = await makeDrafts(act, files, draftsOf(model, language), paths, { organisation });
    const job = await readMade(act, documentIds, model);
    return { ...(await structureOf(act, model, language)), made: { folders: made, drafts: documentIds.length }, job };
  }),
};
