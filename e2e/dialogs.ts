import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The one dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog');
export const submit = (page: Page) => dialog(page).locator('button[type=submit]');

/** What axe finds wrong with the page as it stands. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Colours on their way to others are neither.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
