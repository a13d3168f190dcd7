import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../test/product.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const CATEGORIES = [
  'General',
  'Users & Roles',
  'Policies',
  'Notifications',
  'Integration',
  'Security & Audit',
  'Data Management',
  'Workflow & Automation',
  'Regulatory Mapping',
  'Support & Logs',
];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><script>document.title='hacked'</script><rect width="100" height="40" fill="#0a5"/></svg>`;

const scheme = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-scheme'));
const primary = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-primary'));

test('ten categories in their order, opening on General; the way to the dashboard replaces the page', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app`);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Settings',
    'Get Started (Choose Compliance)',
    'Change Password',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General');
  await expect(page.getByRole('navigation', { name: 'Settings categories' }).getByRole('listitem')).toHaveText(
    CATEGORIES,
  );
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toHaveText(/Dashboard\s*>\s*Settings\s*>\s*Notifications/);
  await trail.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);
});

test('name, timezone and framework are saved, act at once, and unsaved changes are asked about', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/settings`);
  const name = page.getByLabel('Company name');
  await name.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await name.fill('Birch & Co');
  await page.getByRole('link', { name: 'Policies', exact: true }).click();
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Birch & Co');

  const zone = page.getByRole('combobox', { name: 'Timezone' });
  await zone.click();
  await expect(page.getByRole('option').nth(1)).toHaveText('Eastern Time (America/New York)');
  await zone.fill('tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await page.getByRole('combobox', { name: 'Primary compliance framework' }).click();
  await page.getByRole('option', { name: 'SOC 2' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await expect(page.getByText('Settings saved successfully!')).toBeHidden({ timeout: 4500 });

  await page.goto(`${product.origin}/app`);
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByText('Birch & Co')).toBeVisible();
  await expect(page.getByText('Primary: SOC 2')).toBeVisible();
  const session = await page.request.get(`${product.origin}/api/v1/session`);
  expect((await session.json()).organisation).toMatchObject({ timezone: 'Asia/Tokyo', primaryFramework: 'SOC 2' });
});

test('colors of one’s own are applied at once, and stay', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/settings`);
  await expect.poll(() => primary(page)).not.toBe('');
  await page.getByRole('button', { name: 'Customize colors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brand colors' });
  await dialog.getByLabel('Primary').fill('#0a5');
  await dialog.getByRole('button', { name: 'Apply Colors' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => primary(page)).toBe('#0a5');
  await page.reload();
  expect(await primary(page)).toBe('#0a5');
});

test('a logo is drawn anew, shown in the shell, previewed and removed; what is none is refused in words', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/settings`);
  const field = page.getByLabel('Upload logo', { exact: true }).and(page.locator('input'));
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(page.getByText('Please select a valid image file')).toBeVisible();
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await field.setInputFiles(large);
  await expect(page.getByText('File size must be less than 5MB')).toBeVisible();
  await field.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('Please select a valid image file')).toBeVisible();

  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
  const logo = page.getByRole('img', { name: 'Logo of Birch & Co' });
  await expect(logo).toBeVisible();
  // Its place is there before the picture has come.
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Logo preview' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.title()).not.toBe('hacked');

  await page.goto(`${product.origin}/app`);
  await expect(page.locator('nav img[src*="/organisation/logo/"]')).toHaveCount(1);
  await page.goto(`${product.origin}/settings`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(logo).toBeHidden();
});

test('dark mode follows the person to another device', async ({ signedIn: page, cookie, product, browser }) => {
  await page.goto(`${product.origin}/settings`);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect.poll(() => scheme(page)).toBe('dark');
  // The way to the other device takes longer than the request.
  await kept;
  const other = await browser.newContext({ colorScheme: 'light' });
  const [name = '', ...value] = cookie.split('=');
  await other.addCookies([{ name, value: value.join('='), url: product.origin }]);
  const device = await other.newPage();
  await device.goto(`${product.origin}/app`);
  await expect.poll(() => scheme(device)).toBe('dark');
  await other.close();
});

test('Reset to Defaults asks, and brings back all but the name', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/settings`);
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Reset to the defaults?' });
  await ask.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByLabel('Company name')).toHaveValue('Birch & Co');
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveValue('UTC');
  await expect.poll(() => primary(page)).toBe('#3b82f6');
});

test('a policy names its bounds, refuses to lock everybody out, and warns before it hits people', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/settings/policies`);
  await page.getByLabel('Minimum length').fill('8');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter a whole number between 12 and 64')).toBeVisible();
  await page.getByLabel('Minimum length').fill('14');

  await page.getByLabel('E-mail and password').uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Save these rules?' });
  await ask.getByRole('button', { name: 'Save the rules' }).click();
  await expect(page.getByText('Nobody could sign in')).toBeVisible();
  await page.getByLabel('E-mail and password').check();

  await page.getByLabel('Review documents every').fill('6');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Minimum length')).toHaveValue('14');
  await expect(page.getByLabel('Review documents every')).toHaveValue('6');

  await page.getByLabel('Minimum length').fill('12');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const proving = page.getByRole('dialog', { name: 'This lowers what is demanded' });
  await proving.getByLabel(/Your password/).fill('not my password');
  await proving.getByRole('button', { name: 'Lower it' }).click();
  await expect(proving.getByLabel(/Your password/)).toHaveAttribute('aria-invalid', 'true');
  await proving.getByLabel(/Your password/).fill(ADMINISTRATOR.password);
  await proving.getByRole('button', { name: 'Lower it' }).click();
  await expect(proving).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Minimum length')).toHaveValue('12');
});

test('on a phone the categories are one select', async ({ signedIn: page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.origin}/settings`);
  await page.getByRole('combobox', { name: 'Settings categories' }).click();
  await page.getByRole('option', { name: 'Policies' }).click();
  await expect(page).toHaveURL(/\/settings\/policies$/);
});
