import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archiveFiles } from '../tools/package/archive-files.ts';
import { nameOf, readLockFile, ROOT } from '../tools/package/lock-file.ts';
import { packagesNamedIn, serverPackages } from '../tools/package/server-packages.ts';
import { startScript, writtenManifest } from '../tools/package/written-files.ts';
import { importsOf } from './architecture/rules.ts';

const files = archiveFiles();
const paths = new Set(files.map(({ path }) => path));
const lock = readLockFile();
const folders = Object.keys(lock).filter((folder) => paths.has(`${folder}/package.json`));
const sources = [...paths]
  .filter((path) => /^(?:src|tools)\/.*\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** What a source names and the archive does not hold: files of ours, and threads and programs that are started from files of ours. */
function missingFiles({ path, text }: { path: string; text: string }, held: ReadonlySet<string>): string[] {
  const started = [...text.matchAll(/new URL\('(\.[^']+\.ts)'|import\.meta\.dirname, '([\w./-]+\.ts)'/g)];
  const named = [
    ...importsOf({ path, text }).map(({ to }) => to),
    ...started.map(([, url, name]) => join(dirname(path), url ?? name ?? '')),
  ];
  return named.filter((to) => !held.has(to)).map((to) => `${path}: ${to}`);
}

/** Whether Node, asked for a package in a folder, finds it in the archive. */
function isHeld(folder: string, name: string, held: ReadonlySet<string>): boolean {
  for (let above = folder; above !== '.'; above = dirname(above))
    if (held.has(join(above, 'node_modules', name, 'package.json'))) return true;
  return held.has(`node_modules/${name}/package.json`);
}

describe('the release archive', () => {
  test('holds what the product is and what stands in it', () => {
    for (const path of [
      'bin/node',
      'src/server/main.ts',
      'dist/web/index.html',
      'migrations/0001-platform.sql',
      'catalogue/iso-27001-2022/framework.yaml',
      'LICENSE',
      'NOTICE',
      'INSTALL.md',
      'clausewise.service',
      'Containerfile',
      'licences/node.txt',
    ])
      expect(path === 'dist/web/index.html' && !existsSync(join(ROOT, path)) ? true : paths.has(path), path).toBe(true);
  });

  test('holds no tests, no journeys, no measurements, no sources of pages and no data', () => {
    const odd = [...paths].filter((path) =>
      /^(?:test|e2e|bench|data|src\/web)\/|\.test\.tsx?$|^src\/.*\/testing\/|^\.|(?:^|\/)\.env/.test(path),
    );
    expect(odd).toEqual([]);
  });

  test('holds no package that only development needs, nor those of the pages', () => {
    expect(folders.length).toBeGreaterThan(50);
    expect(folders.filter((folder) => lock[folder]!.dev || lock[folder]!.devOptional)).toEqual([]);
    for (const name of ['typescript', 'vite', 'vitest', 'react', '@mui/material'])
      expect(folders.map(nameOf)).not.toContain(name);
  });

  test('every file of ours that one of its sources names is in it', () => {
    expect(sources.flatMap((source) => missingFiles(source, paths))).toEqual([]);
  });

  test('every package that is named is in it, with what that needs', () => {
    const named = sources.flatMap((source) => packagesNamedIn(source).map((name) => ({ from: '.', name })));
    const needed = folders.flatMap((folder) =>
      Object.keys(lock[folder]!.dependencies ?? {}).map((name) => ({ from: folder, name })),
    );
    expect([...named, ...needed].filter(({ from, name }) => !isHeld(from, name, paths))).toEqual([]);
  });

  test('is a program that npm has nothing to do with', () => {
    expect(Object.keys(JSON.parse(writtenManifest()))).toEqual([
      'name',
      'version',
      'private',
      'description',
      'license',
      'type',
      'imports',
    ]);
    expect(startScript()).toContain('/bin/node" --max-old-space-size=');
  });
});

describe('each of these checks refuses a planted breach', () => {
  test('a source that names a package of development, or one that nobody listed', () => {
    for (const name of ['vitest', 'left-pad'])
      expect(() => serverPackages([{ path: 'src/server/a.ts', text: `import { a } from '${name}';` }], lock)).toThrow(
        `src/server/a.ts needs ${name}`,
      );
  });
  test('an import, a thread and a program that are not there', () => {
    const held = new Set(['src/server/b.ts']);
    const text = [
      "import { b } from './b.ts';",
      "import { c } from '#domain/c.ts';",
      "new Worker(new URL('./thread.ts', import.meta.url));",
      "join(import.meta.dirname, 'child.ts')",
    ].join('\n');
    expect(missingFiles({ path: 'src/server/a.ts', text }, held)).toEqual([
      'src/server/a.ts: src/domain/c.ts',
      'src/server/a.ts: src/server/thread.ts',
      'src/server/a.ts: src/server/child.ts',
    ]);
  });
  test('a package without one that it needs', () => {
    const held = new Set(['node_modules/a/node_modules/b/package.json']);
    expect(isHeld('node_modules/a', 'b', held)).toBe(true);
    expect(isHeld('node_modules/c', 'b', held)).toBe(false);
  });
});
