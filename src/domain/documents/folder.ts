import { z } from 'zod';
import { Language } from '../organisations/language.ts';
import { PrimaryFramework } from '../organisations/settings.ts';
import { FOLDER_KINDS } from './structure.ts';

export const FolderKind = z.enum(FOLDER_KINDS);
export type FolderKind = z.infer<typeof FolderKind>;

/** A folder of the library. `id` is null for one that only stands while documents lie in it; "" is the library itself. */
export const Folder = z.object({
  id: z.uuid().nullable(),
  folder: z.string(),
  kind: FolderKind.nullable(),
  documents: z.number().int(),
});
export type Folder = z.infer<typeof Folder>;

/** The recommended structure of a framework, named as settings name it, in the language in which it would be made, and what of it is there. */
export const Structure = z.object({
  model: PrimaryFramework,
  folders: z.array(z.object({ kind: FolderKind, name: z.string(), isThere: z.boolean() })),
  drafts: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      /** null: beside the folders. */
      folder: FolderKind.nullable(),
      /** Another than asked for where the draft is not translated. */
      language: Language,
      isThere: z.boolean(),
    }),
  ),
});
export type Structure = z.infer<typeof Structure>;
