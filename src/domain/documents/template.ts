import { z } from 'zod';
import { InEveryLanguage, Language } from '../organisations/language.ts';
import { FolderKind } from './folder.ts';
import { ORGANISATION_SIZES, SITUATIONS } from '../organisations/profile-values.ts';
import { ORGANISATION_TYPES, TEMPLATE_CATEGORIES, TEMPLATE_FORMATS } from './template-values.ts';

export const TemplateCategory = z.enum(TEMPLATE_CATEGORIES);
export type TemplateCategory = z.infer<typeof TemplateCategory>;
export const OrganisationType = z.enum(ORGANISATION_TYPES);
export type OrganisationType = z.infer<typeof OrganisationType>;
export const OrganisationSize = z.enum(ORGANISATION_SIZES);
export type OrganisationSize = z.infer<typeof OrganisationSize>;
export const Situation = z.enum(SITUATIONS);
export type Situation = z.infer<typeof Situation>;

/** The name of a template in addresses and of its files; it never changes. */
export const TemplateKey = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An entry of `catalogue/templates/templates.yaml`. */
export const TemplateEntry = z.strictObject({
  category: TemplateCategory,
  format: z.enum(TEMPLATE_FORMATS),
  /** Where it lies in a library; without it beside the folders. */
  folder: FolderKind.optional(),
  title: InEveryLanguage,
  description: InEveryLanguage,
  /** Other names that organisations give such a document, in any language. */
  alsoCalled: z.array(z.string()).default([]),
  sizes: z.array(OrganisationSize).default([...ORGANISATION_SIZES]),
  types: z.array(OrganisationType).default([...ORGANISATION_TYPES]),
  /** It is proposed only where one of these applies; without any, everywhere. */
  needs: z.array(Situation).default([]),
});
export type TemplateEntry = z.infer<typeof TemplateEntry>;

/** What a framework makes of the templates (`catalogue/<framework>/documents.yaml`). */
export const FrameworkDocuments = z.strictObject({
  /** Of its recommended structure. */
  folders: z.array(FolderKind).optional(),
  templates: z.record(
    TemplateKey,
    z.strictObject({
      /** Requirements that it helps to show. */
      shows: z.array(z.string()).min(1).optional(),
      /** The framework asks for it as a document. */
      isMandatory: z.boolean().default(false),
      /** The same where only these of its requirements ask for it: it is due while one of them applies. */
      requiredBy: z.array(z.string()).min(1).optional(),
      /** It is made with the recommended structure. */
      isDraft: z.boolean().default(false),
    }),
  ),
});
export type FrameworkDocuments = z.infer<typeof FrameworkDocuments>;

/** What frameworks make of a template. */
const TemplateUse = z.object({
  /** What it helps to show: requirement ids by framework. */
  requirements: z.record(z.string(), z.array(z.string())),
  /** The frameworks that ask for it as a document. */
  mandatory: z.array(z.string()),
});

/** A template of the catalogue, with what frameworks make of it. */
export interface CatalogueTemplate extends TemplateEntry, z.infer<typeof TemplateUse> {
  key: string;
  /** The frameworks with whose recommended structure it is made. */
  models: string[];
  /** The requirements that ask for it as a document, by framework, where not all that it shows do. */
  requiredBy: Record<string, string[]>;
  /** In which languages its text exists. */
  languages: Language[];
}

/** A template as it is listed, its title and description in one language. */
export const Template = TemplateEntry.omit({ alsoCalled: true }).extend({
  ...TemplateUse.shape,
  key: TemplateKey,
  title: z.string(),
  description: z.string(),
  folder: FolderKind.nullable(),
  languages: z.array(Language),
  /** The document of the library that was made of it, or is called so. */
  document: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});
export type Template = z.infer<typeof Template>;

/** The text of a template in one language. */
export const TemplateText = z.object({
  key: TemplateKey,
  title: z.string(),
  format: z.enum(TEMPLATE_FORMATS),
  /** The language it is written in: English where it is not translated. */
  language: Language,
  /** The name of the file when it is downloaded. */
  fileName: z.string(),
  /** Markdown, or comma-separated values, as in the file. */
  text: z.string(),
});
export type TemplateText = z.infer<typeof TemplateText>;
