import { expect, test as base } from '@playwright/test';
import { type Product, startProduct } from '../test/product.ts';

const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });
// The first day is seen as most people see it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PERSON = { name: 'Nora Vidal', email: 'nora@birch.example', password: 'four unrelated quiet words' };
const POLICY = `Password Policy

1. Rules
Passwords must have at least fourteen characters and must be changed at first logon.
Passwords must never be shared, written down or sent by e-mail; they are kept in the password manager.
Default passwords of devices are changed before a device is connected.
Accounts are locked after ten failed sign-ins.
`;

test('the printed link makes the administrator and the organization, and says so when it was used', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/setup-admin?token=${product.setupToken}`);
  await page.getByLabel('Your name').fill(PERSON.name);
  await page.getByLabel('E-mail').fill('nora');
  await page.getByLabel('Password', { exact: false }).first().fill('short');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue(PERSON.name);
  await page.getByLabel('E-mail').fill(PERSON.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PERSON.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Organization name').fill('Birch & Co');
  await page.getByLabel('Mail domain').fill('birch.example');
  await page.getByRole('button', { name: 'Create the organization' }).click();
  await expect(page).toHaveURL(/\/app$/);
  // The wizard of the first day has a journey of its own.
  await page.getByRole('button', { name: 'Skip to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

  await page.context().clearCookies();
  await page.goto(`${product.origin}/setup-admin?token=${product.setupToken}`);
  await expect(page.getByText('Set-up is closed')).toBeVisible();
});

test('a wrong password keeps the e-mail, and a right one leads to the page first asked for', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/app/iso27001/A.5.17`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(PERSON.email);
  await page.getByLabel('Password', { exact: false }).first().fill('not my password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(PERSON.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PERSON.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/iso27001\/A\.5\.17$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A.5.17');
});

test('a dropped policy becomes evidence, another window sees it without reload, and the statement is printed', async ({
  page,
  browser,
  product,
}) => {
  const signIn = async (window: typeof page, path: string) => {
    await window.goto(`${product.origin}/login?redirect=${encodeURIComponent(path)}`);
    await window.getByLabel('E-mail').fill(PERSON.email);
    await window.getByLabel('Password', { exact: false }).first().fill(PERSON.password);
    await window.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(window).toHaveURL(product.origin + path);
  };
  const other = await browser.newContext();
  const watching = await other.newPage();
  await signIn(watching, '/app/iso-readiness');
  await expect(watching.getByText('0% with accepted evidence')).toBeVisible();

  await signIn(page, '/app/document-check');
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .first()
    .setInputFiles({
      name: 'Password_Policy.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(POLICY),
    });
  await page
    .getByRole('link', { name: /Review \d+ suggestion/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Accept as implemented' }).first().click();
  await expect(page.getByText('1 of 123 with evidence')).toBeVisible();
  await expect(watching.getByText('1 of 123').first()).toBeVisible();

  await page.goto(`${product.origin}/app/iso27001/statement`);
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Report' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await printed).suggestedFilename()).toMatch(/^statement-of-applicability_\d{4}-\d\d-\d\d\.pdf$/);
  await other.close();
});

test('who signs out is out, and nothing of the session stays in the browser', async ({ page, product }) => {
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('E-mail').fill(PERSON.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PERSON.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page
    .getByRole('button', { name: /account|Nora/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.goto(`${product.origin}/app/iso27001`);
  await expect(page).toHaveURL(/\/login/);
});
