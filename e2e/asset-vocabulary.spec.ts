import { expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { submit } from './dialogs.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const SHEET = [
  'Asset Name,Asset Type,Category,Serial Number,Owner,Asset Tag,Leased until',
  'Survey drone,Drone,Hardware,D-1,Ada,T-001,2027-03-01',
  'Front desk,Laptop,Hardware,L-1,Bo,T-002,',
].join('\n');

test('types and fields of the organization are added, with a clear word against what cannot be', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Types and fields' }).click();
  await page.getByRole('button', { name: 'Add status' }).click();
  const adding = page.getByRole('dialog', { name: 'Add status' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Active');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await adding.getByRole('textbox', { name: 'Name' }).fill('Lent out');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('button', { name: 'Add field' }).click();
  const field = page.getByRole('dialog', { name: 'Add field' });
  await field.getByRole('textbox', { name: 'Name' }).fill('Rack');
  await field.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Choice', exact: true }).click();
  await field.getByLabel('Choices').fill('R1,');
  await field.getByLabel('Choices').fill('R2,');
  await field.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeHidden();
  const all = page.getByRole('dialog', { name: 'Types, departments, statuses and fields' });
  await expect(all).toContainText('Lent out counts as Active');
  await expect(all).toContainText('Rack Choice · R1 · R2');
  expect(await faultsOf(page)).toEqual([]);
});

test('an import makes them of the words and columns of a file', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets&open=import`);
  const importing = page.getByRole('dialog').first();
  await importing.locator('input[type=file]').setInputFiles({
    name: 'assets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SHEET),
  });
  await expect(importing).toContainText('assets.csv: 2 rows');
  await submit(page).click();
  await importing.getByRole('combobox', { name: 'Asset field for column Leased until' }).click();
  await page.getByRole('option', { name: 'Add a field for this column…' }).click();
  const field = page.getByRole('dialog', { name: 'Add field' });
  await expect(field.getByRole('textbox', { name: 'Name' })).toHaveValue('Leased until');
  await field.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Date', exact: true }).click();
  await field.getByRole('button', { name: 'Save' }).click();
  await expect(importing.getByRole('combobox', { name: 'Asset field for column Leased until' })).toHaveText(
    'Leased until',
  );
  await submit(page).click();
  await importing.getByRole('button', { name: 'Add as a type of our own' }).click();
  const type = page.getByRole('dialog', { name: 'Add type' });
  await expect(type.getByRole('textbox', { name: 'Name' })).toHaveValue('Drone');
  await type.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Hardware' }).click();
  await type.getByRole('button', { name: 'Save' }).click();
  await expect(importing.getByRole('button', { name: 'Add as a type of our own' })).toBeHidden();
  await submit(page).click();
  await submit(page).click();
  await expect(importing).toContainText('Import completed! 2 assets imported successfully.');
  await importing.getByRole('button', { name: 'Close' }).click();
});

test('they are columns, are set for many at once, and narrow the list', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const column of ['Rack', 'Leased until', 'Asset Tag'])
    await page.getByRole('menuitemcheckbox', { name: column }).click();
  await page.keyboard.press('Escape');
  const drone = page.getByRole('row', { name: /Survey drone/ });
  await expect(drone).toContainText('Mar 1, 2027');
  await expect(drone).toContainText('T-001');
  await drone.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Rack' }).click();
  await change.getByRole('combobox', { name: 'Rack' }).click();
  await page.getByRole('option', { name: 'R2' }).click();
  await submit(page).click();
  await expect(drone).toContainText('R2');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Rack' }).click();
  await page.getByRole('option', { name: 'R2' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Front desk/ })).toBeHidden();
  await expect(page.getByText('Rack: R2')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Survey drone/ })).toContainText('R2');
});

test('a choice that assets hold goes only once another takes its place', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets&open=vocabulary`);
  await page.getByRole('button', { name: 'Remove Drone' }).click();
  const removing = page.getByRole('alertdialog');
  const confirm = removing.getByRole('button', { name: 'Remove' });
  await confirm.click();
  await expect(removing).toContainText('1 asset holds it. Choose what takes its place.');
  await expect(confirm).toBeDisabled();
  await removing.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Laptop' }).click();
  await confirm.click();
  await expect(removing).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Survey drone/ })).toContainText('Laptop');
});
