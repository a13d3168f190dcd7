import { expect } from '@playwright/test';
import { test } from './product.ts';

test('a browser without scripts is told what the page is, in its language', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${product.origin}/about`);
  await expect(page).toHaveTitle('Über Clausewise · Clausewise');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('noscript').textContent()).toContain('Clausewise braucht JavaScript.');
  await context.close();
});

test('About names the standards of the catalogue, the points of risk, and every part by its licence', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/about`);
  await expect(page.getByRole('cell', { name: 'ISO/IEC 27001:2022' })).toBeVisible();
  await expect(page.getByText('123 requirements')).toBeVisible();
  await page.getByRole('button', { name: 'Show all components' }).click();
  await page.getByText(/^MIT: \d+ components/).click();
  await expect(page.getByText(/^react \d+\.\d+\.\d+$/)).toBeVisible();
});

test('the two-factor demo tells why a code passes or fails, and sends nothing', async ({ page, product }) => {
  await page.goto(`${product.origin}/2fa-demo`);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  // The visitor's app, made of the key that the page shows.
  const codeAt = (offset: number) =>
    page.evaluate(
      async ({ secret, steps }) => {
        const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
        const bits = Array.from(secret)
          .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
          .join('');
        const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
        const message = new DataView(new ArrayBuffer(8));
        message.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000) + steps));
        const algorithm = { name: 'HMAC', hash: 'SHA-1' };
        const hmac = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
        const mac = new DataView(await crypto.subtle.sign('HMAC', hmac, message.buffer));
        return String((mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
      },
      { secret: key, steps: offset },
    );
  const type = async (code: string) => {
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Check the code' }).click();
  };
  // So that the half-minute does not end between two codes.
  await page.waitForFunction(() => Math.floor(Date.now() / 1000) % 30 < 20);
  const now = await codeAt(0);
  await type('12 34');
  await expect(page.getByText('Not a code')).toBeVisible();
  await type(await codeAt(-4));
  await expect(page.getByText('Refused: the clocks differ')).toBeVisible();
  await type(now);
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await type(now);
  await expect(page.getByText('Refused: used already')).toBeVisible();
  await type(await codeAt(1));
  await expect(page.getByText('Right, but one code early')).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(key);
});

test('the route test says what a visitor and what a signed-in person would get', async ({
  page,
  signedIn,
  browser,
  product,
}) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${product.origin}/route-test`);
  await expect(visitor.getByText('You are not signed in.')).toBeVisible();
  const row = (window: typeof page, path: string) =>
    window.getByRole('row').filter({ has: window.getByRole('link', { name: path, exact: true }) });
  await expect(row(visitor, '/about')).toContainText('The page');
  await expect(row(visitor, '/app/document-check')).toContainText('Sent to /login');
  await expect(row(visitor, '/app/document-check')).toContainText('documents.view');
  await context.close();
  await signedIn.goto(`${product.origin}/route-test`);
  await expect(row(signedIn, '/app/document-check')).toContainText('The page');
  await expect(row(signedIn, '/login')).toContainText('Sent to /app');
});

test('one’s own session is explained, and the cookie never shown', async ({ signedIn, cookie, product }) => {
  await signedIn.goto(`${product.origin}/debug-auth`);
  await expect(signedIn.getByText('Signed in', { exact: true })).toBeVisible();
  await expect(signedIn.getByText('e-mail and password')).toBeVisible();
  await expect(signedIn.getByText('HttpOnly: no script can read it')).toBeVisible();
  const secret = cookie.split('=')[1]?.slice(0, 20) ?? '';
  expect(await signedIn.content()).not.toContain(secret);
  await signedIn.context().clearCookies();
  await signedIn.getByRole('button', { name: 'Check again' }).click();
  await expect(signedIn.getByText('Not signed in', { exact: true })).toBeVisible();
});

test('an address that leads nowhere has a way back; a page that breaks says so with a reference', async ({
  page,
  signedIn,
  product,
}) => {
  await page.goto(`${product.origin}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText(/^v\d+\.\d+\.\d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);

  await signedIn.route('**/api/v1/session', (route) => route.fulfill({ status: 200, json: { user: null } }));
  await signedIn.goto(`${product.origin}/app`);
  await expect(signedIn.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(
    signedIn.getByText(
      "Something went wrong. We're sorry, but something unexpected happened. Our team has been notified and is working on a fix.",
    ),
  ).toBeVisible();
  await expect(signedIn.getByText(/Reference: /)).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Go Home' })).toBeVisible();
});
