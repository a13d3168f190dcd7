import { expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { workbookOf } from '../test/registers/workbook.ts';
import { dialog, submit } from './dialogs.ts';
import { test } from './product.ts';

test('cells are fixed before the import, the rows at fault saved as a file, and a running import stopped and undone', async ({
  signedIn: page,
  product,
}) => {
  const head = 'Asset Name,Asset Type,Category,Serial Number,Owner';
  const many = Array.from({ length: 30_000 }, (_, i) => `Bulk ${i},Laptop,Hardware,BULK-${i},Ana`);
  const text = [head, 'Printer 1,Prntr,Hardware,P-1,Ana', 'Printer 2,Printer,Hardware,,Ana', ...many].join('\n');
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByText('Drag & drop CSV file here').click();
  await (await chooser).setFiles({ name: 'bulk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await submit(page).click();
  await submit(page).click();

  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download rows with errors' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bulk_errors.csv');
  const faults = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(faults.trim().split('\r\n')).toHaveLength(3);
  expect(faults).toContain('Serial Number is required');

  await dialog(page).getByRole('button', { name: 'Fix Serial Number in row 3' }).click();
  await dialog(page).getByRole('textbox', { name: 'Fix Serial Number in row 3' }).fill('P-2');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('1 cell was corrected for this import');
  await dialog(page).getByRole('button', { name: 'Fix Asset Type in row 2' }).click();
  await dialog(page).getByRole('combobox', { name: 'Fix Asset Type in row 2' }).click();
  await page.getByRole('option', { name: 'Printer' }).click();
  await expect(dialog(page)).toContainText('2 cells were corrected for this import');
  // Until the rows are checked again its buttons are off, and fade back.
  await expect(submit(page)).toBeEnabled();
  expect(await faultsOf(page)).toEqual([]);
  await submit(page).click();

  await submit(page).click();
  const progress = dialog(page).getByRole('group', { name: 'Importing assets...' });
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toContainText('The import was cancelled.', { timeout: 30_000 });
  const undo = dialog(page).getByRole('button', { name: 'Undo this import' });
  await expect(dialog(page)).toContainText(/\d new/);
  if (await undo.isVisible()) {
    await undo.click();
    await expect(dialog(page).getByRole('button', { name: 'Import undone' })).toBeVisible({ timeout: 60_000 });
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets&q=BULK`);
  await expect(page.getByText('No asset matches')).toBeVisible();
});

test('a workbook as people keep theirs: its table is found, another can be chosen, and one click mends its words', async ({
  signedIn: page,
  product,
}) => {
  const head = ['Item name', 'Art', 'Kategorie', 'Serial', 'Responsible person', 'Asset Tag', 'Status'];
  const rows = [
    ['Register of Maple & Sons'],
    [],
    head,
    ['CRM', 'SaaS', 'Cloud', '', 'Ana', 'T1', 'In use'],
    ['Notebook 1', 'Notebooks', 'HW', '', 'Ana', 'T2', 'Lost'],
    ['Notebook 2', 'Lapto', null, 'S2', '', 'T3', 'In use'],
    ['Server 1', 'Server', null, 'S3', '', 'T4', 'Stock'],
    ['Total', null, null, null, null, 4],
    [],
    ['People'],
    ['Name', 'Department'],
    ['Ana', 'IT'],
  ];
  const bytes = await workbookOf([
    { name: 'Read me', rows: [['Hello']] },
    { name: 'Register', rows },
  ]);
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByText('Drag & drop CSV file here').click();
  await (await chooser).setFiles({ name: 'register.xlsx', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(dialog(page)).toContainText('register.xlsx: 4 rows');
  await expect(dialog(page)).toContainText('Row 8 holds totals and is left out: Total 4');
  await expect(dialog(page).getByRole('combobox', { name: 'Row with the headings' })).toContainText('row 3: Item name');
  await dialog(page).getByRole('combobox', { name: 'Table to import' }).click();
  await expect(page.getByRole('option', { name: 'Register: 4 rows' })).toBeVisible();
  await page.getByRole('option', { name: 'Register · People: 1 row' }).click();
  await expect(dialog(page)).toContainText('register.xlsx: 1 row');
  await dialog(page).getByRole('combobox', { name: 'Row with the headings' }).click();
  await page.getByRole('option', { name: 'Headings in row 3:' }).click();
  await expect(dialog(page)).toContainText('register.xlsx: 4 rows');
  expect(await faultsOf(page)).toEqual([]);
  await submit(page).click();

  await expect(dialog(page).getByRole('combobox', { name: 'Asset field for column Responsible person' })).toHaveText(
    'Owner *',
  );
  await submit(page).click();
  await expect(dialog(page)).toContainText('3 words can be replaced at one click. 1 needs you.');
  await dialog(page).getByRole('button', { name: 'Apply all 3 suggestions' }).click();
  await dialog(page).getByRole('combobox', { name: 'One value for all rows or by group: Owner' }).click();
  await page.getByRole('option', { name: 'By Asset Type' }).click();
  const servers = dialog(page).getByRole('textbox', { name: 'Owner where Asset Type is “Server”' });
  await servers.fill('Operations');
  await servers.press('Enter');
  await dialog(page).getByRole('textbox', { name: 'Owner where it is empty' }).fill('Bo');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).not.toContainText('Owner: empty');
  await expect(submit(page)).toBeEnabled();
  expect(await faultsOf(page)).toEqual([]);
  await submit(page).click();
  await expect(dialog(page)).toContainText('Ready to import 4 valid assets.');
  await submit(page).click();
  await expect(dialog(page)).toContainText('Import completed! 4 assets imported successfully.');
});
