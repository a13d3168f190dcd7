import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles } from './architecture/files.ts';
import { termsOf } from './architecture/glossary.ts';
import { isDeclared, refusedWords } from './architecture/refused-words.ts';

const files = sourceFiles();

describe('names', () => {
  test('words that had a meaning only here do not come back', () => expect(refusedWords(files)).toEqual([]));
  test('what the glossary names is there', () => {
    const { terms } = termsOf(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
    expect(terms.filter(({ symbol, folder }) => !isDeclared(symbol, folder, files))).toEqual([]);
  });
});

describe('the guard refuses', () => {
  const file = (path: string, text = '') => [{ path, text }];

  test.each([
    ['src/server/risks/acts.ts', ''],
    ['src/server/vendors/monitoring/telling.ts', ''],
    ['src/web/quiz/round-words.ts', ''],
    ['src/server/risks/commands.ts', 'export function addRisk(act: Context) {}'],
    ['src/server/start.ts', 'const openCourier = 1;'],
    ['src/domain/people/permission.ts', 'export interface Standing {}'],
    ['src/web/vendors/vendor-form.tsx', 'interface VendorWords {}'],
  ])('%s %s', (path, text) => expect(refusedWords(file(path, text))).toHaveLength(1));
  test('and leaves alone what others know by its name, what texts are made of, and what only sounds alike', () => {
    expect(refusedWords(file('src/domain/tables/lines.ts', 'const outcome = { fate: 1 };'))).toEqual([]);
    expect(refusedWords(file('src/engine/read/sentences.ts', 'const words = 1;'))).toEqual([]);
    expect(refusedWords(file('src/domain/risks/score.ts', 'const background = 1; const contacts = 2;'))).toEqual([]);
    expect(refusedWords(file('src/server/start.ts', '// The act of signing.'))).toEqual([]);
  });
  test('a term whose place has gone', () => {
    const there = file('src/domain/assets/asset.ts', 'export interface Asset {}');
    expect(isDeclared('Asset', 'domain/assets', there)).toBe(true);
    expect(isDeclared('Asset', 'domain/risks', there)).toBe(false);
    expect(isDeclared('Thing', 'domain/assets', there)).toBe(false);
  });
});
