import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const ACCESS = `Access Control Policy

1. Purpose
This policy sets out how access to systems and information of Maple & Sons is granted, reviewed and withdrawn.

2. Rules
Access rights are granted by the owner of a system on the basis of need to know and least privilege.
Every person uses a unique user account; shared accounts are not allowed.
Privileged access rights are given to named administrators only and are logged.
Owners of systems review all access rights every quarter and record the result.
Access rights are removed on the last working day of a person who leaves.

3. Authentication
Passwords have at least fourteen characters and are kept in the password manager.
Multi-factor authentication is required for remote access and for administrators.
`;

const BACKUP = `Backup Procedure

1. Scope
This procedure describes how information, software and system images are backed up.

2. Steps
The operations team makes a backup copy of every server each night and keeps it encrypted in a second location.
Backup copies are tested by restoring a sample every month, and the test is recorded.
Failed backups are reported to the operations lead on the same morning.
Backups are kept for ninety days and then deleted securely.
`;

const REVERSED = 'In 2025 the owners did not review the access rights of their users.';
const REVIEW = `User Access Review Record

Owner: Head of IT. Approved by the board on 2 January 2026.

1. Access rights
Access rights are granted only after a request that the owner of the system approves. Rights are changed when somebody changes roles, and revoked within 24 hours when somebody leaves.
Records of requests, approvals and removals of access rights are kept in the ticket system for three years.

2. Review of access rights
${REVERSED}
`;

const MENU = 'Canteen menu\n\nMonday: soup and bread. Tuesday: rice with vegetables. Wednesday: potato salad.\n';

/** A PDF that asks for a password before it shows anything. */
function lockedPdf(): string {
  const hex = (byte: string) => byte.repeat(32);
  return [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
    `4 0 obj << /Filter /Standard /V 1 /R 2 /O <${hex('41')}> /U <${hex('42')}> /P -44 >> endobj`,
    `trailer << /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<${'0a'.repeat(16)}> <${'0a'.repeat(16)}>] >>`,
    '%%EOF',
  ].join('\n');
}

async function writePolicies(folder: string): Promise<string> {
  const root = join(folder, 'Policies');
  await mkdir(join(root, 'IT'), { recursive: true });
  await writeFile(join(root, 'access_control_policy.txt'), ACCESS);
  await writeFile(join(root, 'IT', 'backup_procedure.txt'), BACKUP);
  await writeFile(join(root, 'canteen.txt'), MENU);
  await writeFile(join(root, 'minutes.pdf'), lockedPdf());
  await writeFile(join(root, 'setup.pdf'), Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 0x90)]));
  await writeFile(join(root, 'notes.docx'), Buffer.from('504b030414000000', 'hex'));
  await writeFile(join(root, 'empty.txt'), '');
  await writeFile(join(root, 'logo.png'), 'not really a picture');
  return root;
}

const file = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
const figure = (page: Page) => page.getByText(/^\d+ of 123 with evidence$/);

async function drop(page: Page, origin: string, folder: string) {
  await page.goto(`${origin}/app/document-check`);
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Documents' });
  if (await add.isVisible()) await add.click();
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
}

test('a dropped folder is read, and every file is accounted for in plain words', async ({
  signedIn: page,
  product,
}, info) => {
  await drop(page, product.origin, await writePolicies(info.outputPath()));
  await expect(page.getByText('All 8 files are done')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('3 read · 5 cannot be read')).toBeVisible();
  await expect(file(page, 'access_control_policy.txt')).toContainText(/Policy \(\d+%\) · \d+ suggestions?/);
  await expect(file(page, 'backup_procedure.txt')).toContainText('Policies/IT');
  await expect(file(page, 'minutes.pdf')).toContainText('protected with a password');
  await expect(file(page, 'setup.pdf')).toContainText('not what the file name says');
  await expect(file(page, 'notes.docx')).toContainText('damaged');
  await expect(file(page, 'empty.txt')).toContainText('There is nothing in this file');
  await expect(file(page, 'logo.png')).toContainText('Save it as PDF, Word (.docx), Excel (.xlsx)');
});

test('what is here already is named and not added twice', async ({ signedIn: page, product }, info) => {
  await drop(page, product.origin, await writePolicies(info.outputPath()));
  await expect(page.getByText('All 8 files are done')).toBeVisible({ timeout: 30_000 });
  await expect(file(page, 'access_control_policy.txt')).toContainText('Already here as “Access Control Policy”');
  await page.getByLabel('Search title or file name').fill('access control');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
});

