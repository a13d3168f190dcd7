import { expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

test('an auditor’s questions are answered by keyboard, survive a reload and a lost connection, and make a baseline', async ({
  product,
  signedIn: page,
  context,
}) => {
  await page.goto(`${product.origin}/iso-test`);
  await page.getByRole('button', { name: 'Start the self-assessment' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'ISMS Governance & Leadership' })).toBeVisible();
  const questions = page.getByRole('radiogroup');
  const answerOf = (index: number) => questions.nth(index).getByRole('radio', { checked: true });

  // A clause always applies: its questions have three answers, and the fourth key does nothing.
  await expect(questions.first().getByRole('radio')).toHaveCount(3);
  await questions.first().getByRole('radio').first().focus();
  for (const key of ['4', '1', '2', '3']) await page.keyboard.press(key);
  await expect(answerOf(0)).toHaveText('Yes, we can show it');
  await expect(answerOf(1)).toHaveText('Partly');
  await expect(answerOf(2)).toHaveText('Not yet');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('n');
  await page.keyboard.type('Minutes of May');
  await expect(page.getByText('All answers are saved.')).toBeVisible();

  await context.setOffline(true);
  await questions.nth(3).getByRole('radio', { name: 'Partly' }).click();
  await expect(page.getByText('1 answer is not sent yet. It is kept in this browser.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('All answers are saved.')).toBeVisible();
  await expect(answerOf(3)).toHaveText('Partly');
  await expect(page.getByText('Minutes of May')).toBeVisible();
  await expect(page.getByText(/^4 of \d+ questions answered$/)).toBeVisible();

  await page.getByRole('link', { name: /^Physical Security/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Physical Security' })).toBeVisible();
  await expect(questions.first().getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByLabel('Why does this control not apply?')).toBeFocused();
  await page.keyboard.type('We have no offices');
  await expect(page.getByText('All answers are saved.')).toBeVisible();
  await page.getByRole('link', { name: /^Access Control/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Access Control' })).toBeVisible();
  await expect(questions.first().getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByText('All answers are saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Result of baseline 1');
  await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
  await page.getByRole('button', { name: /^ISMS Governance/ }).click();
  await expect(page.getByText('Minutes of May')).toBeVisible();
});

test('a baseline becomes a starting point, never more than work in progress, and is compared with the next', async ({
  product,
  signedIn: page,
}) => {
  await page.goto(`${product.origin}/iso-test?baseline=1`);
  await page.getByRole('button', { name: 'Apply as starting point' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Not Started → In Progress · you say you can show all of it')).toBeVisible();
  await expect(dialog.getByText('Excluded · We have no offices')).toBeVisible();
  await dialog.getByRole('button', { name: /^Apply \d+ changes$/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${product.origin}/app/iso27001/A.5.15`);
  await expect(page.getByText('In Progress').first()).toBeVisible();

  await page.goto(`${product.origin}/iso-test`);
  await page.getByRole('button', { name: 'Start from the answers of baseline 1' }).click();
  await page.getByRole('link', { name: /^Access Control/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Access Control' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('radiogroup').nth(5).getByRole('radio', { name: 'Yes, we can show it' }).click();
  await expect(page.getByText('All answers are saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Result of baseline 2');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('link', { name: /^Compare with baseline 1/ }).click();
  const row = page.getByRole('row', { name: /^Access Control/ });
  await expect(row.getByRole('cell').last()).toHaveText(/^\+\d+ points?$/);
});
