import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { journey } from './product.ts';

const test = journey();

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
