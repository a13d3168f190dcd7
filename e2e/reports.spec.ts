import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { demoIsMade } from '../test/product.ts';
import { reachShared } from './ground.ts';
import { test as base } from './product.ts';

// In the demo organisation, which has something to report of.
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs from this pattern
  cookie: async ({}, use) => use(reachShared().administrator),
});
test.describe.configure({ mode: 'serial' });

test('a report is exported in another language and format from the readiness center', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/iso-readiness`);
  await page.getByRole('button', { name: 'Export Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export a report' });
  await dialog.getByRole('combobox', { name: 'Report' }).click();
  await page.getByRole('option', { name: 'Gap report' }).click();
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^gap-report_iso-27001-2022_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Priorität');
  await expect(page.getByText('Gap report exported successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a statement is approved, stays as it was, and tells what changed since', async ({
  signedIn: page,
  product,
  cookie,
}) => {
  test.slow();
  await demoIsMade(product, cookie);
  await page.goto(`${product.origin}/app/iso27001/statement`);
  await page.getByRole('button', { name: 'Approve this version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve version 3 of the Statement of Applicability?' });
  await expect(dialog).toContainText('An auditor would ask about this');
  await dialog.getByRole('checkbox', { name: 'Approve it as it is' }).click();
  await dialog.getByRole('button', { name: 'Approve this version' }).click();
  await expect(page.getByText('Version 3 is approved')).toBeVisible();
  const versions = page.getByRole('list', { name: 'Approved versions' });
  await expect(versions.getByText(/approved by/)).toHaveCount(3);
  await expect(page.getByText('Nothing has changed since version 3 was approved.')).toBeVisible();

  await page.goto(`${product.origin}/app/iso27001/A.7.4`);
  await page.getByRole('combobox', { name: /Applic/ }).click();
  await page.getByRole('option', { name: 'Excluded' }).click();
  await page.getByRole('textbox', { name: /Why it does not apply/ }).fill('We have no premises.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A.7.4 saved')).toBeVisible();

  await page.goto(`${product.origin}/app/iso27001/statement`);
  await expect(page.getByText('1 control says something else today than version 3')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with today' }).first().click();
  const difference = page.getByRole('dialog', { name: 'From version 3 to today' });
  await expect(difference.getByText(/We have no premises\./)).toBeVisible();
  await page.keyboard.press('Escape');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download version 3 as PDF' }).click();
  expect((await started).suggestedFilename()).toBe('statement-of-applicability_version-3.pdf');
});

test('an audit pack is made while one waits, and can be fetched', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/iso-readiness`);
  await page.getByRole('button', { name: 'Export Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export a report' });
  await dialog.getByRole('combobox', { name: 'Report' }).click();
  await page.getByRole('option', { name: 'Audit pack' }).click();
  await dialog.getByRole('button', { name: 'Make audit pack' }).click();
  const link = dialog.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const started = page.waitForEvent('download');
  await link.click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^audit-pack_iso-27001-2022_.*\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});
