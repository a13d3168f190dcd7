import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../test/product.ts';
import { journey, signIn } from './product.ts';

/** One page of a visitor and one of the administrator go through all addresses: what the browser has loaded once, it keeps. */
const test = journey({ isDemo: true }).extend<object, { visitor: Page; administrator: Page }>({
  visitor: [async ({ browser }, use) => use(await browser.newPage({ locale: 'en-GB' })), { scope: 'worker' }],
  administrator: [
    async ({ browser, product, cookie }, use) => {
      const page = await browser.newPage({ locale: 'en-GB' });
      await signIn(page.context(), product, cookie);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

const PUBLIC = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/2fa-demo',
  '/iso-quiz',
  '/admin-login',
  '/setup-admin',
  '/route-test',
  '/debug-auth',
  '/no/such/page',
];
const SIGNED_IN = [
  '/app',
  '/app/iso-readiness',
  '/app/iso-readiness?tab=gaps',
  '/app/iso-readiness-ai',
  '/app/iso-readiness-ai?tab=document-ai',
  '/app/iso-readiness-ai?tab=traditional',
  '/app/iso-readiness-ai?tab=evidence-validation',
  // A few of the 123 rows, which are all alike.
  '/app/iso27001?q=access',
  '/app/iso27001/A.5.15',
  '/app/iso27001/statement',
  '/app/document-check',
  '/app/document-check/review',
  '/app/document-check/check?severity=high',
  '/app/document-check/search?q=access',
  '/app/document-check/mine',
  '/app/asset-inventory',
  '/app/asset-inventory?tab=assets',
  '/app/schedule',
  '/app/risk-management',
  '/app/vendor-risk',
  '/app/vendor-risk/questionnaires',
  '/app/vendor-risk/assessments/questions',
  '/app/vendor-risk/agreements',
  '/app/risk-management?tab=register',
  '/app/risk-management?tab=library',
  '/app/risk-management?tab=method',
  '/app/schedule?view=agenda',
  '/app/schedule?view=tasks',
  '/app/security-awareness',
  '/app/security-awareness?view=reports',
  '/app/security-awareness?view=campaigns',
  '/app/security-awareness/courses/phishing?part=four-pressures',
  '/app/audit-trail',
  '/dashboard-direct',
  '/settings',
  '/settings/users-and-roles',
  '/settings/users-and-roles?tab=roles',
  '/settings/policies',
  '/settings/notifications',
  '/settings/notifications?tab=organisation',
  '/settings/workflow-and-automation',
  '/settings/workflow-and-automation?tab=ready',
  '/settings/workflow-and-automation?tab=log',
  '/settings/integration',
  '/settings/security-and-audit',
  '/settings/data-management',
  '/settings/regulatory-mapping',
  '/settings/regulatory-mapping?tab=frameworks',
  '/settings/support-and-logs',
  '/change-password',
];
const ADMINISTRATION = [
  '/admin',
  '/admin?tab=organisations',
  '/admin?tab=sessions',
  '/admin?tab=outbox',
  '/admin-dashboard',
  '/admin-analytics',
];
const WIDTHS = [1440, 390];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What lies over a page and where it is opened. */
const LAYERS: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'asset wizard',
    path: '/app/asset-inventory?tab=assets',
    open: (page) => page.getByRole('button', { name: 'Add Asset' }).click(),
  },
  {
    name: 'import wizard',
    path: '/app/asset-inventory?tab=assets',
    open: (page) => page.getByRole('button', { name: 'Import', exact: true }).click(),
  },
  {
    name: 'asset details',
    path: '/app/asset-inventory?tab=assets',
    open: (page) => page.getByRole('link', { name: 'Access point guests' }).click(),
  },
  {
    name: 'dialog of links',
    path: '/app/iso27001/A.5.15',
    open: (page) => page.getByRole('button', { name: 'Link assets' }).click(),
  },
  {
    name: 'branding dialog',
    path: '/settings',
    open: (page) => page.getByRole('button', { name: 'Customize colors' }).click(),
  },
  ...['Add User', 'Import Users (CSV)', 'Reset All Passwords', 'Actions for'].map((name) => ({
    name,
    path: '/settings/users-and-roles',
    open: (page: Page) => page.getByRole('button', { name }).first().click(),
  })),
  {
    name: 'rule builder',
    path: '/settings/workflow-and-automation',
    open: (page) => page.getByRole('button', { name: 'New rule' }).first().click(),
  },
  {
    name: 'webhook endpoint',
    path: '/settings/integration',
    open: (page) => page.getByRole('button', { name: 'Add endpoint' }).first().click(),
  },
  {
    name: 'role editor',
    path: '/settings/users-and-roles?tab=roles',
    open: (page) => page.getByRole('button', { name: 'Add Role' }).click(),
  },
  { name: 'command palette', path: '/app', open: (page) => page.keyboard.press('Control+k') },
  { name: 'account menu', path: '/app', open: (page) => page.getByRole('button', { name: /^Account/ }).click() },
  {
    name: 'notifications',
    path: '/app',
    open: (page) => page.getByRole('button', { name: /notification/i }).click(),
  },
  {
    name: 'bulk acceptance',
    path: '/app/document-check/review',
    open: (page) => page.getByRole('button', { name: /^Accept (all \d+|the) strong/ }).click(),
  },
];

/** What axe holds against the page as it stands, in a form that a failure can be mended from. */
async function faultsOf(page: Page, { isDark = false, isLayer = false } = {}): Promise<string[]> {
  // No page here has a frame, for which alone the other mode opens a window each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The scheme changes nothing but colours.
  if (isDark) axe.withRules('color-contrast');
  else axe.withTags(RULES);
  // A menu opens at the end of the page by design, outside of its landmarks.
  if (isLayer && !isDark) axe.disableRules('region');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const paint = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((chosen) => {
    document.documentElement.setAttribute('data-switching', '');
    document.documentElement.setAttribute('data-scheme', chosen);
  }, scheme);

async function isSettled(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

async function checkSchemes(page: Page, name: string, isLayer = false) {
  for (const scheme of ['light', 'dark'] as const) {
    await paint(page, scheme);
    expect.soft(await faultsOf(page, { isDark: scheme === 'dark', isLayer }), `${name}, ${scheme}`).toEqual([]);
  }
}

async function checkPage(page: Page, address: string) {
  const broken: string[] = [];
  const note = (error: Error) => broken.push(error.message);
  page.on('pageerror', note);
  await page.goto(address, { waitUntil: 'load' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await isSettled(page);
    await checkSchemes(page, `${width} px`);
    expect.soft(await scrollsSideways(page), `${width} px scrolls sideways`).toBe(false);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/ · Clausewise$/);
  expect.soft(broken, 'faults of the page').toEqual([]);
  page.off('pageerror', note);
}

for (const path of PUBLIC) {
  test(`${path} in both widths and schemes`, async ({ visitor, product, cookie }) => {
    expect(cookie).not.toBe('');
    await checkPage(visitor, product.origin + path);
  });
}

for (const path of SIGNED_IN) {
  test(`${path} in both widths and schemes`, async ({ administrator, product }) =>
    checkPage(administrator, product.origin + path));
}

for (const path of ADMINISTRATION) {
  test(`${path} in both widths and schemes`, async ({ page, product, cookie }) => {
    expect(cookie).not.toBe('');
    // By its own door: opening the administration ends the session that somebody came with.
    await page.goto(`${product.origin}/admin-login`);
    await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
    await page.locator('input[name=password]').fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Open the administration' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await checkPage(page, product.origin + path);
  });
}

const VENDOR = { name: 'Northwind', tier: 'Low', industry: 'Hosting' };
const OUTAGE = {
  kind: 'incident',
  title: 'Outage',
  severity: 'high',
  happenedOn: '2026-03-10',
  affected: 'down',
  startedAt: '2026-03-10T08:00:00Z',
};
const SLA = 'The Provider guarantees an availability of 99.9 % per calendar month. Credits are the sole remedy.';

test('a vendor, its agreement, its assessment and the page that it answers on, in both widths and schemes', async ({
  administrator,
  visitor,
  product: { origin },
}) => {
  test.slow();
  const post = async (path: string, data: object) =>
    (await administrator.request.post(`${origin}/api/v1${path}`, { data, headers: { origin } })).json();
  const { id } = await post('/vendors', VENDOR);
  await post(`/vendors/${id}/records`, { facts: OUTAGE });
  const agreement = await post('/agreements', { title: 'SLA', vendorId: id, text: SLA, effectiveOn: '2026-03-01' });
  const assessment = await post(`/vendors/${id}/assessments`, {});
  const link = await post(`/vendor-assessments/${assessment.id}/links`, {});
  const area = `${origin}/app/vendor-risk`;
  for (const path of [id, `agreements/${agreement.id}`, `assessments/${assessment.id}`])
    await checkPage(administrator, `${area}/${path}`);
  await checkPage(visitor, link.address);
});

for (const { name, path, open } of LAYERS) {
  test(`${name}, opened in both widths`, async ({ administrator: page, product }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.origin + path);
      await isSettled(page);
      await open(page);
      await expect(page.locator('[role=dialog]:visible, [role=menu]:visible').first()).toBeVisible();
      await checkSchemes(page, `${width} px`, true);
    }
  });
}
