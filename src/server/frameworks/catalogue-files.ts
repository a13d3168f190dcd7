import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CATALOGUE } from './catalogue-folder.ts';

/** The folders of the catalogue that are frameworks: nothing else names what is shipped. */
export const FRAMEWORK_IDS: readonly string[] = readdirSync(CATALOGUE)
  .toSorted()
  .filter((id) => existsSync(join(CATALOGUE, id, 'framework.yaml')));

/** A file of the catalogue. @throws when it does not fit, with the path and the field. */
export function readYaml<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

interface FrameworkPath {
  framework: string;
  path: string;
}

/** A file of that name in the folder of every framework that has one. */
export function fileInEach(name: string): FrameworkPath[] {
  return FRAMEWORK_IDS.map((framework) => ({ framework, path: join(CATALOGUE, framework, name) })).filter(({ path }) =>
    existsSync(path),
  );
}

/** The YAML files of a folder within every framework's; most frameworks have none. */
export function filesInEach(folder: string): FrameworkPath[] {
  return fileInEach(folder).flatMap(({ framework, path }) => {
    const names = readdirSync(path).filter((name) => name.endsWith('.yaml'));
    return names.toSorted().map((name) => ({ framework, path: join(path, name) }));
  });
}
