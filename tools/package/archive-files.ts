import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInstalled, readLockFile, ROOT } from './lock-file.ts';
import { serverPackages, type Source } from './server-packages.ts';

/** A file of the release archive, and where it is taken from. */
export interface ArchiveFile {
  path: string;
  source: string;
}

/** Of what git tracks: what the server runs, reads and hands out. */
const SHIPPED = [
  /^src\/(?:domain|contract|engine|server)\//,
  /^(?:catalogue|messages|migrations)\//,
  /^docs\/(?:user-guide|settings|webhooks)\.md$/,
  /^tools\/verify-audit-trail\.ts$/,
  /^(?:LICENSE|NOTICE|CHANGELOG\.md|SECURITY\.md)$/,
];
const NOT_SHIPPED = /\.test\.ts$|\/testing\/|\/tsconfig\.json$/;
/** What a package brings for those who build on it, and nothing reads when it runs. */
const NOT_RUN = /\.(?:[cm]?tsx?|map|a)$|^(?:\.github|docs?|tests?|examples?|benchmarks?)\//;
/** Files whose place in the archive is another. */
const PLACED = {
  'INSTALL.md': 'packaging/install.md',
  'clausewise.service': 'packaging/clausewise.service',
  Containerfile: 'packaging/containerfile',
};

/** Every file of the archive that is copied; what is written for it (package.json, bin/clausewise, the licences) is not among them. */
export function archiveFiles(): ArchiveFile[] {
  const tracked = trackedFiles().filter((path) => SHIPPED.some((shipped) => shipped.test(path)));
  const shipped = tracked.filter((path) => !NOT_SHIPPED.test(path));
  const packages = serverPackages(
    shipped.filter((path) => /^(?:src|tools)\/.*\.ts$/.test(path)).map(readSource),
    readLockFile(),
  );
  return [
    ...shipped.map((path) => ({ path, source: path })),
    ...Object.entries(PLACED).map(([path, source]) => ({ path, source })),
    ...filesIn('dist/web').map((path) => ({ path, source: path })),
    ...packages.flatMap(filesOfPackage).map((path) => ({ path, source: path })),
    { path: 'bin/node', source: join(nodeFolder(), 'bin', 'node') },
    { path: 'licences/node.txt', source: join(nodeFolder(), 'LICENSE') },
    ...filesIn('packaging/licences').map((source) => ({ path: source.replace('packaging/', ''), source })),
  ];
}

/** The package of the Node that is pinned for this machine. */
function nodeFolder(): string {
  const names = Object.keys(readLockFile()['']?.optionalDependencies ?? {}).filter((name) => name.startsWith('node-'));
  const folder = names.map((name) => `node_modules/${name}`).find(isInstalled);
  if (!folder) throw new Error(`There is no pinned Node for ${process.platform} ${process.arch}.`);
  return folder;
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 << 20 });
  return listed.split('\0').filter(Boolean);
}

const readSource = (path: string): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** Packages inside a package are packages of their own. */
function filesOfPackage(folder: string): string[] {
  const inside = filesIn(folder).map((path) => path.slice(folder.length + 1));
  return inside
    .filter((path) => !path.includes('node_modules/') && !NOT_RUN.test(path))
    .map((path) => `${folder}/${path}`);
}

/** None where the pages are not built yet; the start before packing would notice. */
function filesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .toSorted();
}
