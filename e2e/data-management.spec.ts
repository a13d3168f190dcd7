import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoIsMade } from '../test/product.ts';
import { ownProduct } from './product.ts';

// A backup is made and fetched, things change, the file is brought back and restored; wrong files are refused in words; the end.

const test = ownProduct({ isDemo: true });
test.describe.configure({ mode: 'serial' });

const NAME = 'Maple & Finch Logistics (Demo)';
let backup: Buffer;
let name: string;

interface Product {
  origin: string;
}

async function open(page: Page, { origin }: Product): Promise<void> {
  await page.goto(`${origin}/settings/data-management`);
  await expect(page.getByRole('heading', { name: 'Data Management', level: 1 })).toBeVisible();
}

async function bring(page: Page, fileName: string, bytes: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: 'Drop a backup here' }).getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: fileName, mimeType: 'application/json', buffer: bytes });
}

const brought = (page: Page, fileName: string) =>
  page.getByRole('list', { name: 'Uploaded backups' }).getByRole('listitem').filter({ hasText: fileName });

async function assets(page: Page, { origin }: Product): Promise<{ id: string; name: string }[]> {
  const answer = await page.request.get(`${origin}/api/v1/assets?pageSize=100`);
  return ((await answer.json()) as { rows: { id: string; name: string }[] }).rows;
}

test('a backup is made, with the files, and downloaded under its dated name', async ({
  product,
  signedIn: page,
  cookie,
}) => {
  await demoIsMade(product, cookie);
  await open(page, product);
  await expect(page.getByRole('row', { name: /^Assets \d/ })).toContainText('40');
  await page.getByRole('switch', { name: /Include the files/ }).click();
  await page.getByRole('button', { name: 'Make a backup' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('list', { name: 'Backups' }).getByRole('link', { name: 'Download' }).click(),
  ]);
  name = download.suggestedFilename();
  expect(name).toMatch(/^org_demo_example_backup_\d{4}-\d\d-\d\d\.json$/);
  backup = await readFile(await download.path());
  expect(JSON.parse(backup.toString())).toMatchObject({ version: '1.0.0', collections: { assets: expect.any(Array) } });
});

test('files that are no backup are refused with the reason, and change nothing', async ({
  product,
  signedIn: page,
}) => {
  const before = await assets(page, product);
  await open(page, product);
  await bring(page, 'cut-off.json', backup.subarray(0, backup.length / 2));
  await expect(brought(page, 'cut-off.json')).toContainText('Invalid file format');
  await expect(brought(page, 'cut-off.json')).toContainText('ends before the backup does');
  const other = backup.toString().replace('"version":"1.0.0"', '"version":"9.0.0"');
  await bring(page, 'other-version.json', Buffer.from(other));
  await expect(brought(page, 'other-version.json')).toContainText('version 9.0.0');
  const wrong = backup.toString().replace('"auditLogs":[', '"secretLogs":[');
  await bring(page, 'unknown.json', Buffer.from(wrong));
  await expect(brought(page, 'unknown.json')).toContainText('Collection not found');
  await expect(brought(page, 'unknown.json').getByRole('button', { name: 'Restore…' })).toHaveCount(0);
  await bring(page, 'notes.txt', Buffer.from('hello'));
  await expect(page.getByText('A backup is a .json file.')).toBeVisible();
  expect(await assets(page, product)).toEqual(before);
});

test('what changed since is put back, once the name is typed', async ({ product, signedIn: page }) => {
  const before = await assets(page, product);
  const headers = { origin: product.origin };
  for (const { id } of before.slice(0, 7))
    await page.request.delete(`${product.origin}/api/v1/assets/${id}`, { headers });
  await page.request.patch(`${product.origin}/api/v1/assets/${before[9]!.id}`, { headers, data: { name: 'Renamed' } });
  expect(await assets(page, product)).toHaveLength(before.length - 7);

  await open(page, product);
  await bring(page, name, backup);
  const row = brought(page, name);
  await expect(row).toContainText(`Backup of “${NAME}”`);
  await expect(row).toContainText('Audit trail: yours continues the one in the backup, and stays.');
  await row.getByRole('button', { name: 'Restore…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Something else');
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(NAME);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Everything is restored as it was in the backup.')).toBeVisible({ timeout: 20_000 });
  expect(await assets(page, product)).toEqual(before);
  const trail = await page.request.get(`${product.origin}/api/v1/activity/verification`);
  expect(await trail.json()).toMatchObject({ broken: null });
});

test('the organization is erased once its name is typed, and the public page says so', async ({
  product,
  signedIn: page,
}) => {
  await open(page, product);
  await page.getByRole('button', { name: 'Erase organization…' }).click();
  const dialog = page.getByRole('alertdialog');
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await expect(dialog).toContainText('Make a backup first');
  await dialog.getByRole('textbox').fill('maple');
  await expect(erase).toBeDisabled();
  await dialog.getByRole('textbox').fill(NAME);
  await erase.click();
  await expect(page.getByText('Your organization was erased')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await page.request.get(`${product.origin}/api/v1/assets`)).status()).not.toBe(200);
});
