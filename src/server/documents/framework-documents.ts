import { type FolderKind, USUAL_FOLDERS } from '#domain/documents/structure.ts';
import { type CatalogueTemplate, FrameworkDocuments } from '#domain/documents/template.ts';
import { fileInEach, readYaml } from '../frameworks/catalogue-files.ts';

let loaded: ReadonlyMap<string, FrameworkDocuments> | undefined;

/** What the catalogue's frameworks make of templates and folders, by id; read once. */
export function documentsOfFrameworks(): ReadonlyMap<string, FrameworkDocuments> {
  loaded ??= new Map(
    fileInEach('documents.yaml').map(({ framework, path }) => [framework, readYaml(path, FrameworkDocuments)]),
  );
  return loaded;
}

/** Whether a framework says which folders its recommended structure has. */
export const hasFolders = (framework: string): boolean => documentsOfFrameworks().get(framework)?.folders !== undefined;

export function foldersOf(framework: string): readonly FolderKind[] {
  return documentsOfFrameworks().get(framework)?.folders ?? USUAL_FOLDERS;
}

/** What the catalogue's frameworks make of a template, by its key. */
export function usesInCatalogue(): (
  key: string,
) => Pick<CatalogueTemplate, 'requirements' | 'mandatory' | 'requiredBy' | 'models'> {
  const all = [...documentsOfFrameworks()];
  return (key) => {
    const uses = all.flatMap(([framework, { templates }]) => {
      const use = templates[key];
      return use ? [{ framework, ...use }] : [];
    });
    return {
      requirements: Object.fromEntries(uses.flatMap(({ framework, shows }) => (shows ? [[framework, shows]] : []))),
      mandatory: uses
        .filter(({ isMandatory, requiredBy }) => isMandatory || requiredBy)
        .map(({ framework }) => framework),
      requiredBy: Object.fromEntries(
        uses.flatMap(({ framework, requiredBy }) => (requiredBy ? [[framework, requiredBy]] : [])),
      ),
      models: uses.filter(({ isDraft }) => isDraft).map(({ framework }) => framework),
    };
  };
}
