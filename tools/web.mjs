// Builds the pages when a file they are made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { environment, NODE, ROOT, say } from './install.mjs';

const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'messages',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const OUTPUT = join(ROOT, 'dist', 'web');
const STAMP = join(ROOT, 'dist', 'web.built');

/**
 * What the bundler says is for whoever works on the pages; whoever starts the product (`isQuiet`) reads it only when the build fails.
 * @returns whether the pages are as their sources say
 */
export function buildWeb(isQuiet = false) {
  const hash = hashSources();
  if (existsSync(join(OUTPUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true;
  say('Building the pages');
  // Beside the old pages, then in their place: nobody ever sees half a build, not even of two that run at once.
  const fresh = `${OUTPUT}-${process.pid}`;
  const vite = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', '--outDir', fresh];
  const stdio = isQuiet ? 'pipe' : 'inherit';
  const { status, stdout, stderr } = spawnSync(NODE, vite, { cwd: ROOT, stdio, encoding: 'utf8', env: environment() });
  if (isQuiet && status !== 0) console.error(stdout, stderr);
  if (status === 0) {
    compressAll(fresh);
    rmSync(OUTPUT, { recursive: true, force: true });
    renameSync(fresh, OUTPUT);
    // The build writes the tree of routes among the sources.
    writeFileSync(STAMP, hashSources());
  }
  rmSync(fresh, { recursive: true, force: true });
  return status === 0;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of listFiles(join(ROOT, source))) hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return names.toSorted().flatMap((name) => listFiles(join(path, name)));
}

/** Once here instead of with every answer. */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !['.js', '.css', '.svg', '.json', '.webmanifest'].includes(extname(path))) continue;
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
