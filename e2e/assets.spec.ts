import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { journey } from './product.ts';

const test = journey();
test.describe.configure({ mode: 'serial' });

const SHEET = [
  'Nombre;Tipo;Categoría;Número de serie;Propietario;Clasificación;Fecha de compra',
  '"Laptop, Verkauf";Lapto;Hardware;S-001;ana@maple.example;Restricted;31/12/2024',
  'Web server;Server;Hardware;S-002;bob@;Internal;05/01/2025',
  ';Server;Hardware;;Ana;;',
].join('\r\n');

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).locator('button[type=submit]');

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('an empty inventory says so, without a made-up score', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory`);
  await expect(page.getByRole('link', { name: /Compliance Score/ })).toContainText('—');
  await expect(page.getByRole('heading', { name: 'No assets yet' })).toBeVisible();
});

test('a spreadsheet dropped on the page is mapped, validated and imported; another window sees it', async ({
  signedIn: page,
  product,
}) => {
  const other = await page.context().newPage();
  await other.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await expect(other.getByText('No assets yet')).toBeVisible();

  await page.goto(`${product.origin}/app/asset-inventory`);
  await expect(page.getByRole('heading', { name: 'No assets yet' })).toBeVisible();
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'inventario.csv', { type: 'application/vnd.ms-excel' }));
    return data;
  }, SHEET);
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(dialog(page)).toContainText('inventario.csv: 3 rows');
  await submit(page).click();

  await expect(dialog(page).getByText('Map CSV Fields to Asset Properties')).toBeVisible();
  await expect(dialog(page).getByRole('combobox', { name: 'Asset field for column Número de serie' })).toHaveText(
    'Serial Number *',
  );
  await submit(page).click();

  await expect(dialog(page)).toContainText('Asset Type “Lapto” is not known. Did you mean Laptop?');
  await expect(dialog(page)).toContainText('Owner field appears to contain invalid email');
  await dialog(page).getByRole('button', { name: 'Use Laptop' }).click();
  await expect(dialog(page)).not.toContainText('Did you mean Laptop?');
  expect(await faultsOf(page)).toEqual([]);
  await submit(page).click();

  await expect(dialog(page)).toContainText('Ready to import 2 valid assets. Assets with errors will be skipped.');
  await submit(page).click();
  await expect(dialog(page)).toContainText('Import completed! 2 assets imported successfully.');
  await expect(dialog(page)).toContainText('1 row with errors skipped');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('link', { name: /Total Assets/ })).toContainText('2');
  await expect(other.getByRole('link', { name: 'Laptop, Verkauf' })).toBeVisible();
  await other.close();
});

test('a figure opens the list behind it, and an asset shows the parts of its score', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/asset-inventory`);
  await page.getByRole('link', { name: /High Risk Assets/ }).click();
  await page.getByRole('link', { name: 'Laptop, Verkauf' }).click();
  await dialog(page).getByRole('tab', { name: 'Risk Assessment' }).click();
  const parts = dialog(page).getByRole('list', { name: 'Parts of the risk score' });
  await expect(parts).toContainText('Data classification is Restricted');
  await expect(dialog(page)).toContainText('65');
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name: 'Laptop, Verkauf' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/tab=assets&risk=High$/);
});

test('an asset is added in four steps with the rules of each', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await submit(page).click();
  for (const message of ['Asset name', 'Asset type', 'Category', 'Serial number', 'Owner'])
    await expect(dialog(page).getByText(`${message} is required`)).toBeVisible();
  await dialog(page).getByLabel('Asset Name').fill('VPN gateway');
  await expect(dialog(page).getByText('Asset name is required')).toBeHidden();
  await dialog(page).getByLabel('Serial Number').fill('VPN-1');
  await dialog(page).getByLabel('Owner').fill('Ana');
  await dialog(page).getByLabel('Asset Type').click();
  await page.getByRole('option', { name: 'Server' }).click();
  await dialog(page).getByRole('button', { name: 'Auto-classify' }).click();
  await expect(dialog(page).getByText('Because the name says “VPN”')).toBeVisible();
  await submit(page).click();

  await dialog(page).getByLabel('IP Address').fill('10.0.0.256');
  await dialog(page).getByLabel('License Count').fill('1');
  await dialog(page).getByLabel('Used Licenses').fill('2');
  await submit(page).click();
  await expect(dialog(page).getByText('Invalid IP address format')).toBeVisible();
  await expect(dialog(page).getByText('Used licenses cannot exceed total licenses')).toBeVisible();
  await dialog(page).getByLabel('IP Address').fill('10.0.0.25');
  await dialog(page).getByLabel('Used Licenses').fill('1');
  await submit(page).click();

  await dialog(page).getByRole('switch', { name: 'Encryption Enabled' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Parts of the risk score' })).not.toContainText('No encryption');
  await dialog(page).getByLabel('Tags').fill('critical');
  await page.keyboard.press('Enter');
  expect(await faultsOf(page)).toEqual([]);
  await submit(page).click();

  await expect(dialog(page)).toContainText('Please review all information before saving the asset.');
  await dialog(page).getByRole('button', { name: 'Create Asset' }).click();
  await expect(page.getByRole('link', { name: 'VPN gateway' })).toBeVisible();
});

test('leaving a changed form asks, and a change made elsewhere is not overwritten', async ({
  signedIn: page,
  product,
  cookie,
}) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets&q=VPN`);
  await page.getByRole('button', { name: 'Actions for VPN gateway' }).click();
  await page.getByRole('menuitem', { name: 'Edit Asset' }).click();
  await dialog(page).getByLabel('Location').fill('Bern');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByLabel('Location')).toHaveValue('Bern');

  const headers = { cookie, origin: product.origin };
  const list = await (await fetch(`${product.origin}/api/v1/assets?search=vpn`, { headers })).json();
  await fetch(`${product.origin}/api/v1/assets/${list.rows[0].id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ location: 'Basel' }),
  });
  for (let step = 0; step < 4; step += 1) await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Somebody else changed this asset');
});

test('the list is exported and an asset deleted', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^assets_\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Actions for VPN gateway' }).click();
  await page.getByRole('menuitem', { name: 'Delete Asset' }).click();
  await expect(page.getByText('Are you sure you want to delete asset "VPN gateway"?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'VPN gateway' })).toBeHidden();
});
