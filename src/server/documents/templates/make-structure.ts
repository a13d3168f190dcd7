import type { FolderKind } from '#domain/documents/structure.ts';
import type { TemplateProfile } from '#domain/documents/template-text.ts';
import type { Language } from '#domain/organisations/language.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Context } from '../../platform/context.ts';
import { type Files, storeBytes } from '../../platform/files.ts';
import { messagesOf } from '../../platform/messages.ts';
import { type Draft, writeDraft } from '../drafts.ts';
import { makeFolder } from '../folders.ts';
import { fileDraft } from '../library.ts';
import { keysThere } from '../required/presence.ts';

/** A folder to be made unless one of its kind is there. */
export interface FolderToMake {
  kind: FolderKind;
  /** The folder in which it is made, one of those before it. */
  parent?: FolderKind | null;
}

/** Makes the folders that are missing. @returns the path of each, and how many are new. */
export async function makeFolders(context: Context, folders: readonly FolderToMake[], language: Language) {
  const paths = new Map<FolderKind, string>();
  let made = 0;
  for (const { kind, parent } of folders) {
    const above = parent ? paths.get(parent) : undefined;
    const name = messagesOf('folder-names', language)(kind);
    const { path, isNew } = await makeFolder(context, kind, above ? `${above}/${name}` : name);
    paths.set(kind, path);
    if (isNew) made += 1;
  }
  return { paths, made };
}

/** Files the drafts that the library does not have yet. @returns the ids of the new documents. */
export async function makeDrafts(
  context: Context,
  files: Files,
  drafts: readonly Draft[],
  paths: ReadonlyMap<FolderKind, string>,
  profile: TemplateProfile,
): Promise<string[]> {
  const there = await keysThere(context);
  const ids: string[] = [];
  for (const draft of drafts.filter(({ key }) => !there.has(key))) {
    const folder = draft.folder === null ? '' : (paths.get(draft.folder) ?? '');
    const written = await writeDraft(draft, profile);
    const file = await storeBytes(context, files, { ...written, folder });
    const id = await fileDraft(context, file, { ...draft, markdown: written.markdown });
    if (id) ids.push(id);
  }
  return ids;
}

/** Has the new documents read, under a title that people see; null when there are none. */
export async function readMade(context: Context, documentIds: string[], title: string) {
  if (documentIds.length === 0) return null;
  const id = await context.enqueue('documents.read', { documentIds }, { title, total: documentIds.length });
  return (await getJob(context.db, context.organisationId, id)) ?? null;
}
