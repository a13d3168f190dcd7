import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lock-file.ts';

/** package.json of an archive: what Node reads of it, and nothing that npm would act on. */
export function writtenManifest(): string {
  const { name, version, description, license, type, imports } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return `${JSON.stringify({ name, version, private: true, description, license, type, imports }, null, 2)}\n`;
}

/** bin/clausewise: the product on the Node that is in the archive, with the memory it is measured with. */
export function startScript(): string {
  const memory = JSON.parse(readFileSync(join(ROOT, 'tools', 'node-options.json'), 'utf8')) as string[];
  return `#!/bin/sh
# Starts Clausewise. Settings are environment variables: docs/settings.md
here=$(dirname "$(readlink -f "$0")")/..
export NODE_ENV="\${NODE_ENV:-production}"
exec "$here/bin/node" ${memory.join(' ')} "$here/src/server/main.ts"
`;
}
