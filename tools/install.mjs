// Runs on whatever Node the machine has, before anything is installed: no dependency, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');
const BIN = join(MODULES, '.bin');
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(MODULES, '.installed');

/** The Node the product runs on, as the lock file pins it. */
export const NODE = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what the lock file says, when it says something new. */
export function install() {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (isInstalled(hash)) return;
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules is a link. npm would empty the folder it leads to: install there, or remove the link.');
  say('Installing the packages of package-lock.json (a minute, once)');
  const started = Date.now();
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: outerPath() },
  });
  if (error || status !== 0) fail(`npm ci did not succeed${error ? `: ${error.message}` : ''}.`);
  if (!existsSync(NODE))
    fail(
      `There is no Node 26 package for ${process.platform} ${process.arch}; see optionalDependencies in package.json.`,
    );
  writeFileSync(STAMP, hash);
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function isInstalled(hash) {
  if (!existsSync(NODE)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === hash;
  // Installed by hand: npm's own note of what it installed is younger than the lock file.
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note) || statSync(note).mtimeMs < statSync(LOCK).mtimeMs) return false;
  writeFileSync(STAMP, hash);
  return true;
}

/** npm must not run on the Node inside the folder that it is about to replace. */
function outerPath() {
  const path = process.env.PATH ?? '';
  return path
    .split(delimiter)
    .filter((folder) => !folder.includes(join('node_modules', '.bin')))
    .join(delimiter);
}

/** The environment in which the project's own programs come first. */
export function environment(more = {}) {
  return {
    // Sources that did not change are read and compiled once, not at every start of a server or of one of its threads.
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
    ...more,
  };
}

export function say(line) {
  console.log(`\n— ${line}`);
}

export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
