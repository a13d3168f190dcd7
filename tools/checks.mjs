// The steps that "npm run check" and "npm test" share.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, NODE, ROOT, say } from './install.mjs';

const program = (...path) => join('node_modules', ...path);

export const STATIC_CHECKS = [
  ['Types and floors', [program('typescript', 'bin', 'tsc'), '-b']],
  ['Format', [program('oxfmt', 'bin', 'oxfmt'), '--check', '.']],
];
export const LINT = ['Lint', [program('oxlint', 'bin', 'oxlint'), '--deny-warnings', '.']];
/** With types it takes a minute and a half of work over everything, and three seconds over a few files. */
export const lintWithTypes = (files) => [
  'Lint with types',
  [program('oxlint', 'bin', 'oxlint'), '--deny-warnings', '--type-aware', ...files],
];
export const HOUSE_RULES = ['The rules of the house', [program('vitest', 'vitest.mjs'), 'run', 'test/architecture']];

/** @returns whether the step succeeded */
export function step(title, options, variables = {}) {
  say(title);
  return spawnSync(NODE, options, { cwd: ROOT, stdio: 'inherit', env: environment(variables) }).status === 0;
}
