import { expect } from '@playwright/test';
import { labelAddress } from '#domain/assets/labels/labels.ts';
import { faultsOf } from './axe.ts';
import { dialog, submit } from './dialogs.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const SHEET = [
  'Nombre;Tipo;Categoría;Número de serie;Propietario;Clasificación;Fecha de compra',
  '"Laptop, Verkauf";Lapto;Hardware;S-001;ana@maple.example;Restricted;31/12/2024',
  'Web server;Server;Hardware;S-002;bob@;Internal;05/01/2025',
  ';Server;Hardware;;Ana;;',
].join('\r\n');

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
  // A window behind another draws one frame a second, and every click waits for two.
  await page.bringToFront();

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
  await expect(submit(page)).toBeEnabled();
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
  const parts = dialog(page).getByRole('group', { name: 'Parts of the risk score' });
  await expect(parts).toContainText('Data classification is Restricted');
  await expect(dialog(page)).toContainText('65');
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name: 'Laptop, Verkauf' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/tab=assets&risk=High$/);
});

test('an asset is added in four steps', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await dialog(page).getByLabel('Asset Name').fill('VPN gateway');
  await dialog(page).getByLabel('Serial Number').fill('VPN-1');
  await dialog(page).getByLabel('Owner').fill('Ana');
  await dialog(page).getByLabel('Asset Type').click();
  await page.getByRole('option', { name: 'Server' }).click();
  await dialog(page).getByRole('button', { name: 'Auto-classify' }).click();
  await expect(dialog(page).getByText('Because the name says “VPN”')).toBeVisible();
  await submit(page).click();

  await dialog(page).getByLabel('IP Address').fill('10.0.0.25');
  await submit(page).click();

  const parts = dialog(page).getByRole('list', { name: 'Parts of the risk score' });
  await expect(parts).toContainText('Encryption not known');
  await dialog(page).getByLabel('Encryption Enabled').click();
  await page.getByRole('option', { name: 'Yes' }).click();
  await expect(parts).not.toContainText('ncrypt');
  await dialog(page).getByLabel('Tags').fill('critical');
  await page.keyboard.press('Enter');
  expect(await faultsOf(page)).toEqual([]);
  await submit(page).click();

  await expect(dialog(page)).toContainText('Please review all information before saving the asset.');
  await dialog(page).getByRole('button', { name: 'Create Asset' }).click();
  await expect(page.getByRole('link', { name: 'VPN gateway' })).toBeVisible();
});

