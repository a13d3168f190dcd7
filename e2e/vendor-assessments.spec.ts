import { expect, type Page } from '@playwright/test';
import { test } from './product.ts';

/** What a person sees who got a link, and has no account. */
async function opened(page: Page, address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  return visitor;
}

test('a vendor is asked by a link, answers without an account, and its answers are reviewed', async ({
  signedIn,
  product,
  cookie,
}) => {
  test.slow();
  const answer = await fetch(`${product.origin}/api/v1/vendors`, {
    method: 'POST',
    headers: { cookie, origin: product.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Brightline', tier: 'Low', industry: 'Hosting' }),
  });
  const { id } = (await answer.json()) as { id: string };

  await signedIn.goto(`${product.origin}/app/vendor-risk/${id}`);
  await signedIn.getByRole('button', { name: 'Start an assessment' }).click();
  const start = signedIn.getByRole('dialog', { name: 'Ask Brightline' });
  await start.getByLabel('Questions of your own').fill('Do you keep our data in Europe?');
  await start.getByRole('button', { name: 'Begin the assessment' }).click();
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Assessment of Brightline' })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Send' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = await dialog.getByLabel('Link of the assessment').inputValue();
  expect(address).toContain('/vendor-assessment#');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const vendor = await opened(signedIn, address);
  await expect(vendor.getByRole('heading', { level: 1 })).toContainText('has questions for Brightline');
  await vendor.getByRole('button', { name: 'Further questions' }).click();
  const own = vendor.getByRole('radiogroup', { name: 'Do you keep our data in Europe?' });
  await own.getByRole('radio', { name: 'Partly' }).check();
  await vendor.getByRole('button', { name: 'Comment on: Do you keep our data in Europe?' }).click();
  await vendor.getByLabel('Comment on: Do you keep our data in Europe?').fill('Backups are in Canada.');
  await vendor
    .getByLabel('Add a document to: Do you keep our data in Europe?')
    .locator('visible=false')
    .first()
    .setInputFiles({ name: 'regions.txt', mimeType: 'text/plain', buffer: Buffer.from('Frankfurt, Toronto') });
  await expect(vendor.getByText('regions.txt')).toBeVisible();
  await expect(vendor.getByText('Everything is saved')).toBeVisible();
  await vendor.reload();
  await vendor.getByRole('button', { name: 'Further questions' }).click();
  await expect(own.getByRole('radio', { name: 'Partly' })).toBeChecked();
  await expect(vendor.getByLabel('Comment on: Do you keep our data in Europe?')).toHaveValue('Backups are in Canada.');
  await vendor.getByRole('button', { name: 'Submit', exact: true }).click();
  await vendor.getByRole('button', { name: 'Submit the answers' }).click();
  await expect(vendor.getByText('Enter your name')).toBeVisible();
  await vendor.getByLabel('Your name').fill('Vera Lind');
  await vendor.getByLabel('Your e-mail address').fill('vera@brightline.example');
  await vendor.getByLabel(/I submit with \d+ open questions/).check();
  await vendor.getByRole('button', { name: 'Submit the answers' }).click();
  await expect(vendor.getByRole('heading', { level: 1, name: /your answers are submitted/ })).toBeVisible();
  await vendor.reload();
  await expect(vendor.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await vendor.context().close();

  await expect(signedIn.getByText('Vera Lind', { exact: false }).first()).toBeVisible();
  await expect(signedIn.getByRole('link', { name: /regions\.txt/ })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Overrule the answer to: Do you keep our data in Europe?' }).click();
  await signedIn.getByLabel('Why do you overrule it?').fill('Canada is not Europe.');
  await signedIn.getByRole('button', { name: 'Overrule it' }).click();
  await expect(signedIn.getByText('Counts as: No')).toBeVisible();
  await signedIn.getByRole('button', { name: 'End the review' }).click();
  await signedIn.getByRole('button', { name: 'Make the score final' }).click();
  await expect(signedIn.getByText('Reviewed', { exact: true })).toBeVisible();
});
