import { expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
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
