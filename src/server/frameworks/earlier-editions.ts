import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { EarlierEdition } from '#domain/frameworks/earlier-edition.ts';
import type { FrameworkFile, Requirement } from '#domain/frameworks/requirement.ts';

const FOLDER = join(import.meta.dirname, '../../../catalogue/editions');
let read: EarlierEdition[] | undefined;

/** The editions before those of the catalogue, as they are written. @throws when one does not fit, with its name and the field. */
export function readEarlierEditions(): EarlierEdition[] {
  read ??= readdirSync(FOLDER)
    .toSorted()
    .map((name) => {
      const file = EarlierEdition.safeParse(parse(readFileSync(join(FOLDER, name), 'utf8')));
      if (!file.success) throw new Error(`${name}: ${z.prettifyError(file.error)}`);
      return file.data;
    });
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
