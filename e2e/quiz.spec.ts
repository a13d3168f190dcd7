import { type Page, expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

/** Answers the question by the key 1 and goes on by Enter, until the round is over. */
async function playThrough(page: Page): Promise<void> {
  const result = page.getByRole('heading', { level: 2, name: /^\d+ of \d+ right$/ });
  const next = page.getByRole('button', { name: /^(Next question|See the result)$/ });
  const asked = page.getByRole('list', { name: 'Answers' });
  for (let question = 0; question < 24; question += 1) {
    await expect(asked.or(result)).toBeVisible();
    if (await result.isVisible()) break;
    await page.keyboard.press('1');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(next).toBeHidden();
  }
  await expect(result).toBeFocused();
}

test('a visitor plays by keyboard, hears why, and finds the progress again', async ({ product, page }) => {
  await page.goto(`${product.origin}/iso-quiz`);
  await page.getByLabel('Standard').selectOption('HIPAA Security Rule');
  await page.getByRole('button', { name: 'Basics' }).click();
  await expect(page).toHaveURL(/standard=hipaa-security&level=1/);
  await page.getByLabel(/^Against the clock/).uncheck();
  await page.getByRole('button', { name: 'Start a round' }).click();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(page.getByText(/^HIPAA .* · 164\.|164\.3\d\d/).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await playThrough(page);
  await expect(page.getByRole('heading', { name: 'What to read next' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByLabel(/^Against the clock/)).not.toBeChecked();
});

test('a result that counts is kept, filed as evidence of competence, and seen on the score board', async ({
  product,
  signedIn: page,
}) => {
  await page.goto(`${product.origin}/iso-quiz`);
  await page.getByLabel('Standard of the round').selectOption('GDPR');
  await page.getByRole('button', { name: 'Begin' }).click();
  await playThrough(page);
  await page.getByRole('button', { name: 'Keep as a record' }).click();
  await expect(page.getByRole('button', { name: 'Kept. Take back' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.getByRole('button', { name: 'Let me appear' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('(you)');
  await page.getByRole('grid', { name: 'Kept results' }).getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'File as evidence' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'File and accept' }).click();
  await expect(page.getByRole('link', { name: 'Open the record' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Competence record/ })).toBeVisible();
});
