import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe holds against the page as it stands, in a form that a failure can be mended from. */
export async function faultsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  const isThere = await page.evaluate(async () => {
    // Colours on their way to others are neither.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(axe.source);
  // What is well is counted by the thousand, and nobody reads it. No page here has a frame.
  const asked: RunOptions = { resultTypes: ['violations'], iframes: false, ...options };
  return page.evaluate(async (how) => {
    const { violations } = await window.axe.run(document, how);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
  }, asked);
}

/** Shows the page as it stands in a scheme, at once. */
export const paint = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((chosen) => {
    document.documentElement.setAttribute('data-switching', '');
    document.documentElement.setAttribute('data-scheme', chosen);
  }, scheme);
