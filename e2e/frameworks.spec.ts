import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const POLICY = `Access Control Policy

1. Registering and removing users
Every user account is requested by the manager, approved by the owner of the system and created by IT before access is granted.
Accounts of leavers are removed on their last day. Access rights are reviewed every quarter and changes are recorded.

2. Logical access
Access to systems needs a personal user account, a password of at least fourteen characters and multi-factor authentication.
Access is granted by role, according to least privilege.
`;
const ENVIRONMENT = `Environmental Policy

1. Environmental aspects
We determine our environmental aspects and significant environmental aspects from a life cycle perspective. The register of environmental aspects and impacts
is updated every year.

2. Management review
Top management reviews the environmental management system every year; the minutes of the management review are kept.
`;

const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

async function add(page: Page, origin: string, file: ReturnType<typeof text>) {
  await page.goto(`${origin}/app/document-check`);
  const chooser = page.locator('input[type="file"]').first();
  // A library that has documents keeps the place to drop more folded.
  await expect(chooser.or(page.getByRole('button', { name: 'Add Documents' })).first()).toBeAttached();
  if ((await chooser.count()) === 0) await page.getByRole('button', { name: 'Add Documents' }).click();
  await chooser.setInputFiles(file);
  // Suggestions of documents that were there before say nothing of this one.
  const line = page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: file.name });
  await expect(line).toContainText(/\d+ suggestions?/, { timeout: 30_000 });
}

test('SOC 2 is taken into use beside ISO 27001, which nobody can give up', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app`);
  await page.getByRole('link', { name: 'Frameworks', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frameworks');
  await expect(page.getByRole('button', { name: 'Stop using ISO/IEC 27001:2022' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Use SOC 2' }).click();
  await expect(page.getByText('SOC 2 is in use. Your documents are being matched against it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open SOC 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop using SOC 2' })).toBeVisible();
  expect(await faultsOf(page, { runOnly: ['wcag2a', 'wcag2aa'] })).toEqual([]);
});

test('a policy gets suggestions of both, and accepting one for SOC 2 moves SOC 2 alone', async ({
  signedIn: page,
  product,
}) => {
  await add(page, product.origin, text('Access_Control_Policy.txt', POLICY));
  await page.goto(`${product.origin}/app/document-check/review`);
  const cards = page.locator('section', { has: page.locator('[data-suggestion]') });
  await expect(cards.filter({ hasText: 'ISO/IEC 27001:2022' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Framework' }).click();
  await page.getByRole('option', { name: 'SOC 2' }).click();
  await expect(page).toHaveURL(/framework=soc-2-2017/);
  await expect(cards.filter({ hasText: 'ISO/IEC 27001:2022' })).toHaveCount(0);
  const first = cards.filter({ hasText: 'SOC 2' }).first();
  const [id = ''] = (await first.getByRole('heading').first().innerText()).split(' ');
  await first.getByRole('button', { name: 'Accept as implemented' }).first().click();
  await expect(page.getByText(new RegExp(`${id.replace('.', '\\.')}.* has accepted evidence`)).first()).toBeVisible();

  await page.goto(`${product.origin}/app/frameworks/soc-2-2017?status=Implemented`);
  await expect(page.getByText('1 of 61 requirements').first()).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${id.replace('.', '\\.')} · Criterion`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id);
  await expect(
    page.getByRole('region', { name: 'Accepted evidence' }).getByText('Access Control Policy'),
  ).toBeVisible();

  await page.goto(`${product.origin}/app/frameworks`);
  await expect(card(page, 'SOC 2').getByText('1% with accepted evidence')).toBeVisible();
  await expect(card(page, 'ISO/IEC 27001:2022').getByText('0% with accepted evidence')).toBeVisible();
});

test('given up and used again, SOC 2 still has what was accepted', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/frameworks`);
  await page.getByRole('button', { name: 'Stop using SOC 2' }).click();
  await page.getByRole('button', { name: 'Stop using it' }).click();
  await expect(page.getByText('Kept on record: 1 decided requirements, 1 pieces of evidence.')).toBeVisible();
  await page.getByRole('button', { name: 'Use SOC 2' }).click();
  await expect(card(page, 'SOC 2').getByText('1% with accepted evidence')).toBeVisible();
});

test('evidence moves to the next edition of ISO 14001 and back', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/frameworks`);
  await page.getByRole('button', { name: 'Use ISO 14001:2015' }).click();
  await expect(page.getByRole('link', { name: 'Move to ISO 14001:2026' })).toBeVisible();
  await add(page, product.origin, text('Environmental_Policy.txt', ENVIRONMENT));
  await page.goto(`${product.origin}/app/document-check/review?framework=iso-14001-2015`);
  await page.getByRole('button', { name: 'Accept as implemented' }).first().click();
  await expect(page.getByText('has accepted evidence').first()).toBeVisible();

  await page.goto(`${product.origin}/app/frameworks/iso-14001-2026/edition-change`);
  await page.getByRole('button', { name: /^1 New/ }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move to ISO 14001:2026' }).click();
  await page.getByRole('button', { name: 'Move on' }).click();
  await expect(page.getByText('You work with ISO 14001:2026 now.')).toBeVisible();
  await page.goto(`${product.origin}/app/frameworks/iso-14001-2026?evidence=with`);
  await expect(page.getByText('Implemented').first()).toBeVisible();
  await page
    .getByRole('link', { name: / · Clause/ })
    .first()
    .click();
  await expect(page.getByText(/Carried over from ISO 14001:2015/).first()).toBeVisible();

  await page.goto(`${product.origin}/app/frameworks/iso-14001-2026/edition-change`);
  await page.getByRole('button', { name: 'Go back to ISO 14001:2015' }).click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByText('You work with ISO 14001:2015 now.')).toBeVisible();
});

test('addresses of ISO 27001 lead to its own page', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/frameworks/iso-27001-2022/A.5.15`);
  await expect(page).toHaveURL(/\/app\/iso27001\/A\.5\.15$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A.5.15');
});
