import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBinaries } from '#server/platform/database/postgres/binaries.ts';
import { archiveFiles } from './archive-files.ts';
import { renderBillOfMaterials } from './bill-of-materials.ts';
import { readLockFile, ROOT } from './lock-file.ts';
import { tryArchive } from './try-archive.ts';
import { startScript, writtenManifest } from './written-files.ts';
import { renderThirdParty } from './third-party.ts';

// Packs the product with its pages, which `tools/package.mjs` has built.
// Makes the links of its libraries where npm ran without scripts: an archive may be unpacked where nothing can be written.
await findBinaries();

const lock = readLockFile();
const product = lock['']!;
const name = `clausewise-${product.version}-${process.platform}-${process.arch}`;
const folder = join(ROOT, 'dist', name);
rmSync(folder, { recursive: true, force: true });
for (const { path, source } of archiveFiles()) place(path, source);
write('package.json', writtenManifest());
write('bin/clausewise', startScript(), 0o755);
write('THIRD-PARTY-LICENCES.txt', await renderThirdParty());
write('bom.cdx.json', await renderBillOfMaterials(lock));
await tryArchive(folder);

const archive = join(ROOT, 'dist', `${name}.tar.gz`);
// Order, owners and times do not depend on who packs, or when.
const time = `@${git('log', '-1', '--format=%ct')}`;
const tarOptions = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
execFileSync('tar', ['-C', join(ROOT, 'dist'), ...tarOptions, `--mtime=${time}`, '-czf', archive, name]);
rmSync(folder, { recursive: true });
const megabytes = (statSync(archive).size / 1e6).toFixed(0);
console.log(`\n${archive}: ${megabytes} MB`);

function place(path: string, source: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(ROOT, source), target, { verbatimSymlinks: true });
}

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}
