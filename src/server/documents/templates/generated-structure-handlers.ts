import type { z } from 'zod';
import { buildStructure } from '#domain/documents/build-structure.ts';
import type { FolderKind } from '#domain/documents/folder.ts';
import type { GeneratedStructure, StructureWish } from '#domain/documents/generated-structure.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { StructureQuery } from '#domain/documents/structure-query.ts';
import { segmentOf, type TemplateProfile } from '#domain/documents/template-text.ts';
import type { Language } from '#domain/organisations/language.ts';
import { findFramework } from '../../frameworks/library.ts';
import { unknownFramework } from '../../frameworks/naming.ts';
import { getSettings } from '../../organisations/settings.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { lockFiles } from '../../platform/files.ts';
import { os } from '../../platform/http/gate.ts';
import { messagesOf } from '../../platform/messages.ts';
import { sendArchive } from '../archive.ts';
import { type Draft, writeDraft } from '../drafts.ts';
import { listFolders } from '../folders.ts';
import { notFound } from '../../platform/http/problems.ts';
import { queryOf } from '../../platform/http/query.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { makeDrafts, makeFolders, readMade } from './make-structure.ts';
import { ownDocuments, readPresence } from '../required/presence.ts';
import { templatesFor } from '../template-uses.ts';
import { findTemplate } from './templates.ts';

/** What is filled into new drafts: name and day of the organisation, and who answers for them. */
export async function profileOf(context: Context, owner: string | undefined): Promise<Required<TemplateProfile>> {
  const { name, timezone } = await getSettings(context);
  return { organisation: name, owner: owner || context.actor.name, today: dayOf(context.now, timezone) };
}

/** @throws Problem invalid for a framework that nobody has. */
async function standardNamed(context: Context, standard: string): Promise<Framework> {
  const framework = await findFramework(context, standard);
  if (!framework) throw unknownFramework('standard');
  return framework;
}

async function structureFor(context: Context, wish: StructureWish, language: Language): Promise<GeneratedStructure> {
  const folders = await listFolders(context.db, context.organisationId);
  const templates = await templatesFor(context);
  return buildStructure(wish, {
    templates,
    language,
    folderNames: messagesOf('folder-names', language),
    folders: new Map(folders.flatMap(({ kind, folder }) => (kind ? [[kind, folder] as const] : []))),
    documents: ownDocuments(await readPresence(context, templates)),
    framework: await standardNamed(context, wish.standard),
  });
}

function draftsIn({ documents }: GeneratedStructure): Draft[] {
  return documents.flatMap(({ key, folder, title, language }) => {
    const template = findTemplate(key);
    return template ? [{ key, folder, title, language, template }] : [];
  });
}

export const generatedStructureHandlers = {
  get: os.documents.generatedStructures.get.handler(({ input, context }) =>
    structureFor(context, input, input.language ?? 'en'),
  ),
  add: os.documents.generatedStructures.add.handler(async ({ input, context }) => {
    const { language = 'en' } = input;
    // Of two people who create at once one waits, and finds what the other made.
    await lockFiles(context.db, context.organisationId);
    const before = await structureFor(context, input, language);
    const { paths, made } = await makeFolders(context, before.folders, language);
    const files = context.services.filesOf(context.organisationId);
    const profile = await profileOf(context, input.owner);
    const documentIds = await makeDrafts(context, files, draftsIn(before), paths, profile);
    const job = await readMade(context, documentIds, (await standardNamed(context, input.standard)).name[language]);
    const kept = before.documents.length - documentIds.length;
    const after = await structureFor(context, input, language);
    return { ...after, made: { folders: made, drafts: documentIds.length, kept }, job };
  }),
};

/** Where a folder stands in the archive: by its name here, whatever it is called in the library. */
function archivePath(structure: GeneratedStructure, kind: FolderKind, language: Language): string {
  const parent = structure.folders.find((folder) => folder.kind === kind)?.parent;
  const name = segmentOf(messagesOf('folder-names', language)(kind));
  return parent ? `${archivePath(structure, parent, language)}/${name}` : name;
}

async function archiveFor(context: Context, asked: z.output<typeof StructureQuery>) {
  const language = asked.language ?? 'en';
  const structure = await structureFor(context, asked, language);
  const profile = await profileOf(context, asked.owner);
  const { name } = await standardNamed(context, asked.standard);
  const root = segmentOf(`${profile.organisation} ${name[language]}`);
  const folders = structure.folders.map(({ kind }) => `${root}/${archivePath(structure, kind, language)}/`);
  const drafts = draftsIn(structure).map((draft) => ({
    draft,
    path: draft.folder ? `${root}/${archivePath(structure, draft.folder, language)}` : root,
  }));
  return { name: `${root} ${profile.today}.zip`, folders, drafts, profile };
}

/** One is a hundred office files, written while everybody else waits their turn. */
const ARCHIVES_PER_MINUTE = 12;

export const structureTransfers = {
  /** All of the structure, also what the library has already: an archive is for working elsewhere. */
  structureArchive: async (call: TransferCall) => {
    call.context.services.limits.count(`structure archives ${call.visitor.actor.id}`, ARCHIVES_PER_MINUTE);
    const asked = queryOf(StructureQuery, call.url);
    const { name, folders, drafts, profile } = await call.perform((context) => archiveFor(context, asked));
    if (drafts.length === 0) throw notFound();
    await sendArchive(call, name, folders, async function* () {
      for (const { draft, path } of drafts) {
        const file = await writeDraft(draft, profile);
        yield { name: `${path}/${file.name}`, bytes: file.bytes };
      }
    });
  },
};
