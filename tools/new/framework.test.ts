import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadFramework } from '#server/frameworks/catalogue.ts';
import { checkFramework } from '../../test/framework-checks.ts';
import { newFramework } from './framework.ts';

const catalogue = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(catalogue, { recursive: true }));

describe('a new framework', () => {
  const files = newFramework(catalogue, 'acme-code-2026');
  const framework = loadFramework(join(catalogue, 'acme-code-2026'));
  checkFramework(framework);

  test('is a folder that the catalogue reads', () => {
    expect(files).toContain('framework.yaml');
    expect(framework).toMatchObject({ id: 'acme-code-2026', title: 'Acme Code 2026', requirements: [{ id: '1.1' }] });
  });

  test('never takes the place of another, nor a name that is none', () => {
    expect(() => newFramework(catalogue, 'acme-code-2026')).toThrow(/EEXIST/);
    for (const name of ['Acme', '../acme', 'own-acme', '', 'acme code'])
      expect(() => newFramework(catalogue, name)).toThrow(/lower case/);
  });
});
