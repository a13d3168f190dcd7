import { expect } from '@playwright/test';
import { type MailServer, startMailServer } from '../test/mail-server.ts';
import { ownProduct } from './product.ts';

const MAIL_PORT = 21_000 + (process.pid % 2000);
const test = ownProduct({
  environment: {
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    SMTP_FROM: 'product@maple.example',
    // As most are installed: with the database that comes along.
    DATABASE_URL: undefined,
  },
});
test.describe.configure({ mode: 'serial' });

let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer({}, MAIL_PORT);
});
test.afterAll(() => mail.stop());

test('a token is made, shown once, used by a program, and revoked', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/settings/integration`);
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nightly asset import');
  await dialog.getByLabel('View assets').check();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await page.getByLabel('Token', { exact: true }).textContent()) ?? '';
  expect(token).toMatch(/^cwt_/);
  await expect(page.getByLabel('Try it')).toContainText(`Authorization: Bearer ${token}`);
  await page.getByRole('button', { name: 'I have copied it' }).click();

  const ask = (path: string) =>
    fetch(`${product.origin}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([(await ask('assets')).status, (await ask('documents')).status]).toEqual([200, 403]);

  await page.reload();
  await expect(page.getByText('Nightly asset import')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly asset import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect((await ask('assets')).status).toBe(401);
});

test('a test mail arrives, and a mail server that is gone is told in its own words', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/settings/integration`);
  await page.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(page.getByText('The mail server accepted the e-mail')).toBeVisible();
  expect(mail.received.at(-1)?.raw).toContain('Subject: Clausewise can send e-mail');
  await mail.stop();
  await page.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(page.getByText('ECONNREFUSED')).toBeVisible();
  mail = await startMailServer({}, MAIL_PORT);
});

test('the self-check, a support bundle and the guides are there', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/settings/support-and-logs`);
  await expect(page.getByText('Embedded PostgreSQL')).toBeVisible();
  await expect(page.getByText('No errors', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download support bundle' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^clausewise-support-.*\.json$/);
  const guide = await page.getByRole('link', { name: 'User guide' }).getAttribute('href');
  expect((await page.request.get(product.origin + guide)).status()).toBe(200);
});

test('a visitor writes on the contact page; what is wrong is named and what is typed stays', async ({
  page,
  product,
  cookie: _,
}) => {
  await page.goto(`${product.origin}/contact`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.getByLabel('What is it about?').selectOption('An idea');
  await page.getByLabel('Message').fill('Could the radar show two dates at once?');
  await page.waitForTimeout(2100);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  await expect.poll(() => mail.received.map(({ raw }) => raw).join('\n')).toContain('Reply-To: ada@example.com');
});
