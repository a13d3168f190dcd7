import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './product.ts';

const CSV = 'No,Question,Answer\r\n1,Are backups encrypted?,\r\n2,Do you hold cyber insurance?,\r\n';

test('a questionnaire is taken in, answered by keyboard and goes out in its own file', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/vendor-risk/questionnaires`);
  await signedIn.getByRole('button', { name: 'New questionnaire' }).click();
  const form = signedIn.getByRole('dialog', { name: 'Take in a questionnaire' });
  await form.getByRole('button', { name: 'Find answers' }).click();
  await expect(form.getByText('Name the questionnaire')).toBeVisible();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'customer.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await expect(form.getByText(/^customer\.csv/)).toBeVisible();
  await form.getByRole('button', { name: 'Find answers' }).click();

  await expect(signedIn.getByRole('heading', { level: 1, name: 'customer' })).toBeVisible();
  const first = signedIn.getByRole('button', { name: /Are backups encrypted/ });
  await expect(first).toContainText('No statement found', { timeout: 30_000 });
  await first.focus();
  await signedIn.keyboard.press('e');
  await signedIn.keyboard.type('Yes, every copy');
  await signedIn.keyboard.press('Control+Enter');
  await expect(first).toContainText('Approved');
  const second = signedIn.getByRole('button', { name: /cyber insurance/ });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await second.focus();
  await signedIn.keyboard.press('n');
  await expect(second).toContainText('Not applicable');

  await signedIn.getByRole('button', { name: 'Export' }).click();
  const download = signedIn.waitForEvent('download');
  await signedIn.getByRole('menuitem', { name: 'Approved answers only' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('customer.csv');
  expect(readFileSync(await file.path(), 'utf8')).toBe(
    'No,Question,Answer\r\n1,Are backups encrypted?,"Yes, every copy"\r\n2,Do you hold cyber insurance?,Not applicable\r\n',
  );
});

const FORM =
  'No,Question,Yes,No,Comments,Evidence\r\n1,Are visitors escorted?,,,,\r\n2,Backups shall be encrypted.,,,,\r\n';

test('a form with columns to mark is filled as it wants to be, also from a phone', async ({ signedIn, product }) => {
  await signedIn.setViewportSize({ width: 390, height: 844 });
  await signedIn.goto(`${product.origin}/app/vendor-risk/questionnaires`);
  await signedIn.getByRole('button', { name: 'New questionnaire' }).click();
  const taken = signedIn.getByRole('dialog', { name: 'Take in a questionnaire' });
  await taken
    .locator('input[type="file"]')
    .setInputFiles({ name: 'form.csv', mimeType: 'text/csv', buffer: Buffer.from(FORM) });
  await taken.getByRole('button', { name: 'Find answers' }).click();
  const first = signedIn.getByRole('button', { name: /Are visitors escorted/ });
  await expect(first).toContainText('No statement found', { timeout: 30_000 });

  await signedIn.getByRole('button', { name: 'Columns' }).click();
  const columns = signedIn.getByRole('dialog', { name: 'What the columns are for' });
  await expect(columns.getByRole('combobox', { name: 'Explanations' })).toContainText('E · Comments');
  await expect(columns.getByRole('combobox', { name: 'Evidence and sources' })).toContainText('F · Evidence');
  await expect(columns.getByRole('combobox', { name: /^Yes/ })).toContainText('C · Yes');
  const width = await signedIn.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await signedIn.keyboard.press('Escape');

  await first.focus();
  await signedIn.keyboard.press('e');
  await signedIn.keyboard.type('Not at the gate.');
  await signedIn.getByRole('button', { name: 'No', exact: true }).click();
  await signedIn.getByLabel('Evidence and source').fill('House rules, 4');
  await signedIn.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(first).toContainText('Approved');
  await signedIn.getByRole('button', { name: 'Export' }).click();
  const download = signedIn.waitForEvent('download');
  await signedIn.getByRole('menuitem', { name: 'Approved answers only' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(
    FORM.replace('escorted?,,,,', 'escorted?,,X,Not at the gate.,"House rules, 4"'),
  );
});
