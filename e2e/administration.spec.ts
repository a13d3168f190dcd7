import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../test/product.ts';
import { ownProduct } from './product.ts';

const test = ownProduct();
test.describe.configure({ mode: 'serial' });

const { email: EMAIL, password: PASSWORD } = ADMINISTRATOR;

/** The installation is set up before anybody looks at it. */
test.beforeAll(async ({ cookie }) => expect(cookie).not.toBe(''));

/** A visitor opens the administration by its door. */
async function enter(page: Page, origin: string, path = '/admin', email = EMAIL, password = PASSWORD) {
  await page.goto(origin + path);
  await expect(page).toHaveURL(/\/admin-login\?/);
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Open the administration' }).click();
}

test('set-up is closed for good and offers the admin login', async ({ page, product }) => {
  await page.goto(`${product.origin}/setup-admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set-up is closed');
  await page.getByRole('link', { name: 'Go to admin login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login');
});

test('a visitor signs in at the door in one step and comes to the page that was asked for', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/admin?tab=organisations`);
  await expect(page).toHaveURL(/\/admin-login\?redirect=/);
  await page.getByRole('button', { name: 'Open the administration' }).click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.locator('input[name=password]').fill('something else');
  await page.getByRole('button', { name: 'Open the administration' }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open the administration' }).click();
  await expect(page).toHaveURL(/\/admin\?tab=organisations$/);
  await expect(page.getByText('60 min left')).toBeVisible();
  await expect(page.getByText('Maple & Sons').first()).toBeVisible();
  // The product is open too.
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(/\/(dashboard|app)/);
});

test('an account is created, found, suspended, and the log tells of it', async ({ page, product }) => {
  await enter(page, product.origin);
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByText('Enter a valid e-mail address')).toBeVisible();
  await dialog.getByLabel('E-mail address').fill('nora@maple.example');
  await dialog.getByLabel('Display name').fill('Nora New');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(page.locator('[data-password]')).toHaveText(/^\w{5}(-\w{5}){3}$/);
  const password = await page.locator('[data-password]').innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No organization (company: N/A)')).toBeVisible();

  await page.getByLabel('Search by name, e-mail or organization').fill('nora');
  await expect(page).toHaveURL(/q=nora/);
  await page.getByRole('button', { name: 'Actions for Nora New' }).click();
  await page.getByRole('menuitem', { name: 'Suspend account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend account' }).click();
  await expect(page.getByRole('region', { name: 'Users' }).getByText('Suspended')).toBeVisible();
  const refused = await page.request.post(`${product.origin}/api/v1/session`, {
    data: { email: 'nora@maple.example', password },
    headers: { origin: product.origin },
  });
  expect(refused.status()).toBe(403);

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Account: added')).toBeVisible();
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByText('The log stands as it was written')).toBeVisible();
});

test('who is not on the list is refused in so many words, and three attempts lock the door', async ({
  page,
  product,
}) => {
  await enter(page, product.origin);
  await expect(page).toHaveURL(/\/admin$/);
  const added = await page.request.post(`${product.origin}/api/v1/administration/accounts`, {
    data: { email: 'otto@maple.example', displayName: 'Otto' },
    headers: { origin: product.origin },
  });
  const { password } = await added.json();
  await page.context().clearCookies();
  await enter(page, product.origin, '/admin', 'otto@maple.example', password);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Access denied. Admin panel is restricted to authorized personnel only.');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await page.locator('input[name=password]').fill(`guess ${attempt}`);
    const answered = page.waitForResponse(/administration\/session/);
    await page.getByRole('button', { name: 'Open the administration' }).click();
    await answered;
  }
  await expect(alert).toHaveText('Too many failed attempts. Admin sign-in is locked for 15 minutes.');
});

test('an administration that is closed sends whoever looks at it to its door', async ({ page, product }) => {
  await enter(page, product.origin, '/admin-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard');
  await expect(page.getByText('Failed sign-ins in 24 hours')).toBeVisible();
  await page.request.delete(`${product.origin}/api/v1/administration/session`, {
    headers: { origin: product.origin },
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/admin-login\?/);
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please sign in again.');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open the administration' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.goto(`${product.origin}/admin`);
  await expect(page).toHaveURL(/\/admin-login\?/);
});

test('the analytics count what was done, as charts, as tables and as a file', async ({ page, product }) => {
  await enter(page, product.origin, '/admin-analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced analytics');
  await page.getByRole('button', { name: 'Show as table: People and sign-ins' }).click();
  await expect(page.getByRole('table', { name: 'People and sign-ins' }).getByRole('row')).toHaveCount(31);
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByRole('table', { name: 'People and sign-ins' }).getByRole('row')).toHaveCount(91);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFfigure,day,organization,name,value\r\n/);
  expect(text).toContain('routeP95Seconds');
  expect(text).not.toContain(EMAIL);
});

test('the other tabs of the panel stand at 390 pixels without scrolling sideways', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.origin);
  await expect(page).toHaveURL(/\/admin$/);
  // The others stand among the pages whose accessibility is tested, at this width as well.
  for (const tab of ['requests', 'sign-ins', 'messages', 'jobs', 'log']) {
    await page.goto(`${product.origin}/admin?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure admin panel');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect([tab, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tab, 390]);
  }
});