test('a quote leads to exactly its words in the text, and the classification is accepted', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/document-check?q=access`);
  await page.getByRole('link', { name: 'Access control policy' }).click();
  const quote = page.getByRole('article').first().getByTitle('Show in the text').first();
  const words = (await quote.innerText()).replaceAll(/[“”]/g, '');
  await quote.click();
  await expect(page.locator('mark[data-tone="active"]')).toHaveText(words);
  await expect(page.locator('mark[data-tone="active"]')).toBeInViewport();
  expect(ACCESS.replaceAll(/\s+/g, ' ')).toContain(words.replaceAll(/\s+/g, ' '));

  await page.getByRole('button', { name: 'Accept Classification' }).click();
  await expect(page.getByText('Classification accepted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepted', exact: true })).toBeDisabled();
});

test('a decision by key moves the readiness, is seen in another window, and can be undone', async ({
  signedIn: page,
  product,
  context,
}) => {
  await page.goto(`${product.origin}/app/document-check/review`);
  await expect(figure(page)).toHaveText('0 of 123 with evidence');
  const other = await context.newPage();
  await other.goto(`${product.origin}/app/document-check/review`);
  await expect(figure(other)).toHaveText('0 of 123 with evidence');
  await page.bringToFront();

  const first = page.getByRole('article').first();
  const id = await first.getAttribute('data-suggestion');
  await page.keyboard.press('j');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('a');
  await expect(figure(page)).toHaveText('1 of 123 with evidence');
  await expect(page.locator(`[data-suggestion="${id}"]`)).toHaveCount(0);
  await expect(figure(other)).toHaveText('1 of 123 with evidence');
  await expect(other.locator(`[data-suggestion="${id}"]`)).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(figure(page)).toHaveText('0 of 123 with evidence');
  await expect(page.locator(`[data-suggestion="${id}"]`)).toBeVisible();
  await other.close();
});

test('accepted evidence stands on the requirement with its quote, and keeps its document from being removed', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/document-check?q=backup`);
  await page.getByRole('link', { name: 'Backup procedure' }).click();
  const card = page.getByRole('article').filter({ hasText: 'A.8.13' });
  const quote = (await card.getByTitle('Show in the text').first().innerText()).replaceAll(/[“”]/g, '');
  await card.getByRole('button', { name: 'Accept as implemented' }).click();
  await expect(page.getByText(/A\.8\.13 .+ has accepted evidence\. Its status: Implemented\./)).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Backup procedure' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: 'Evidence stands on this document' })).toBeVisible();

  await page.goto(`${product.origin}/app/iso27001/A.8.13`);
  const evidence = page.getByRole('region', { name: 'Accepted evidence' });
  await expect(evidence).toContainText(quote);
  await evidence.getByRole('link', { name: 'Backup procedure' }).click();
  await expect(page.locator('mark[data-tone="active"]')).toHaveText(quote);
});

test('what says the reverse stands first and in red, is accepted with a reason only, and the reason stays with it', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/document-check`);
  await page.getByRole('button', { name: 'Add Documents' }).click();
  const review = { name: 'access_review_record.txt', mimeType: 'text/plain', buffer: Buffer.from(REVIEW) };
  await page.locator('input[type="file"]:not([webkitdirectory])').first().setInputFiles(review);
  await expect(file(page, review.name)).toContainText(/\d+ suggestions?/, { timeout: 30_000 });
  await page.goto(`${product.origin}/app/document-check?q=review`);
  await page.getByRole('link', { name: 'Access review record' }).click();

  const card = page.getByRole('article').filter({ hasText: 'A.5.18' });
  const against = card.getByRole('listitem').first();
  await expect(card).toContainText('The text says the reverse of what is asked');
  await expect(against).toContainText('Rights are reviewed at fixed intervals by the owners');
  const standing = against.getByText('contradicted by the text');
  const [red = 0, green = 0, blue = 0] = await standing.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await against.getByRole('button', { name: REVERSED }).click();
  await expect(page.locator('mark[data-tone="active"]')).toHaveText(REVERSED);

  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept it all the same?' });
  await expect(dialog).toContainText(REVERSED);
  await dialog.getByRole('button', { name: 'Accept with this reason' }).click();
  await expect(dialog).toContainText('Say why you accept what says the reverse of what is asked');
  const reason = 'It is the record of what went wrong; the owners review again by June.';
  await dialog.getByLabel('Why is it accepted?').fill(reason);
  await dialog.getByRole('button', { name: 'Accept with this reason' }).click();
  await expect(page.getByText(/A\.5\.18 .+ has accepted evidence/)).toBeVisible();

  await page.goto(`${product.origin}/app/iso27001/A.5.18`);
  const evidence = page.getByRole('region', { name: 'Accepted evidence' });
  await expect(evidence).toContainText(`Accepted all the same: ${reason}`);
  await expect(evidence).toContainText(REVERSED);
  const asks = page.getByRole('region', { name: 'What has to be shown' }).getByRole('listitem');
  await expect(asks.first()).toContainText('Rights are reviewed at fixed intervals by the owners');
  await expect(asks.first()).toContainText(REVERSED);
});

test('who may only read sees why the decisions and the files are not theirs', async ({ signedIn: page, product }) => {
  await page.route('**/api/v1/session', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { permissions: string[] };
    await route.fulfill({
      response: answer,
      json: { ...session, permissions: session.permissions.filter((one) => one.endsWith('.view')) },
    });
  });
  await page.goto(`${product.origin}/app/document-check/review`);
  const accept = page.getByRole('button', { name: 'Accept', exact: true }).first();
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    // What comes late moves the button away from below the pointer.
    await page.mouse.move(0, 0);
    await accept.hover();
    await expect(page.getByRole('tooltip', { name: 'Your role does not allow this' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(`${product.origin}/app/document-check?q=access`);
  await page.getByRole('button', { name: 'Actions for Access control policy' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
});

test('a document that says nothing about the standard says so', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/document-check?q=canteen`);
  await page.getByRole('link', { name: 'Canteen' }).click();
  await expect(page.getByText(/No requirement found|Only weak suggestions are left/)).toBeVisible();
});

test('text and suggestions stand in tabs on a phone, and axe finds nothing with a dialog open', async ({
  signedIn: page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.origin}/app/document-check?q=access`);
  await page.getByRole('link', { name: 'Access control policy' }).click();
  await page.getByRole('article').first().getByTitle('Show in the text').first().click();
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('mark[data-tone="active"]').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Actions for Access control policy' }).click();
  await page.getByRole('menuitem', { name: 'Rename or move' }).click();
  await page.getByLabel('Title').fill('Access rules');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Access rules', level: 1 })).toBeVisible();
});
