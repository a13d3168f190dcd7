import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './files.ts';

const BREACHES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "allowImportingTsExtensions": true, "noEmit": true } }',
  'one.ts': "import type { Other } from './other.ts';\nexport interface One {\n  other: Other;\n}\n",
  'other.ts': "import type { One } from './one.ts';\nexport interface Other {\n  one: One;\n}\n",
  'promise.ts': 'export const wait = () => [1].forEach(async () => {});\n',
  'switch.ts':
    "export function nameOf(letter: 'a' | 'b'): number {\n  switch (letter) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
};

/** What the linter says of files, by the settings of the house. */
async function complaints(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clausewise-lint-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const options = ['--type-aware', '--config', join(ROOT, '.oxlintrc.json'), '--format', 'json', folder];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), ...options],
      { cwd: ROOT },
    ).catch((failed: { stdout: string }) => failed);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  } finally {
    await rm(folder, { recursive: true });
  }
}

test(
  'a circle of types, a promise that nobody awaits and a switch that forgets a case are refused',
  { timeout: 60_000 },
  async () => {
    expect(await complaints(BREACHES)).toEqual([
      'import(no-cycle)',
      'typescript(no-misused-promises)',
      'typescript(switch-exhaustiveness-check)',
    ]);
    expect(
      await complaints({ 'tsconfig.json': BREACHES['tsconfig.json'], 'fine.ts': 'export const one = 1;\n' }),
    ).toEqual([]);
  },
);
