import type { Structure } from '#domain/documents/folder.ts';
import { settingsNameOf } from '#domain/frameworks/traits.ts';
import { isOwnId } from '#domain/frameworks/values.ts';
import type { Language } from '#domain/organisations/language.ts';
import { choosableBySettings, listChoosable } from '../../frameworks/naming.ts';
import { getSettings } from '../../organisations/settings.ts';
import type { Context } from '../../platform/context.ts';
import { lockFiles } from '../../platform/files.ts';
import { os } from '../../platform/http/gate.ts';
import { messagesOf } from '../../platform/messages.ts';
import { draftsOf } from '../drafts.ts';
import { listFolders } from '../folders.ts';
import { foldersOf, hasFolders } from '../framework-documents.ts';
import { keysThere } from '../required/presence.ts';
import { makeDrafts, makeFolders, readMade } from './make-structure.ts';

async function structureOf(context: Context, model: string, language: Language): Promise<Structure> {
  const { id: framework } = await choosableBySettings(context, model, 'model');
  const folders = await listFolders(context.db, context.organisationId);
  const keys = await keysThere(context);
  return {
    model,
    folders: foldersOf(framework).map((kind) => {
      const there = folders.find((folder) => folder.kind === kind);
      return { kind, name: there?.folder ?? messagesOf('folder-names', language)(kind), isThere: there !== undefined };
    }),
    drafts: draftsOf(framework, language).map(({ template: _, ...draft }) => ({
      ...draft,
      isThere: keys.has(draft.key),
    })),
  };
}

export const structureHandlers = {
  list: os.documents.structures.list.handler(async ({ context }) => {
    const offered = (await listChoosable(context)).filter(({ id }) => hasFolders(id) || isOwnId(id));
    return offered.map((framework) => ({ model: settingsNameOf(framework), framework: framework.id }));
  }),
  get: os.documents.structures.get.handler(({ input, context }) =>
    structureOf(context, input.model, input.language ?? 'en'),
  ),
  add: os.documents.structures.add.handler(async ({ input, context }) => {
    const { model, language = 'en' } = input;
    const { id: framework } = await choosableBySettings(context, model, 'model');
    // Of two people who create at once one waits, and finds what the other made.
    await lockFiles(context.db, context.organisationId);
    const { name: organisation } = await getSettings(context);
    const folders = foldersOf(framework).map((kind) => ({ kind }));
    const { paths, made } = await makeFolders(context, folders, language);
    const files = context.services.filesOf(context.organisationId);
    const documentIds = await makeDrafts(context, files, draftsOf(framework, language), paths, { organisation });
    const job = await readMade(context, documentIds, model);
    return {
      ...(await structureOf(context, model, language)),
      made: { folders: made, drafts: documentIds.length },
      job,
    };
  }),
};