test('what a label says opens its asset, and a label of nobody says so', async ({ signedIn: page, product }) => {
  const answer = await page.request.get(`${product.origin}/api/v1/assets?pageSize=1`);
  const [asset] = ((await answer.json()) as { rows: { id: string; name: string }[] }).rows;
  const { pathname } = new URL(labelAddress(product.origin, asset?.id ?? ''));
  await page.goto(product.origin + pathname);
  await expect(dialog(page)).toContainText(asset?.name ?? '?');
  await page.goto(`${product.origin}/A/0000000000`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a change made elsewhere is not overwritten', async ({ signedIn: page, product, cookie }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets&q=VPN`);
  await page.getByRole('button', { name: 'Actions for VPN gateway' }).click();
  await page.getByRole('menuitem', { name: 'Edit Asset' }).click();
  await dialog(page).getByLabel('Location').fill('Bern');

  const headers = { cookie, origin: product.origin };
  const list = await (await fetch(`${product.origin}/api/v1/assets?search=vpn`, { headers })).json();
  await fetch(`${product.origin}/api/v1/assets/${list.rows[0].id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ location: 'Basel' }),
  });
  for (let step = 0; step < 4; step += 1) await submit(page).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this asset' });
  await expect(conflict).toContainText('Nothing has been overwritten');
  await expect(conflict.getByRole('row', { name: /Location/ })).toContainText('Basel');
  await expect(conflict.getByRole('button', { name: 'Continue with this' })).toHaveAttribute('aria-disabled', 'true');
  await conflict.getByRole('radio', { name: 'Yours' }).check();
  expect(await faultsOf(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Continue with this' }).click();
  await dialog(page).getByRole('button', { name: 'Update Asset' }).click();
  await expect(page.getByText('VPN gateway was updated')).toBeVisible();
  const saved = await (await fetch(`${product.origin}/api/v1/assets?search=vpn`, { headers })).json();
  expect(saved.rows[0].location).toBe('Bern');
});

test('the list is exported and an asset deleted', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  for (const [format, extension] of [
    ['As CSV', 'csv'],
    ['As Excel workbook', 'xlsx'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^assets_\\d{4}-\\d\\d-\\d\\d\\.${extension}$`));
  }
  await page.getByRole('button', { name: 'Actions for VPN gateway' }).click();
  await page.getByRole('menuitem', { name: 'Delete Asset' }).click();
  await expect(page.getByText('Are you sure you want to delete asset "VPN gateway"?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'VPN gateway' })).toBeHidden();
});

test('columns are chosen and stay, and a list is saved as a view with a link of its own', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Purchase Date' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Category' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Purchase Date' }).click();
  await expect(page).toHaveURL(/sort=purchaseDate/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Purchase Date' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeHidden();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Name the view')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('By age');
  await dialog(page).getByRole('switch', { name: 'Share with the organization' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/view=[0-9a-f-]{36}/);
  const view = new URL(page.url()).searchParams.get('view');

  await page.goto(`${product.origin}/app/asset-inventory?tab=assets&view=${view}`);
  await expect(page).toHaveURL(/sort=purchaseDate/);
  await expect(page.getByRole('button', { name: 'By age', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'By age', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete view By age' }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});

test('the ticked assets alone are exported', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page
    .getByRole('row', { name: /Web server/ })
    .getByRole('checkbox')
    .check();
  const ticked = page.getByRole('region', { name: 'Ticked assets' });
  await ticked.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const text = await (await (await download).createReadStream()).toArray();
  const lines = Buffer.concat(text).toString().trim().split('\r\n');
  expect([lines.length, lines[1]?.split(',')[0]]).toEqual([2, 'Web server']);
});

test('the tabs of an asset have links: its controls with what its record says, and what would lower its risk', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('link', { name: 'Laptop, Verkauf' }).click();
  await dialog(page).getByRole('tab', { name: 'Compliance' }).click();
  await expect(page).toHaveURL(/part=compliance/);
  const row = dialog(page).getByRole('row', { name: /User endpoint devices/ });
  await expect(row).toContainText('Unknown');
  await expect(row).toContainText('Whether it is encrypted and has antivirus is not known');
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(dialog(page).getByRole('tab', { name: 'Compliance' })).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('tab', { name: 'Risk Assessment' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Recommendations' })).toContainText('Find out whether');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
});

test('what nobody said of an asset is not known: on its page, in the coverage, and in the list that the coverage opens', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await page.getByRole('link', { name: 'Laptop, Verkauf' }).click();
  await dialog(page).getByRole('tab', { name: 'Technical Details' }).click();
  const fact = (name: string) => dialog(page).getByRole('term').filter({ hasText: name }).locator('xpath=..');
  for (const name of ['Patch Level', 'Encryption Enabled', 'Antivirus Installed', 'Backup Status'])
    await expect(fact(name)).toContainText('Not known');

  await page.goto(`${product.origin}/app/asset-inventory?tab=analytics`);
  await expect(page.getByRole('link', { name: /^Encryption Not known yet/ })).toContainText('2 of 2 not known');
  await page.goto(`${product.origin}/app/asset-inventory`);
  const open = page.getByRole('region', { name: 'What to find out' });
  await expect(open.getByRole('listitem').filter({ hasText: 'Antivirus not known' })).toContainText('2 of 2');
  await open.getByRole('link', { name: 'Encryption not known' }).click();
  await expect(page).toHaveURL(/only=encryption-unknown/);
  await expect(page.getByRole('link', { name: 'Laptop, Verkauf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Web server' })).toBeVisible();
});
