import { expect } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const WORDS =
  '# Screen policy\n\nOwner: [Company name].\n\n## Scope\n\nEverybody locks the screen, as ISO/IEC 27001:2013 asks.\n';

test('a document is written, previewed, saved by itself and approved', async ({ signedIn, product }) => {
  await signedIn.request.post(`${product.origin}/api/v1/documents/folders`, {
    headers: { origin: product.origin },
    data: { folder: 'Policies' },
  });
  await signedIn.goto(`${product.origin}/app/document-check`);
  await signedIn.getByRole('button', { name: 'Write a document' }).click();
  await signedIn.getByRole('dialog').getByLabel('Title').fill('Screen policy');
  await signedIn.getByRole('button', { name: 'Begin' }).click();

  const words = signedIn.getByRole('textbox', { name: 'Text of the document' });
  await words.fill(WORDS);
  const preview = signedIn.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Scope' })).toBeVisible();
  await words.press('End');
  await signedIn.getByRole('button', { name: 'Table' }).click();
  await expect(preview.getByRole('table')).toBeVisible();
  await expect(signedIn.getByText(/^Saved /)).toBeVisible();

  await signedIn.getByRole('button', { name: 'Submit for approval' }).click();
  const blanks = signedIn.getByRole('alertdialog', { name: 'Places are not filled in' });
  await expect(blanks).toContainText('[Company name]');
  await blanks.getByRole('button', { name: 'Hand in all the same' }).click();
  const submit = signedIn.getByRole('dialog', { name: 'Submit for approval' });
  await submit.getByRole('combobox', { name: 'Who approves' }).click();
  await signedIn.getByRole('option').first().click();
  await signedIn.keyboard.press('Escape');
  await submit.getByLabel('What changed').fill('First version');
  await submit.getByRole('button', { name: 'Submit', exact: true }).click();
  await signedIn.getByRole('button', { name: 'Approve', exact: true }).click();
  await blanks.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(signedIn.getByText('Approved · version 1')).toBeVisible();
});

test('the next version is compared with the one in force before it is approved', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/document-check`);
  await signedIn.getByRole('link', { name: 'Screen policy' }).click();
  await signedIn.getByRole('link', { name: 'Edit the next version' }).click();
  const words = signedIn.getByRole('textbox', { name: 'Text of the document' });
  await words.fill(WORDS.replace('Everybody locks', 'Everybody always locks'));
  await expect(signedIn.getByText(/^Saved /)).toBeVisible();
  await signedIn.getByRole('button', { name: 'Close' }).click();
  await signedIn.getByRole('link', { name: 'Versions' }).click();
  const differences = signedIn.getByRole('region', { name: 'Differences' });
  await expect(differences.locator('ins', { hasText: 'always' })).toBeVisible();
  await expect(signedIn.getByText('In force')).toBeVisible();
});

test('the check shows the passage, and mends what it can', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/document-check/check`);
  const list = signedIn.getByRole('region', { name: 'Objections' });
  const edition = list.getByRole('listitem').filter({ hasText: 'no longer in force' });
  await expect(edition.getByRole('blockquote')).toHaveText('ISO/IEC 27001:2013');
  await edition.getByRole('button', { name: 'Only this document' }).click();
  const unclassified = list.getByRole('listitem').filter({ hasText: 'Nobody said who may see it' });
  await unclassified.getByRole('button', { name: 'Set it' }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Owner and marks' });
  await dialog.getByLabel('Classification').click();
  await signedIn.getByRole('option', { name: 'Internal' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(unclassified).toHaveCount(0);
  await edition.getByRole('link', { name: 'Screen policy' }).click();
  await expect(signedIn.locator('mark', { hasText: 'ISO/IEC 27001:2013' })).toBeVisible();
});

test('words are found in every form, and lead to their place', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/document-check/search`);
  await signedIn.getByRole('searchbox', { name: 'Words to look for' }).fill('locking screens');
  await expect(signedIn.locator('mark', { hasText: 'locks' })).toBeVisible();
  await signedIn.getByRole('link', { name: 'Screen policy' }).click();
  await expect(signedIn.getByRole('heading', { name: 'Screen policy', level: 1 })).toBeVisible();
});

test('a version is given to people, and one says that one has read it', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/document-check`);
  await signedIn.getByRole('link', { name: 'Screen policy' }).click();
  await signedIn.getByRole('link', { name: 'Readers' }).click();
  await signedIn.getByRole('button', { name: 'Give it to people to read' }).click();
  await signedIn.getByRole('button', { name: 'Give it to them' }).click();
  await expect(signedIn.getByText('0 of 1 person has read it').first()).toBeVisible();
  await signedIn.getByRole('link', { name: 'Document', exact: true }).click();
  await signedIn.getByRole('button', { name: 'I have read and understood' }).click();
  await expect(signedIn.getByText(/You read and understood version 1/)).toBeVisible();
  await signedIn.getByRole('link', { name: 'Readers' }).click();
  await expect(signedIn.getByText('1 of 1 person has read it').first()).toBeVisible();
});
