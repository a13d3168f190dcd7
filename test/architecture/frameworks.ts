import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { SourceFile } from './files.ts';

const CATALOGUE = join(import.meta.dirname, '../../catalogue');
const SHIPPED = readdirSync(CATALOGUE).filter((name) => existsSync(join(CATALOGUE, name, 'framework.yaml')));

/** Where the base framework is named, once. */
const NAMED = 'src/domain/base-framework.ts';

/** Places in the product that name a shipped framework: what one is stands in its catalogue folder alone. */
export function namedFrameworks(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      SHIPPED.filter((id) => text.includes(id) && !(path === NAMED && id === BASE_FRAMEWORK)).map(
        (id) => `${path}: ${id}`,
      ),
    );
}
