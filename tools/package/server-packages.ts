import { isInstalled, type LockFile, resolvePackage } from './lock-file.ts';

export interface Source {
  path: string;
  text: string;
}

const NAMED = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*'((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^']*)?'/g;

/** Packages that a source asks for by name. */
export function packagesNamedIn({ text }: Source): string[] {
  return [...text.matchAll(NAMED)].map(([, name]) => name ?? '');
}

/**
 * Folders of the packages that the server runs on: those its sources name, the embedded PostgreSQL, and what each of these needs. The pages
 * are built, so theirs are not among them.
 * @throws when a source names what is no production dependency, or something that is needed is not installed.
 */
export function serverPackages(sources: Source[], lock: LockFile): string[] {
  const product = lock[''] ?? {};
  const named = new Set<string>();
  for (const source of sources) {
    for (const name of packagesNamedIn(source)) {
      if (!product.dependencies?.[name]) throw new Error(`${source.path} needs ${name}, which is no dependency.`);
      named.add(name);
    }
  }
  const binaries = Object.keys(product.optionalDependencies ?? {}).filter((name) => name.startsWith('@embedded-'));
  const found = new Set<string>();
  const add = (from: string, name: string, isOptional: boolean) => {
    const folder = resolvePackage(lock, from, name);
    if (!folder || !isInstalled(folder)) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from || 'the server'} needs, is not installed.`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta } = lock[folder]!;
    for (const each of Object.keys(dependencies)) add(folder, each, false);
    for (const each of Object.keys(optionalDependencies)) add(folder, each, true);
    for (const each of Object.keys(peerDependencies)) {
      if (!peerDependenciesMeta?.[each]?.optional) add(folder, each, false);
    }
  };
  for (const name of named) add('', name, false);
  for (const name of binaries) add('', name, true);
  return [...found].toSorted();
}
