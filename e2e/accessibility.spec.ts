import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { journey } from './product.ts';

const test = journey({ isDemo: true });

const PUBLIC = ['/', '/login', '/setup-admin', '/no/such/page'];
const SIGNED_IN = [
  '/app',
  '/app/iso-readiness',
  '/app/iso-readiness?tab=gaps',
  '/app/iso27001',
  '/app/iso27001/A.5.15',
  '/app/iso27001/statement',
  '/app/document-check',
  '/app/document-check/review',
  '/app/asset-inventory',
  '/app/asset-inventory?tab=assets',
  '/app/audit-trail',
];
const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** What axe holds against the page as it stands, in a form that a failure can be mended from. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    const check = async (page: Page, origin: string, paths: string[]) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), scheme);
      for (const path of paths) {
        await page.goto(origin + path, { waitUntil: 'load' });
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
        expect.soft(await faultsOf(page), `${path} ${scheme} ${width}`).toEqual([]);
        expect.soft(await scrollsSideways(page), `${path} ${scheme} ${width} scrolls sideways`).toBe(false);
      }
    };
    test(`public pages, ${scheme}, ${width} px`, async ({ page, product }) => {
      test.setTimeout(120_000);
      await check(page, product.origin, PUBLIC);
    });
    test(`signed-in pages, ${scheme}, ${width} px`, async ({ signedIn, product }) => {
      test.setTimeout(240_000);
      await check(signedIn, product.origin, SIGNED_IN);
    });
  }
}
