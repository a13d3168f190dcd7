import { EarlierEdition } from '#domain/frameworks/earlier-edition.ts';
import type { FrameworkFile, Requirement } from '#domain/frameworks/requirement.ts';
import { filesInEach, readYaml } from './catalogue-files.ts';

let read: EarlierEdition[] | undefined;

/** The editions before those of the catalogue, as they are written. @throws when one does not fit, with its name and the field. */
export function readEarlierEditions(): EarlierEdition[] {
  read ??= filesInEach('editions').map(({ path }) => readYaml(path, EarlierEdition));
  return read;
}

/** The edition before that the catalogue has itself: what carries each of its requirements on. */
export function editionBefore(
  framework: FrameworkFile,
  before: FrameworkFile | undefined,
  requirements: readonly Requirement[],
): EarlierEdition[] {
  if (!before) return [];
  const ids: Record<string, string[]> = {};
  for (const { id, continues } of requirements) for (const old of continues) ids[old] = [...(ids[old] ?? []), id];
  return [{ framework: framework.id, edition: before.title, named: nameOf(before), today: nameOf(framework), ids }];
}

/** "ISO 14001:2015" however it is spaced. */
function nameOf({ title }: FrameworkFile): string {
  return title
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, String.raw`\s?`)
    .replace(/:/g, String.raw`\s?[:-]?\s?`);
}
