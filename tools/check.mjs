// npm run check: format, lint (with types where something is not committed yet), types, architecture rules.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE_RULES, LINT, lintWithTypes, STATIC_CHECKS, step } from './checks.mjs';
import { install, ROOT } from './install.mjs';

install();
const changed = changedFiles();
const failed = [...STATIC_CHECKS, LINT, ...(changed.length > 0 ? [lintWithTypes(changed)] : []), HOUSE_RULES]
  .filter(([title, options]) => !step(title, options))
  .map(([title]) => title);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** What is not committed yet; nothing where there is no repository. */
function changedFiles() {
  try {
    const listed = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const paths = listed.split('\n').map((line) => line.slice(3).split(' -> ').at(-1) ?? '');
    return paths.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(join(ROOT, path)));
  } catch {
    return [];
  }
}
