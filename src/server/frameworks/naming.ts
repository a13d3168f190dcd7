import { issue } from '#domain/issue.ts';
import type { FrameworkFile } from '#domain/frameworks/requirement.ts';
import { profileNameOf, settingsNameOf } from '#domain/frameworks/traits.ts';
import { invalid } from '../platform/http/problems.ts';
import { listFrameworkHeads } from './catalogue.ts';
import { type Here, libraryOf } from './library.ts';

/** The id of what the settings of an organisation call so. */
export function idInSettings(name: string): string {
  return listFrameworkHeads().find((head) => settingsNameOf(head) === name)?.id ?? name;
}

/** Every framework that an organisation can choose: the catalogue's in their order, then its own. */
export async function listChoosable(here: Here): Promise<FrameworkFile[]> {
  return [...listFrameworkHeads(), ...(await libraryOf(here)).own];
}

/** What profiles call the frameworks that the organisation can choose. */
export async function profileNames(here: Here): Promise<string[]> {
  return (await listChoosable(here)).map(profileNameOf);
}

/** @throws Problem invalid, with the field in which it was named. */
export async function choosableBySettings(here: Here, name: string, path: string): Promise<FrameworkFile> {
  const framework = (await listChoosable(here)).find((each) => settingsNameOf(each) === name);
  if (!framework) throw unknownFramework(path);
  return framework;
}

/** What is answered to a name that no framework has. */
export const unknownFramework = (path: string) => invalid([{ path, message: issue('framework_unknown') }]);
