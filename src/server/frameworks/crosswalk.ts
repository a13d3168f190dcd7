import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Crosswalk, CrosswalkFile, crosswalkOf } from '#domain/frameworks/crosswalk.ts';

const FOLDER = join(import.meta.dirname, '../../../catalogue/crosswalk');

/** The files of the crosswalk, as they are written. @throws when one does not fit, with its name and the field. */
export function readCrosswalk(): CrosswalkFile[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')) : [];
  return names.toSorted().map((name) => {
    const file = CrosswalkFile.safeParse(parse(readFileSync(join(FOLDER, name), 'utf8')));
    if (!file.success) throw new Error(`${name}: ${z.prettifyError(file.error)}`);
    return file.data;
  });
}

let loaded: Crosswalk | undefined;

/** How the requirements of all frameworks relate, read once. */
export function crosswalk(): Crosswalk {
  loaded ??= crosswalkOf(readCrosswalk());
  return loaded;
}
