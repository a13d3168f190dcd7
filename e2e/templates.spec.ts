import { readFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });
const TAB = '/app/iso-readiness-ai?tab=templates';

test('templates are found, previewed, downloaded and used as drafts', async ({ product, signedIn: page }) => {
  await page.goto(product.origin + TAB);
  await page.getByRole('button', { name: 'Browse Templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Browse Templates' });
  const list = dialog.getByRole('region', { name: 'Templates' });
  await expect(list).toHaveCSS('height', '400px');
  await expect(dialog.getByText(/^\d\d templates$/)).toBeVisible();

  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('zebra');
  await expect(list.getByText('No template matches')).toBeVisible();
  await list.getByRole('button', { name: 'Show all templates' }).click();
  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('policy backup');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await list.getByRole('button', { name: 'Preview: Backup Policy' }).click();
  await expect(dialog.getByRole('heading', { name: 'Backup Policy' })).toBeVisible();
  await expect(dialog.getByText('Draft: not in force and no evidence.')).toBeVisible();
  await expect(dialog.getByText('Data and systems that Maple & Sons needs', { exact: false })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Backup Policy.md');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^# Backup Policy\n\nDraft: not in force/);

  await dialog.getByRole('button', { name: 'Use as draft' }).click();
  const use = page.getByRole('dialog', { name: 'Use as draft' });
  await expect(use.getByRole('textbox', { name: 'Title' })).toHaveValue('Backup Policy');
  await use.getByRole('combobox', { name: 'Folder' }).fill('Rules/IT');
  await use.getByRole('button', { name: 'Create draft' }).click();
  await dialog.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByText('This is a draft and does not count as evidence.')).toBeVisible();
  await expect(page.getByText('Data and systems that Maple & Sons needs', { exact: false })).toBeVisible();
});

test('a second draft of the same template needs a name of its own, and what was typed stays', async ({
  product,
  signedIn: page,
}) => {
  await page.goto(product.origin + TAB);
  await page.getByRole('button', { name: 'Browse Templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Browse Templates' });
  const use = page.getByRole('dialog', { name: 'Use as draft' });
  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('backup');
  await dialog.getByRole('button', { name: 'Use as draft: Backup Policy' }).click();
  await use.getByRole('textbox', { name: 'Title' }).fill('backup policy');
  await use.getByRole('button', { name: 'Create draft' }).click();
  await expect(use.getByText('A draft of this name is in the library already')).toBeVisible();
  await expect(use.getByRole('textbox', { name: 'Title' })).toHaveValue('backup policy');
});

test('a preview that cannot be loaded says so', async ({ product, signedIn: page }) => {
  await page.route('**/api/v1/documents/templates/risk-register?*', (route) => route.abort());
  await page.goto(product.origin + TAB);
  await page.getByRole('button', { name: 'Browse Templates' }).click();
  await page.getByRole('button', { name: 'Preview: Risk Register' }).click();
  await expect(page.getByText('Failed to load template content.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v1/documents/templates/risk-register?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
});

test('a structure is generated, downloaded, created once, and what exists is kept', async ({
  product,
  signedIn: page,
}) => {
  await page.goto(product.origin + TAB);
  await page.getByRole('button', { name: 'Generate Custom Structure' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Type of organization' }).click();
  await page.getByRole('option', { name: 'Healthcare' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'We handle health information' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'We handle health information' }).uncheck();
  await dialog.getByRole('combobox', { name: 'Size' }).click();
  await page.getByRole('option', { name: 'Startup (1–10 people)' }).click();
  await dialog.getByRole('textbox', { name: 'Owner of the documents' }).fill('Noor Haddad');
  await dialog.getByRole('button', { name: 'Generate structure' }).click();
  await expect(page.getByRole('dialog', { name: 'Structure for ISO 27001' })).toBeVisible();
  await expect(dialog.getByText('Backup Policy')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(/hours/);

  await dialog.getByRole('button', { name: 'Change answers' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Owner of the documents' })).toHaveValue('Noor Haddad');
  await dialog.getByRole('button', { name: 'Generate structure' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download ZIP' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Maple & Sons ISO 27001 \d{4}-\d\d-\d\d\.zip$/);

  await dialog.getByRole('button', { name: 'Create in the library' }).click();
  await expect(dialog.getByText('The structure is in your library.')).toBeVisible();
  await expect(dialog.getByText('1 document was there and is kept')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open the library' }).click();
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await expect(folders.getByRole('link', { name: /^Policies/ })).toBeVisible();
  await page.goto(`${product.origin}/app/iso-readiness`);
  await expect(page.getByText('0% with accepted evidence')).toBeVisible();
});

base.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the list is used by keyboard alone', async ({ product, signedIn: page }) => {
    await page.goto(product.origin + TAB);
    await page.getByRole('button', { name: 'Browse Templates' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('visitor');
    await page.getByRole('button', { name: 'Preview: Visitor Log' }).press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Badge no.' })).toBeAttached();
    await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Templates' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
  });
});
