import { type Page, expect, test as base } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type MailServer, startMailServer } from '../test/mail-server.ts';
import { ADMINISTRATOR, type Product, setUp } from '../test/product.ts';
import { startOwn } from './ground.ts';

const test = base.extend<object, { mail: MailServer; product: Product }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const product = await startOwn({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
      await setUp(product);
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

const { email } = ADMINISTRATOR;
let password = ADMINISTRATOR.password;
let secret = '';
let codes: string[] = [];
const STEP = 30_000;
const codeAt = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP });

async function enter(page: Page, { origin }: Product, path = '/app') {
  await page.goto(origin + path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('signing out says so, and the page first asked for opens after signing in', async ({ page, product }) => {
  await enter(page, product, '/app/iso27001');
  await expect(page).toHaveURL(/\/app\/iso27001$/);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('an authenticator app is set up, and its code is asked for from then on', async ({ page, product }) => {
  await enter(page, product, '/settings/security-and-audit');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel(/Code of the authenticator app/).fill('000000');
  await expect(dialog.getByText('This code is not right, or was used before')).toBeVisible();
  await dialog.getByLabel(/Code of the authenticator app/).fill(codeAt(0));
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.', { exact: false })).toBeVisible();

  await page.context().clearCookies();
  await enter(page, product, '/app/audit-trail');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel(/Code of the authenticator app/).fill(codeAt(1));
  await expect(page).toHaveURL(/\/app\/audit-trail$/);
  await expect(page.getByText('second factor set up').first()).toBeVisible();
});

test('without the phone a recovery code opens, once', async ({ page, product }) => {
  await enter(page, product);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.context().clearCookies();
  await enter(page, product);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is not right, or was used before')).toBeVisible();
});

test('a passkey is added, named, and signs in without an address', async ({ page, product }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  await enter(page, product, '/settings/security-and-audit');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();

  // Its simulated finger takes the passkey that the browser offers below the address as soon as it is there.
  await page.context().clearCookies();
  await page.goto(`${product.origin}/login?redirect=/settings/security-and-audit`);
  await expect(page.getByText('Passkey, two factors')).toHaveCount(1);

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.context().clearCookies();
  await page.goto(`${product.origin}/login?redirect=/settings/security-and-audit`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Passkey, two factors')).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  // The next journey has the same window, whose page to sign in would be offered the passkey that is gone.
  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await browser.send('WebAuthn.disable');
});

test('a forgotten password is chosen anew by the link in the mail, once', async ({ page, product, mail }) => {
  await page.goto(`${product.origin}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before asks for an address as well.
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expect.poll(() => mail.received.length).toBe(1);
  const plain = mail.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const link = /http:\/\/localhost:\d+\/reset-password\?token=[\w-]+/.exec(plain)?.[0] ?? '';
  expect(link).toContain(product.origin);
  await page.goto(link);
  await page.getByLabel('New password').fill('password1234');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This password is known from data breaches. Choose another one')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('password1234');
  password = 'seven quiet rivers bend';
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('a changed password ends the session on another device, which is told so', async ({ page, product, browser }) => {
  const opened = async (each: Page, code: string) => {
    await enter(each, product, '/settings/security-and-audit');
    await each.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await each.getByLabel('Recovery code').fill(code);
    await each.getByRole('button', { name: 'Continue' }).click();
    await expect(each.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  };
  const other = await (await browser.newContext()).newPage();
  await opened(other, codes[2] ?? '');
  await opened(page, codes[3] ?? '');
  await page.getByRole('link', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('eight quiet rivers bend');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('eight quiet rivers bend');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed. 1 other session has ended.')).toBeVisible();
  password = 'eight quiet rivers bend';
  await other.getByRole('link', { name: 'Audit trail' }).click();
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await other.context().close();
});

test('where the organization asks for a second factor, it is set up before anything else', async ({
  page,
  product,
}) => {
  await enter(page, product, '/settings/security-and-audit?tab=members');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[4] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Who must have one' }).click();
  await page.getByRole('option', { name: 'Everybody' }).click();
  await expect(page.getByText('The rule now applies')).toBeVisible();
  await page.getByRole('link', { name: 'My security' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Your password/)
    .fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  // Leaving at once would take the answer, and with it the removal, along.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(`${product.origin}/app/iso27001`);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await page.getByRole('button', { name: /Authenticator app/ }).click();
  const dialog = page.getByRole('dialog');
  secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel(/Code of the authenticator app/).fill(codeAt(0));
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/\/app\/iso27001$/);
});
