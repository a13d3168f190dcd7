import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const YEAR = new Date().getUTCFullYear();
const PASSWORDS = `Password Policy

Owner: Head of IT. Approved by the board on 2 January ${YEAR}.

1. Passwords
Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared, written down or sent by e-mail.
Passwords must be stored in the password manager that the company provides. Default passwords are changed before a system is used.
`;
const THIN = `Access Control Policy

Owner: [Name]

1. Policy
Access to systems must be restricted to authorised users. Access is granted according to need to know. Further rules for access control are to be defined.
`;
const REVIEW = `Access rights review record of the ERP

Review date: 2 January ${YEAR}. Owner: Head of Finance. Signed by Maria Keller, head of finance, on 3 January ${YEAR}.

1. Requests and approvals
Each access request is approved by the owner of the system before access rights are granted. Tickets ACC-1041 to ACC-1077 were checked.

2. Leavers
When somebody leaves, access is revoked within 24 hours. On role change the old access rights are removed.

3. Review of access rights
Access rights are reviewed every quarter. In this access review all 148 accounts were compared with the list of employees on 1 January ${YEAR}.
`;

const FAILED = `User access review of the finance applications

Review period: 1 July to 30 September ${YEAR - 1}. Prepared on 12 October ${YEAR - 1} by Ines Duarte, IT operations.

1. Result
Application owners did not review the access rights of their users. The review of the payroll system was skipped because its owner was on leave.
The access rights of 37 leavers were not revoked, and 11 of these accounts were used after the last working day.

2. Approvals and records
New access was granted without approval of the owner in 64 of 80 sampled tickets. No records of the review were kept.
`;

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const chooser = (page: Page) => page.locator('input[type="file"]');

async function openValidation(page: Page, origin: string, requirement: string) {
  await page.goto(`${origin}/app/iso-readiness-ai?tab=evidence-validation`);
  await page.getByRole('combobox', { name: 'Requirement' }).fill(requirement);
  await page
    .getByRole('option', { name: new RegExp(`^${requirement.replaceAll('.', '\\.')} `) })
    .first()
    .click();
}

async function validate(page: Page, origin: string, requirement: string, file: ReturnType<typeof text>) {
  await openValidation(page, origin, requirement);
  await chooser(page).setInputFiles(file);
  await page.getByRole('button', { name: 'Validate Evidence' }).click();
}

test('a document is uploaded, read, explained, and its classification accepted', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/iso-readiness-ai?tab=document-ai`);
  await expect(page.getByRole('heading', { name: 'AI-Enhanced ISO Readiness Center' })).toBeVisible();
  await chooser(page).setInputFiles(text('password-policy.txt', PASSWORDS));
  await expect(page.getByRole('heading', { name: 'Suggested clauses' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /^A\.5\.17 / }).first()).toBeVisible();

  const quote = page.getByTitle('Show in the text').first();
  const words = (await quote.innerText()).replaceAll(/[“”]/g, '');
  await quote.click();
  await expect(page.locator('mark[data-tone="active"]')).toHaveText(words);
  expect(PASSWORDS.replaceAll(/\s+/g, ' ')).toContain(words);
  await expect(page.getByText(/^\d of 5 covered$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible();

  await page.getByRole('button', { name: 'View AI Analysis Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Analysis Details' });
  await expect(dialog.getByRole('heading', { name: /^A\.5\.17 / })).toBeVisible();
  await page.keyboard.press('Escape');

  const link = page.getByRole('checkbox', { name: /^Link as evidence for A\.5\.17/ });
  await link.check();
  await page.getByRole('button', { name: 'Accept Classification' }).click();
  await expect(page.getByText('Classification accepted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepted', exact: true })).toBeDisabled();
  await expect(page.getByText('It lies in “Policies”.')).toBeVisible();
  await expect(page.getByText(/^Evidence for|Evidence for A\.5\.17/).first()).toBeVisible();
  await page.goto(`${product.origin}/app/iso27001/A.5.17`);
  await expect(page.getByRole('link', { name: 'Password policy' }).first()).toBeVisible();
});

test('a file that no document can be is refused in plain words', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/iso-readiness-ai?tab=document-ai`);
  await chooser(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('logo.png');
  await expect(page.getByRole('alert')).toContainText('This file type cannot be read.');
});

