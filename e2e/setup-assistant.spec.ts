import { expect, type Page } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const CENTER = '/app/iso-readiness-ai';

async function choose(page: Page, label: RegExp, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('four steps lead from a profile to an analysis that explains itself, and a reload keeps the answers', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(product.origin + CENTER);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await choose(page, /^Industry/, 'Technology');
  await choose(page, /^Organization size/, 'Small (11–50 people)');
  await page.getByRole('combobox', { name: 'Location' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('checkbox', { name: 'We process personal data' }).check();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Industry/ })).toHaveText('Technology');
  await expect(page.getByRole('checkbox', { name: 'We process personal data' })).toBeChecked();
  await next.click();

  await expect(page.getByRole('heading', { name: 'What you work towards' })).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'ISO 27001' }).check();
  await page.getByRole('checkbox', { name: 'GDPR' }).check();
  await choose(page, /^Timeline/, 'Standard (6–12 months)');
  await page.getByRole('spinbutton', { name: 'Hours a week' }).fill('20');
  await next.click();

  await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible({ timeout: 15_000 });
  const frameworks = page.getByRole('region', { name: 'Priority frameworks' });
  await frameworks.getByText('Why?').first().click();
  await expect(frameworks.getByText(/established in the European Economic Area/)).toBeVisible();
  await expect(page.getByText('None are shown:', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible({ timeout: 15_000 });
});

test('a framework is taken into use, and the roadmap becomes tasks once', async ({ signedIn: page, product }) => {
  await page.goto(product.origin + CENTER);
  await page.getByRole('button', { name: 'Use GDPR' }).click({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Use GDPR' })).toBeHidden();
  const roadmap = page.getByRole('region', { name: 'Implementation roadmap' });
  await roadmap.getByRole('button', { name: /^Make \d+ tasks of it/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Make \d+ tasks/ }).click();
  await expect(dialog).toBeHidden();
  await expect(roadmap.getByText('Task made').first()).toBeVisible();
  await expect(roadmap.getByRole('button', { name: /^Make 0 tasks of it/ })).toHaveAttribute('aria-disabled', 'true');
});

test('what the profile lacks leads to where it is filled in, and a reminder becomes real', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}${CENTER}?tab=profile-insights`);
  await expect(page.getByRole('link', { name: 'Add a logo' })).toHaveAttribute('href', '/settings');
  await page.getByRole('button', { name: 'Generate AI Reminder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate AI Reminder' });
  await expect(dialog.getByRole('textbox', { name: /^Reminder/ })).toHaveValue(/Complete the profile/);
  await dialog.getByRole('button', { name: 'Create reminder' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Reminder set')).toBeVisible();
  await page.goto(`${product.origin}/app/schedule?view=tasks`);
  await expect(page.getByText(/Complete the profile/).first()).toBeVisible();
});

test('the traditional view has the score and quick actions', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}${CENTER}?tab=traditional`);
  await expect(page.getByRole('progressbar', { name: /ISO\/IEC 27001/ })).toBeVisible();
  await page.getByRole('link', { name: /^Gap Analysis/ }).click();
  await expect(page).toHaveURL(/iso-readiness\?tab=gaps/);
});
