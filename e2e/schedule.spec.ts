import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const now = new Date();
const dayOf = (date: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), date)).toISOString().slice(0, 10);
const [TENTH, TWELFTH, THIRTEENTH] = [dayOf(10), dayOf(12), dayOf(13)];
const NEXT = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 17)).toISOString().slice(0, 10);

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

test('a weekly event is added, one day of it is dragged, the rest is moved by keyboard', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/schedule?date=${TENTH}`);
  await cell(signedIn, TENTH).hover();
  await cell(signedIn, TENTH)
    .getByRole('button', { name: /^New event on/ })
    .click();
  const form = signedIn.getByRole('dialog', { name: 'New event' });
  await form.getByRole('button', { name: 'New event' }).click();
  await expect(form.getByText('Name the event')).toBeVisible();
  await form.getByLabel('Title').fill('Security circle');
  await form.getByRole('switch', { name: 'Whole day' }).click();
  await form.getByLabel('Time').fill('09:30');
  await form.getByLabel('Repeats').click();
  await signedIn.getByRole('option', { name: 'Weekly' }).click();
  await form.getByRole('button', { name: 'New event' }).click();
  const chip = (day: string) => cell(signedIn, day).getByRole('button', { name: /Security circle/ });
  await expect(chip(TENTH)).toBeVisible();
  await expect(chip(NEXT)).toBeVisible();

  await chip(TENTH).dragTo(cell(signedIn, TWELFTH));
  const which = signedIn.getByRole('dialog', { name: 'Move which days?' });
  await which.getByRole('button', { name: 'Move' }).click();
  await expect(chip(TWELFTH)).toBeVisible();
  await expect(chip(NEXT)).toBeVisible();

  await chip(TWELFTH).focus();
  await signedIn.keyboard.press('m');
  await signedIn.keyboard.press('ArrowRight');
  await signedIn.keyboard.press('Enter');
  await which.getByRole('button', { name: 'Move' }).click();
  await expect(chip(THIRTEENTH)).toBeVisible();
  await expect(chip(TWELFTH)).toHaveCount(0);
});

test('a review takes place and is kept as a record', async ({ signedIn, product }) => {
  await signedIn.request.post(`${product.origin}/api/v1/schedule/events`, {
    headers: { origin: product.origin },
    data: { kind: 'management-review', title: 'Management review', startsOn: TENTH },
  });
  await signedIn.goto(`${product.origin}/app/schedule?view=agenda&date=${TENTH}`);
  await signedIn
    .getByRole('button', { name: /Management review/ })
    .first()
    .click();
  const day = signedIn.getByRole('dialog', { name: 'Management review' });
  await day.getByLabel('Audit results', { exact: true }).check();
  await day.getByLabel('Note on: Audit results').fill('Two minor findings, both closed');
  await day.getByLabel('Conclusion').fill('Suitable, adequate and effective');
  await day.getByRole('button', { name: 'It took place' }).click();
  await expect(day).toBeHidden();
  await signedIn.getByRole('link', { name: 'Records' }).click();
  await signedIn.getByRole('link', { name: 'Management review' }).click();
  await expect(day.getByText('Two minor findings, both closed')).toBeVisible();
  await expect(day.getByText(/This is a record/)).toBeVisible();
});

test('a task is made, found in the week and finished', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/schedule?view=tasks`);
  await expect(signedIn.getByText('No open tasks')).toBeVisible();
  await signedIn.getByRole('button', { name: 'New task' }).click();
  const form = signedIn.getByRole('dialog', { name: 'New task' });
  await form.getByLabel('Task').fill('Book the auditor');
  await form.getByLabel('Owner').fill('Ana');
  await signedIn.getByRole('option', { name: 'Ana Ruiz' }).click();
  await form.getByRole('button', { name: 'New task' }).click();
  await signedIn.getByRole('checkbox', { name: 'Finish Book the auditor' }).click();
  await expect(signedIn.getByText('No open tasks')).toBeVisible();
  await signedIn.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(signedIn.getByRole('link', { name: 'Book the auditor' })).toBeVisible();
});

test('a secret address is told once, works without a session, and is revoked; the file is the same calendar', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/schedule`);
  await signedIn.getByRole('button', { name: 'Subscribe and remind' }).click();
  await signedIn.getByRole('button', { name: 'Make a secret address' }).click();
  const address = (await signedIn.locator('code').textContent()) ?? '';
  expect(await (await fetch(address)).text()).toContain('SUMMARY:Security circle');
  const [file] = await Promise.all([
    signedIn.waitForEvent('download'),
    signedIn.getByRole('link', { name: 'Download as .ics' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('RRULE:FREQ=WEEKLY');
  await signedIn.getByRole('button', { name: 'Revoke' }).click();
  await expect(signedIn.getByText('The address no longer works')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

test('overdue reviews of assets become tasks from the inventory, once', async ({ signedIn, product }) => {
  await signedIn.request.post(`${product.origin}/api/v1/assets`, {
    headers: { origin: product.origin },
    data: {
      name: 'Finance server',
      type: 'Server',
      category: 'Hardware',
      serialNumber: 'F-1',
      owner: 'Ana',
      dataClassification: 'Restricted',
      accessReviewDate: '2024-01-01',
    },
  });
  await signedIn.goto(`${product.origin}/app/asset-inventory?tab=compliance`);
  for (const said of ['Task made', 'There is an open task for this already.']) {
    await signedIn.getByRole('button', { name: 'Start a review' }).click();
    await signedIn.getByRole('dialog').getByRole('button', { name: 'Make a task' }).click();
    await expect(signedIn.getByText(said)).toBeVisible();
  }
  await signedIn.goto(`${product.origin}/app/schedule?view=tasks`);
  await expect(signedIn.getByRole('link', { name: 'Review who has access to Finance server' })).toHaveCount(1);
});
