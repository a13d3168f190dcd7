import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Locked {
  version?: string;
  license?: string;
  /** Subresource integrity: an algorithm and a checksum in base64. */
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockFile = Record<string, Locked>;

/** The packages of package-lock.json by the folder they are installed in; the product itself is ''. */
export function readLockFile(): LockFile {
  return (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockFile }).packages;
}

export const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** Optional packages of other platforms are in the lock file and on no disk of this one. */
export const isInstalled = (folder: string) => existsSync(join(ROOT, folder));

/** Where Node finds a package that is asked for in `folder`: there, or above. */
export function resolvePackage(lock: LockFile, folder: string, name: string): string | undefined {
  for (let above = folder; ; above = dirname(above)) {
    const found = above === '.' || above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (lock[found]) return found;
    if (above === '.' || above === '') return undefined;
  }
}
