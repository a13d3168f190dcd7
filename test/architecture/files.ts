import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface SourceFile {
  path: string;
  text: string;
}

/** What git tracks, and what it would: generated files and dependencies are not ours. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))].filter((path) => path !== '');
}

export function sourceFiles(): SourceFile[] {
  return repositoryFiles()
    .filter((path) => /^(src|test|tools|e2e|bench)\/.*\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.gen.ts'))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(ROOT, path), 'utf8') }];
      } catch {
        // Deleted but not yet committed.
        return [];
      }
    });
}
