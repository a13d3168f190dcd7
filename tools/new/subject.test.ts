import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../test/architecture/files.ts';
import { newSubject } from './subject.ts';

const run = promisify(execFile);
const COPIED = ['src', 'messages', 'migrations', 'test'];
const READ = ['node_modules', 'catalogue', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
const names = { things: 'stories', thing: 'story', area: 'risk_management' };

/** The repository, for the product only as far as it is written to. */
const root = mkdtempSync(join(tmpdir(), 'new-subject-'));
let made: ReturnType<typeof newSubject>;
beforeAll(() => {
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  for (const path of READ) symlinkSync(join(ROOT, path), join(root, path));
  cpSync(join(ROOT, 'vitest.config.ts'), join(root, 'vitest.config.ts'));
  made = newSubject(root, names);
});
afterAll(() => rmSync(root, { recursive: true }));

test('a new subject stands on every floor, in one list of each', () => {
  expect(made.added).toEqual(expect.arrayContaining(['src/domain/stories/subject.ts', 'src/contract/stories.ts']));
  expect(made.changed.filter((path) => path.startsWith('src/'))).toEqual([
    'src/domain/subjects.ts',
    'src/domain/addresses.ts',
    'src/contract/contract.ts',
    'src/server/modules.ts',
    'src/server/tables.ts',
    'src/web/shell/navigation.ts',
  ]);
  expect(made.added.map((path) => readFileSync(join(root, path), 'utf8')).join('')).not.toContain('{{');
});

test('its own tests pass, through the gate and of its dialog, and that of the tables', async () => {
  const own = [...made.added.filter((path) => path.includes('.test.')), 'test/schema.test.ts'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$/.test(name)));
  const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...own];
  const { stdout } = await run(process.execPath, vitest, { cwd: root, env });
  expect(stripVTControlCharacters(stdout)).toMatch(/Test Files\s+3 passed/);
}, 180_000);

test('it takes the place of nothing, and a name that does not fit is refused', () => {
  expect(() => newSubject(root, names)).toThrow(/is there already/);
  expect(() => newSubject(root, { ...names, things: 'Stories' })).toThrow(/small letters/);
  expect(() => newSubject(root, { ...names, things: 'story' })).toThrow(/another one for many/);
  expect(() => newSubject(root, { ...names, things: 'tales', thing: 'tale', area: 'audit_trail' })).toThrow(/area/);
});
