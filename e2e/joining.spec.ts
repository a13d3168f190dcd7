import { expect, test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { freePort, startIdentityProvider } from '../test/identity-provider.ts';
import type { IdentityProvider } from '../test/identity-provider.ts';
import { ADMINISTRATOR, type Product, setUp } from '../test/product.ts';
import { startOwn } from './ground.ts';

interface House {
  product: Product;
  provider: IdentityProvider;
  /** A window of the administrator, whose organisation is "Maple & Sons" with maple.example. */
  admin: Page;
}

const test = base.extend<object, { house: House }>({
  house: [
    async ({ browser }, use) => {
      const port = await freePort();
      const product = await startOwn({
        OIDC_ISSUER: `http://localhost:${port}`,
        OIDC_CLIENT_ID: 'clausewise',
        OIDC_CLIENT_SECRET: 'a secret',
        OIDC_NAME: 'Maple ID',
      });
      const provider = await startIdentityProvider({
        port,
        people: {
          olga: { email: 'olga@maple.example', email_verified: true, name: 'Olga Neri' },
          vague: { email: 'vague@maple.example', email_verified: false },
        },
        clients: [
          {
            client_id: 'clausewise',
            client_secret: 'a secret',
            redirect_uris: [`${product.origin}/api/v1/providers/oidc/callback`],
          },
        ],
      });
      const admin = await administrator(browser, product);
      await use({ product, provider, admin });
      await admin.context().close();
      await provider.stop();
      await product.remove();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'four unrelated quiet words';

async function administrator(browser: Browser, product: Product): Promise<Page> {
  const cookies = (await setUp(product)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: product.origin };
  });
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app`);
  await call(page, 'POST', '/administration/session', ADMINISTRATOR);
  return page;
}

const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, data]) => {
      const init = data ? { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } } : {};
      const answer = await fetch(`/api/v1${address}`, { method: verb, ...init });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body] as const,
  );

/** The link of the last mail to that address, as the administration of the installation sees it in the outbox. */
async function linkFor(page: Page, address: string): Promise<string> {
  const { body } = await call(page, 'GET', `/administration/outbox?search=${encodeURIComponent(address)}`);
  const mail = await call(page, 'GET', `/administration/outbox/${body.rows[0].id}`);
  const link = /https?:\/\/\S+\/(?:register|invitation)\?token=[\w-]+/.exec(JSON.stringify(mail.body))?.[0];
  if (!link) throw new Error(`No link in ${JSON.stringify(mail)}`);
  return link;
}

async function register(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/register`);
  await page.getByLabel('Your name').fill('Nora Vidal');
  await page.getByLabel('E-mail', { exact: false }).first().fill(email);
  await page.getByLabel('Company name').fill('Maple & Sons');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
}

test('register, confirm, be approved, and come in by the invitation', async ({ page, house: { product, admin } }) => {
  const { origin } = product;
  await page.goto(`${origin}/register`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await register(page, origin, 'nora@maple.example');
  await expect(page.getByText('nora@maple.example')).toBeVisible();

  await page.goto(await linkFor(admin, 'nora@maple.example'));
  await expect(page.getByText('Maple & Sons approves each new member')).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request was sent to Maple & Sons' })).toBeVisible();

  const requests = await call(admin, 'GET', '/requests?status=pending');
  expect(requests.body).toMatchObject([{ email: 'nora@maple.example' }]);
  await call(admin, 'POST', `/requests/${requests.body[0].id}/approval`, {});
  const invitation = await linkFor(admin, 'nora@maple.example');
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Join Maple & Sons' })).toBeVisible();
  await page.getByLabel('Your name').fill('Nora Vidal');
  await page.getByLabel('Password', { exact: false }).first().fill('short');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/app/);

  await page.context().clearCookies();
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'This invitation has already been accepted' })).toBeVisible();
});

test('an organisation that lets its people in at once asks for a password, and is open', async ({
  page,
  house: { product, admin },
}) => {
  const proof = ADMINISTRATOR.password;
  expect((await call(admin, 'PATCH', '/organisation/policy', { joining: 'at_once', proof })).status).toBe(200);
  await register(page, product.origin, 'ines@maple.example');
  await page.goto(await linkFor(admin, 'ines@maple.example'));
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/app/);
});

test('an organisation that invites says so, and an invitation is for one address', async ({
  page,
  house: { product, admin },
}) => {
  await call(admin, 'PATCH', '/organisation/policy', { joining: 'invitation' });
  await register(page, product.origin, 'otto@maple.example');
  await page.goto(await linkFor(admin, 'otto@maple.example'));
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Maple & Sons can be joined by invitation only' })).toBeVisible();

  await call(admin, 'POST', '/invitations', { email: 'guest@birch.example', role: 'viewer' });
  const link = await linkFor(admin, 'guest@birch.example');
  await admin.goto(link);
  await expect(admin.getByText('the invitation is for guest@birch.example')).toBeVisible();
  await page.goto(link.replace(/token=.*/, 'token=nonsense'));
  await expect(page.getByRole('heading', { name: 'This invitation is not valid' })).toBeVisible();
});

test('single sign-on: a click through the provider, a request, and in once it is approved', async ({
  page,
  house: { product, admin },
}) => {
  const { origin } = product;
  await call(admin, 'PATCH', '/organisation/policy', { joining: 'request', proof: ADMINISTRATOR.password });
  await page.goto(`${origin}/app/iso27001`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: 'Continue with Maple ID' }).click();
  await page.getByPlaceholder('Enter any login').fill('olga');
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${origin}/waiting`);
  await expect(page.getByRole('heading', { name: 'Waiting for Maple & Sons' })).toBeVisible();

  const requests = await call(admin, 'GET', '/requests?status=pending');
  await call(admin, 'POST', `/requests/${requests.body[0].id}/approval`, { role: 'auditor' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/app/);
});

test('what went wrong at the provider is said on the page to sign in', async ({ page, house: { product } }) => {
  const { origin } = product;
  await page.goto(`${origin}/login?redirect=/app/iso27001`);
  await page.getByRole('link', { name: 'Continue with Maple ID' }).click();
  await page.getByPlaceholder('Enter any login').fill('vague');
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByText('You did not agree at the provider')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Maple ID' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The provider has not verified your e-mail address')).toBeVisible();
});
