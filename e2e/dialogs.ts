import type { Page } from '@playwright/test';

/** The one dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog');
export const submit = (page: Page) => dialog(page).locator('button[type=submit]');