test('thin evidence needs improvement, and says what is missing and what to do', async ({
  signedIn: page,
  product,
}) => {
  await validate(page, product.origin, 'A.5.15', text('access-control-policy.txt', THIN));
  await expect(page.getByRole('alert')).toContainText(/Evidence score: \d\.\d of 10/, { timeout: 20_000 });
  await expect(
    page.getByText('places are still placeholders').or(page.getByText('place is still a placeholder')),
  ).toBeVisible();
  const button = page.getByRole('button', { name: 'Needs Improvement' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toContainText('evidence needs at least 6');
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
});

test('a report of what failed is no evidence: the reverse of what is asked is named first, with its sentences', async ({
  signedIn: page,
  product,
}) => {
  await validate(page, product.origin, 'A.5.18', text('access-review-failed.txt', FAILED));
  const result = page.getByRole('alert');
  await expect(result).toContainText(/Evidence score: [0-3]\.\d of 10/, { timeout: 20_000 });
  await expect(result).toContainText('because the text says the reverse of what is asked');
  expect(await result.innerText()).not.toContain('%%');
  const gaps = page.getByRole('region', { name: 'Critical gaps' }).getByRole('listitem');
  await expect(gaps.first()).toContainText('The text says the reverse: ');
  await expect(gaps.filter({ hasText: 'reviewed at fixed intervals' })).toContainText(
    'Application owners did not review the access rights of their users.',
  );
  await expect(page.getByRole('region', { name: 'Next steps' }).getByRole('listitem').first()).toContainText(
    'Put right what the text says',
  );
  await expect(page.getByRole('button', { name: 'Needs Improvement' })).toHaveAttribute('aria-disabled', 'true');

  await page.goto(`${product.origin}/app/iso-readiness-ai?tab=document-ai`);
  await page.getByRole('link', { name: /^User access review of the finance/ }).click();
  await expect(page.getByText('Says the reverse').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Link as evidence for A\.5\.18/ })).not.toBeChecked();
});

test('feedback is shown in the next validation of the requirement and moves no score', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/iso-readiness-ai?tab=evidence-validation`);
  await page
    .getByRole('link', { name: /^A\.5\.15 · / })
    .first()
    .click();
  const score = page.getByText(/Evidence score: \d\.\d of 10/);
  const before = await score.innerText();
  await page.getByRole('button', { name: 'Provide Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Provide Feedback' });
  await dialog.getByRole('combobox', { name: 'Statement' }).fill('owner');
  await page.getByRole('option', { name: 'No owner is named.' }).click();
  await dialog.getByLabel('Comment').fill('The owner stands in the register.');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Your organization said of this: 0 × right, 1 × not right.')).toBeVisible();

  const address = page.url();
  await page.getByRole('button', { name: 'Validate again' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(score).toHaveText(before, { timeout: 20_000 });
  await expect(page.getByText('The owner stands in the register.')).toBeVisible();
});

test('good evidence is accepted and counts', async ({ signedIn: page, product }) => {
  await validate(page, product.origin, 'A.5.18', text('access-review-record.txt', REVIEW));
  await page.getByRole('button', { name: 'Accept Evidence' }).click({ timeout: 20_000 });
  await expect(page.getByText('Accepted as evidence for A.5.18.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepted as evidence' })).toBeDisabled();

  await page.getByRole('button', { name: 'View Detailed Analysis' }).click();
  await expect(page.getByRole('dialog', { name: 'Detailed analysis' })).toContainText('10 × (0.3 × relevance');
  expect(await faultsOf(page)).toEqual([]);
});

test('what cannot be read cannot be assessed, and is no zero', async ({ signedIn: page, product }) => {
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nnothing') };
  await validate(page, product.origin, 'A.5.18', scan);
  await expect(page.getByText('Cannot be assessed')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Evidence score')).toHaveCount(0);
});

test('on a telephone nothing runs over the edge', async ({ signedIn: page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = { 'document-ai': 'Password policy', 'evidence-validation': /^A\.5\.18 · User access review/i };
  for (const [tab, name] of Object.entries(shown)) {
    await page.goto(`${product.origin}/app/iso-readiness-ai?tab=${tab}`);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText(/Suggested clauses|Evidence score/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faultsOf(page)).toEqual([]);
  }
});
