import { expect, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { faultsOf, paint } from './axe.ts';
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
  rules: RunOptions;
}

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const VIEWS: View[] = [
  { name: '1440 px, light', width: 1440, scheme: 'light', rules: { runOnly } },
  // The scheme changes nothing but colours.
  { name: '1440 px, dark', width: 1440, scheme: 'dark', rules: { runOnly: ['color-contrast'] } },
  // Width changes what stands where, and how large: rows become cards, columns stand below each other. Colours stay.
  { name: '390 px', width: 390, scheme: 'light', rules: { runOnly, rules: { 'color-contrast': { enabled: false } } } },
];

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function isSettled(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

async function checkView(page: Page, view: View, besides: RunOptions['rules'] = {}) {
  await paint(page, view.scheme);
  const rules = { ...view.rules.rules, ...besides };
  expect.soft(await faultsOf(page, { ...view.rules, rules }), view.name).toEqual([]);
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
    await checkView(page, view);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/ · Clausewise$/);
  expect.soft(broken, 'faults of the page').toEqual([]);
  page.off('pageerror', note);
}

/** What lies over a page, in every view; it is opened anew where the width is another, and Escape leaves it. */
export async function checkLayer(page: Page, address: string, open: (page: Page) => Promise<void>) {
  const layer = page.locator('[role=dialog]:visible, [role=menu]:visible').first();
  let width = 0;
  for (const view of VIEWS) {
    if (view.width !== width) {
      if (width > 0) await leave(page, layer);
      width = view.width;
      await page.setViewportSize({ width, height: 900 });
      if (page.url() !== address) await page.goto(address);
      await isSettled(page);
      await open(page);
      await expect(layer).toBeVisible();
    }
    // A menu opens at the end of the page by design, outside of its landmarks.
    await checkView(page, view, { region: { enabled: false } });
  }
  await leave(page, layer);
}

async function leave(page: Page, layer: Locator) {
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
}
