import { expect, type Page } from '@playwright/test';
import { type FakeModel, inventing, startFakeModel, well } from '../test/language-model.ts';
import { ownProduct } from './product.ts';

const PORT = 25_000 + (process.pid % 2000);
const test = ownProduct({
  environment: {
    LLM_BASE_URL: `http://127.0.0.1:${PORT}/v1`,
    LLM_MODEL: 'house-model',
    LLM_ALLOWED_URLS: `http://127.0.0.1:${PORT}/own/v1`,
    LLM_PRIVATE_HOSTS: `127.0.0.1:${PORT}`,
  },
});
test.describe.configure({ mode: 'serial' });

let fake: FakeModel;
test.beforeAll(async () => {
  fake = await startFakeModel(PORT);
});
test.afterAll(() => fake.stop());

const policy = (name: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Backup Policy ${name}

Every night a full copy of the order database, the file server and the mail system is written to the backup appliance.
Backups are kept for 35 days; the copy of the last day of a month is kept for one year.
A randomly chosen system is restored every quarter to an isolated host; the restore test is written up with date, duration and result.
`),
});

const card = (page: Page) => page.locator('form', { has: page.getByRole('switch') });

/** Through Document AI, and on to the page of the document. */
async function addDocument(page: Page, origin: string, name: string) {
  await page.goto(`${origin}/app/iso-readiness-ai?tab=document-ai`);
  await page.locator('input[type="file"]').setInputFiles(policy(name));
  await expect(page.getByRole('heading', { name: 'Suggested clauses' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Open in the library' }).click();
  await expect(page.getByRole('heading', { name: 'Suggestions', exact: true })).toBeVisible();
}

test('it is off, says what would be sent, and is switched on only by agreeing', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/settings/integration`);
  const form = card(page);
  await expect(form.getByRole('switch')).not.toBeChecked();
  await form.getByRole('switch').check();
  await expect(form.getByText(`What is sent to 127.0.0.1:${PORT}`)).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Agree to what is sent, or leave it off')).toBeVisible();
  expect(fake.asked).toEqual([]);

  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByText('The model answers in the form that is needed.')).toBeVisible();
  fake.behave(() => ({ status: 401 }));
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByText('It refused the key.')).toBeVisible();

  await form.getByRole('checkbox').check();
  await form.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: '/own/v1' }).click();
  // Agreed for one service is not agreed for another.
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await form.getByRole('textbox', { name: 'Model' }).fill('our-model');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The language model is on')).toBeVisible();
});

test('suggestions say who is behind them', async ({ signedIn: page, product }) => {
  fake.behave(well);
  await addDocument(page, product.origin, 'First');
  await expect(page.getByText('Rules + our-model').first()).toBeVisible();
  await page.getByRole('button', { name: /^Why/ }).first().click();
  await expect(page.getByText('A language model was asked, and its answer checked').first()).toBeVisible();
});

test('what the text does not bear out is removed and counted, what fails is said', async ({
  signedIn: page,
  product,
}) => {
  fake.behave(inventing);
  await addDocument(page, product.origin, 'Second');
  await expect(page.getByText(/statements removed: not supported by the text/)).toBeVisible();
  await expect(page.getByText('Rules', { exact: true }).first()).toBeVisible();
  fake.behave(() => ({ status: 500 }));
  await addDocument(page, product.origin, 'Third');
  await expect(page.getByText('Rules only')).toBeVisible();
  await expect(page.getByText(/our-model was asked\. It answered with an error\./)).toBeVisible();
});
