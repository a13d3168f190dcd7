import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { reachShared } from './ground.ts';
import { signIn, test as base } from './product.ts';

/** One page of a visitor and one of the demo's administrator go through all addresses: what the browser has loaded once, it keeps. */
export const test = base.extend<object, { visitor: Page; administrator: Page }>({
  visitor: [async ({ browser }, use) => use(await browser.newPage({ locale: 'en-GB' })), { scope: 'worker' }],
  administrator: [
    async ({ browser, product }, use) => {
      const page = await browser.newPage({ locale: 'en-GB' });
      await signIn(page.context(), product, reachShared().administrator);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

interface View {
  name: string;
  width: number;
  scheme: 'light' | 'dark';
  /** What may be otherwise than in the view before. */
  ask: (axe: AxeBuilder) => AxeBuilder;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const VIEWS: View[] = [
  { name: '1440 px, light', width: 1440, scheme: 'light', ask: (axe) => axe.withTags(RULES) },
  // The scheme changes nothing but colours.
  { name: '1440 px, dark', width: 1440, scheme: 'dark', ask: (axe) => axe.withRules('color-contrast') },
  // Width changes what stands where, and how large: rows become cards, columns stand below each other. Colours stay.
  {
    name: '390 px',
    width: 390,
    scheme: 'light',
    ask: (axe) => axe.withTags(RULES).disableRules('color-contrast'),
  },
];

/** What axe holds against the page as it stands, in a form that a failure can be mended from. */
async function faultsOf(page: Page, { ask }: View, isLayer: boolean): Promise<string[]> {
  // No page here has a frame, for which alone the other mode opens a window each time.
  const axe = ask(new AxeBuilder({ page }).setLegacyMode());
  // A menu opens at the end of the page by design, outside of its landmarks.
  if (isLayer) axe.disableRules('region');
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

async function checkView(page: Page, view: View, isLayer: boolean) {
  await paint(page, view.scheme);
  expect.soft(await faultsOf(page, view, isLayer), view.name).toEqual([]);
  expect.soft(await scrollsSideways(page), `${view.name} scrolls sideways`).toBe(false);
}

/** A page in every view: all that is asked once, and what is otherwise in the dark and on a phone. */
export async function checkPage(page: Page, address: string) {
  const broken: string[] = [];
  const note = (error: Error) => broken.push(error.message);
  page.on('pageerror', note);
  await page.setViewportSize({ width: VIEWS[0]!.width, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
  for (const view of VIEWS) {
    await page.setViewportSize({ width: view.width, height: 900 });
    await isSettled(page);
    await checkView(page, view, false);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/ · Clausewise$/);
  expect.soft(broken, 'faults of the page').toEqual([]);
  page.off('pageerror', note);
}

/** What lies over a page, in every view; it is opened anew where the width is another. */
export async function checkLayer(page: Page, address: string, open: (page: Page) => Promise<void>) {
  let width = 0;
  for (const view of VIEWS) {
    if (view.width !== width) {
      width = view.width;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await isSettled(page);
      await open(page);
      await expect(page.locator('[role=dialog]:visible, [role=menu]:visible').first()).toBeVisible();
    }
    await checkView(page, view, true);
  }
}
