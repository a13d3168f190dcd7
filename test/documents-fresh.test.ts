import { expect, test } from 'vitest';
import { readLicences, renderLicences } from '../tools/licences.ts';
import { readOpenApi, renderOpenApi } from '../tools/openapi.ts';
import { readSettingsPage, renderSettings } from '../tools/settings-page.ts';

test('docs/settings.md says what the server reads; if not: node tools/run.mjs tools/settings-page.ts', async () => {
  expect(await readSettingsPage()).toBe(renderSettings());
});

test('docs/openapi.json is what the server answers; if not: node tools/run.mjs tools/openapi.ts', async () => {
  expect(await readOpenApi()).toBe(await renderOpenApi());
});

test('the page About names every part and its licence; if not: node tools/run.mjs tools/licences.ts', async () => {
  expect(await readLicences()).toBe(await renderLicences());
});
