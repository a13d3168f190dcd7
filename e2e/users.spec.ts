import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { type Place, test } from './product.ts';

test.describe.configure({ mode: 'serial' });
const USERS = '/settings/users-and-roles';
const NEW_PASSWORD = 'seven rather quiet lamps';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const actOn = async (page: Page, name: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

const addressOf = async (page: Page, { origin }: Place) => {
  const session = await (await page.request.get(`${origin}/api/v1/session`)).json();
  return (session as { user: { email: string } }).user.email;
};

/** Adds an account on screen. @returns its temporary password. */
async function addAccount(page: Page, email: string, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await expect(dialog.getByRole('radio', { name: /Create the account now/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Create the account' }).click();
  const handed = page.getByRole('dialog', { name: 'Temporary password' });
  const password = await handed.locator('[data-password]').innerText();
  await handed.getByRole('button', { name: 'Done' }).click();
  return password;
}

/** Changes the temporary password and signs in on screen, in a browser of its own. */
async function enter(browser: Browser, product: Place, email: string, temporary: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const send = async (method: string, path: string, data: object) => {
    const headers = { origin: product.origin };
    const answer = await page.request.fetch(`${product.origin}/api/v1${path}`, { method, data, headers });
    expect(answer.status()).toBe(200);
  };
  await send('POST', '/session', { email, password: temporary });
  await send('PUT', '/own-password', { currentPassword: temporary, newPassword: NEW_PASSWORD });
  await page.context().clearCookies();
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  return page;
}

test('nobody touches their own access, and the menu says why', async ({ product, signedIn }) => {
  await signedIn.goto(product.origin + USERS);
  await expect(rowOf(signedIn, 'Ana Ruiz (you)')).toContainText('Administrator');
  await signedIn.getByRole('button', { name: 'Actions for Ana Ruiz' }).click();
  const entry = signedIn.getByRole('menuitem', { name: /Remove from the organization/ });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('You cannot change your own access');
});

test('an import shows every row first; canceled it changes nothing', async ({ product, signedIn }) => {
  await signedIn.goto(product.origin + USERS);
  const lines = [
    'Email;Name;Role',
    'chloe@maple.example;Chloé Martin;Auditeur',
    `${await addressOf(signedIn, product)};;`,
    'nobody;Bad;Boss',
    'chloe@maple.example;Again;viewer',
  ];
  const csv = lines.join('\n');
  const open = async () => {
    await signedIn.getByRole('button', { name: 'Import Users (CSV)' }).click();
    await signedIn
      .getByRole('dialog')
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  };
  await open();
  const dialog = signedIn.getByRole('dialog', { name: 'Import Users (CSV)' });
  const rows = dialog.getByRole('list', { name: 'Every row and what happens to it' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Auditor');
  await expect(rows.nth(1)).toContainText('Unchanged');
  await expect(rows.nth(2)).toContainText('Role: “Boss” is not known. Allowed: Administrator');
  await expect(rows.nth(3)).toContainText('is already in row 2');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(signedIn.getByRole('button', { name: 'Actions for Chloé Martin' })).toHaveCount(0);

  await open();
  await dialog.getByRole('button', { name: 'Import 1 person' }).click();
  const done = signedIn.getByRole('dialog', { name: 'Import finished' });
  await expect(done.getByText('1 added')).toBeVisible();
  await expect(done.getByText('2 left out')).toBeVisible();
  await done.getByRole('button', { name: 'Show the passwords' }).click();
  await expect(signedIn.locator('[data-password]')).toHaveCount(1);
  await signedIn.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(signedIn, 'Chloé Martin')).toContainText('Auditor');
});

test('a custom role is made, given, and holds: what it does not allow is off with the reason', async ({
  product,
  signedIn,
  browser,
}) => {
  await signedIn.goto(`${product.origin}${USERS}?tab=roles`);
  await signedIn.getByRole('button', { name: 'Add Role' }).click();
  const editor = signedIn.getByRole('dialog', { name: 'Add Role' });
  await editor.getByRole('textbox', { name: /Name/ }).fill('Asset reader');
  await editor.getByRole('checkbox', { name: 'Add, change and remove assets' }).uncheck();
  await editor.getByRole('button', { name: 'Save role' }).click();
  await expect(signedIn.getByRole('columnheader', { name: /Asset reader/ })).toBeVisible();

  await signedIn.goto(product.origin + USERS);
  const temporary = await addAccount(signedIn, 'bruno@maple.example', 'Bruno Costa');
  const bruno = await enter(browser, product, 'bruno@maple.example', temporary);
  await bruno.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await expect(bruno.getByRole('button', { name: 'Add Asset' }).first()).not.toHaveAttribute('aria-disabled', 'true');

  await actOn(signedIn, 'Bruno Costa', 'Change role');
  await signedIn.getByRole('combobox', { name: 'Role' }).click();
  await signedIn.getByRole('option', { name: 'Asset reader' }).click();
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(rowOf(signedIn, 'Bruno Costa')).toContainText('Asset reader');

  await bruno.goto(`${product.origin}/app/asset-inventory?tab=assets`);
  await expect(bruno).toHaveURL(/\/login/);
  await bruno.getByLabel('E-mail').fill('bruno@maple.example');
  await bruno.getByLabel('Password', { exact: false }).first().fill(NEW_PASSWORD);
  await bruno.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(bruno.getByRole('button', { name: 'Add Asset' }).first()).toHaveAttribute('aria-disabled', 'true');
  await bruno.goto(product.origin + USERS);
  await expect(bruno.getByText('This page is not for your role')).toBeVisible();
  await bruno.context().close();
});

test('suspended and removed, somebody is out; a deleted role needs another in its place', async ({
  product,
  signedIn,
}) => {
  await signedIn.goto(product.origin + USERS);
  await actOn(signedIn, 'Bruno Costa', 'Suspend');
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(rowOf(signedIn, 'Bruno Costa')).toContainText('Suspended');
  await signedIn.goto(`${product.origin}${USERS}?tab=roles`);
  await signedIn.getByRole('button', { name: 'Delete Asset reader' }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Delete Asset reader' });
  await expect(dialog).toContainText('1 person has this role');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(signedIn.getByRole('columnheader', { name: /Asset reader/ })).toHaveCount(0);
  await signedIn.goto(product.origin + USERS);
  await expect(rowOf(signedIn, 'Bruno Costa')).toContainText('Viewer');
  await actOn(signedIn, 'Bruno Costa', 'Remove from the organization');
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rowOf(signedIn, 'Bruno Costa')).toHaveCount(0);
});

test('all passwords are reset with one’s own, and what happened is counted', async ({ product, signedIn }) => {
  await signedIn.goto(product.origin + USERS);
  await signedIn.getByRole('button', { name: 'Reset All Passwords' }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Reset All Passwords' });
  const button = dialog.getByRole('button', { name: 'Reset All Passwords' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Type “reset” to confirm').fill('reset');
  await dialog.getByLabel('Your own password').fill('not mine at all');
  await button.click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Your own password').fill('correct horse battery staple');
  await button.click();
  const outcome = signedIn.getByRole('dialog', { name: 'Passwords are reset' });
  await expect(outcome).toContainText('1 person must choose a new password');
  await expect(outcome).toContainText('Your own password and session stay as they are.');
});
