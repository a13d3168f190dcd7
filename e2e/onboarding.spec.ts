import { expect } from '@playwright/test';
import { test } from './product.ts';

test.use({ isOnboarded: false });
test.describe.configure({ mode: 'serial' });

const POLICY = `Access Control Policy

Access is given on the least-privilege principle to named persons. Access rights are reviewed every quarter by the owner of the system.
`;

test('the first day begins with the wizard, wherever the dashboard is asked for, and remembers where it stood', async ({
  signedIn: page,
  product,
}) => {
  for (const path of ['/dashboard', '/app']) {
    await page.goto(product.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to comply with first?');
  }
  await expect(page.getByRole('radio')).toHaveCount(6);
  const names = ['ISO 27001', 'GDPR', 'SOC 2', 'HIPAA', 'PCI DSS', 'Start Fresh and Choose Later'];
  for (const name of names) await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'ISO 27001' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you start from?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you start from?');

  await page.goto(`${product.origin}/dashboard-direct`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('folders and drafts are really made, once, and the drafts are no evidence', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app`);
  await page.getByRole('radio', { name: 'ISO 27001' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'See what will be created' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Folders and files for ISO 27001');
  for (const name of ['Policies', 'Procedures', 'Records', 'Risk Assessments', 'Statement of Applicability'])
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Create Folders & Files' }).click();
  await expect(page.getByText('Folders created! You can now go to your dashboard.')).toBeVisible();
  await expect(page.getByText('4 folders created · 10 drafts created')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');

  await page.goto(`${product.origin}/app/document-check`);
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await expect(folders.getByRole('link', { name: /^Policies/ })).toBeVisible();
  await folders.getByRole('link', { name: /^Policies/ }).click();
  await page.getByRole('link', { name: 'Access Control Policy' }).click();
  await expect(page.getByText('This is a draft and does not count as evidence.')).toBeVisible();
  await expect(page.getByText('systems, data and rooms of Maple & Sons')).toBeVisible();
  await page.goto(`${product.origin}/app/iso-readiness`);
  await expect(page.getByText('0% with accepted evidence')).toBeVisible();
});

test('an empty folder says what belongs in it, and what is dropped there is filed there', async ({
  signedIn: page,
  product,
}) => {
  const headers = { origin: product.origin };
  const { rows } = await (await page.request.get(`${product.origin}/api/v1/documents?folder=Records`)).json();
  for (const { id } of rows) await page.request.delete(`${product.origin}/api/v1/documents/${id}`, { headers });
  await page.goto(`${product.origin}/app/document-check?folder=Records`);
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect(page.getByText(/Proof that it was done/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Documents' }).click();
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .first()
    .setInputFiles({
      name: 'minutes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Minutes of the review. Decided.'),
    });
  await expect(page.getByRole('link', { name: /^Records/ })).toContainText('1');
});

test('Get Started in the account menu opens the wizard again; a chosen file is uploaded, classified and filed', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Get Started (Choose Compliance)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to comply with first?');
  await page.getByRole('radio', { name: 'Start Fresh and Choose Later' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'See what will be created' })).toHaveAttribute('aria-disabled', 'true');
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .first()
    .setInputFiles({ name: 'access-rules.txt', mimeType: 'text/plain', buffer: Buffer.from(POLICY) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your import is finished');
  await expect(page.getByText(/Policy \(\d+%\)|Policy, \d+%|Policy/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'access-rules.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review \d+ suggestion/ })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('on a phone the wizard fills the screen and says which step it is', async ({ signedIn: page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.patch(`${product.origin}/api/v1/session`, {
    data: { getStartedCompleted: false },
    headers: { origin: product.origin },
  });
  await page.goto(`${product.origin}/app`);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Skip to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});
