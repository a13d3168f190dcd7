import { expect } from '@playwright/test';
import { callApi } from '../test/product.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

test('the whole statement is drafted: one domain is accepted and taken back, then all of it', async ({
  signedIn: page,
  product,
  cookie,
}) => {
  const profile = { country: 'DE', situations: ['personal-data', 'cloud-services'], timeline: 'standard' };
  await callApi(product, cookie, 'PATCH', '/organisation/profile', profile);
  await page.goto(`${product.origin}/app/iso27001/statement`);
  await expect(page.getByText('93 controls apply without saying why')).toBeVisible();
  await page.getByRole('link', { name: 'Review proposals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposed decisions' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Human resources' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: /^People & Awareness/ }).click();
  const people = page.getByRole('list', { name: 'People & Awareness' });
  await expect(people.getByText('Belongs to the baseline of every organization: Rules without')).toBeVisible();
  await people.getByRole('button', { name: 'Accept the proposal for A.6.4' }).click();
  await expect(page.getByText('1 proposal accepted')).toBeVisible();
  await expect(people.getByText('A.6.4')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 acceptance taken back')).toBeVisible();
  await expect(people.getByText('A.6.4')).toBeVisible();

  await people.getByRole('button', { name: 'Edit the proposal for A.6.1' }).click();
  const dialog = page.getByRole('dialog', { name: 'A.6.1 Screening' });
  await dialog.getByRole('textbox', { name: 'Justification' }).fill('');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toContainText('Say why');
  await dialog.getByRole('textbox', { name: 'Justification' }).fill('Banks ask for it.');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Accept all 122 proposals' }).click();
  const doubt = page.getByRole('alertdialog', { name: 'Leave controls out?' });
  await expect(doubt.getByRole('listitem').filter({ hasText: 'A.6.7 Remote working' })).toBeVisible();
  await doubt.getByRole('button', { name: 'Accept all the same' }).click();
  await expect(page.getByText('Nothing left to propose')).toBeVisible();
  await page.getByRole('link', { name: 'To the Statement of Applicability' }).click();
  const row = page.getByRole('row', { name: /^Screening A\.6\.1/ });
  await expect(row).toContainText('Banks ask for it.');
  await expect(row).toContainText('Ana Ruiz');
  await expect(page.getByRole('row', { name: /^Remote working A\.6\.7/ })).toContainText('Nobody works remotely');
  await expect(page.getByRole('row', { name: /A\.8\.20/ })).toContainText('IT operations');
  await expect(page.getByText(/controls apply without saying why/)).toBeHidden();
});
