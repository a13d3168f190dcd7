import { expect } from '@playwright/test';
import { journey } from './product.ts';

const test = journey();
test.describe.configure({ mode: 'serial' });

test('a vendor is added, its score explained, an incident lowers it, and a review is kept', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await expect(signedIn.getByRole('heading', { name: 'No vendors yet' })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Add Vendor' }).first().click();
  const form = signedIn.getByRole('dialog', { name: 'Add Vendor' });
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel('Name').fill('Northern Payroll');
  await form.getByLabel('Industry').fill('Payroll');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(signedIn.getByRole('heading', { name: 'Northern Payroll', level: 1 })).toBeVisible();
  const score = signedIn.getByRole('region', { name: 'Risk score' });
  await expect(score.getByText('Compliance: None')).toBeVisible();
  await expect(score.getByText('78', { exact: true })).toBeVisible();

  await signedIn.getByRole('button', { name: 'Record an incident' }).click();
  const incident = signedIn.getByRole('dialog', { name: 'Record an incident' });
  await incident.getByLabel('Title').fill('Payslips sent to the wrong people');
  await incident.getByLabel('Happened on').fill(new Date().toISOString().slice(0, 10));
  await incident.getByRole('button', { name: 'Save record' }).click();
  await expect(score.getByText('68', { exact: true })).toBeVisible();

  await signedIn.getByRole('button', { name: 'Record a review' }).click();
  const review = signedIn.getByRole('dialog', { name: 'Record a review' });
  await review.getByLabel('What you looked at').fill('The incident and what they changed after it');
  await review.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(
    signedIn.getByRole('region', { name: 'Reviews' }).getByText('The incident and what they changed after it'),
  ).toBeVisible();
});

test('a file is looked at before it is imported; a vendor is found by name and removed by typing it', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await signedIn.getByRole('button', { name: 'Import' }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Import vendors' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'vendors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Vendor,Tier,Industry\nMail Blast,Critical,Email marketing\nOdd one,Enormous,Printing\n'),
  });
  await expect(dialog.getByText(/Use one of: Critical/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 vendor' }).click();
  await expect(dialog).toBeHidden();

  await signedIn.getByRole('searchbox', { name: 'Search by name' }).fill('blast');
  await expect(signedIn.getByText('Northern Payroll')).toHaveCount(0);
  await signedIn.getByRole('button', { name: 'Re-score Mail Blast' }).click();
  await expect(signedIn.getByText(/Mail Blast: still 64/)).toBeVisible();
  await signedIn.getByRole('link', { name: 'Mail Blast' }).click();
  await signedIn.getByRole('button', { name: 'Remove', exact: true }).click();
  const confirm = signedIn.getByRole('alertdialog', { name: 'Remove' });
  await confirm.getByRole('textbox').fill('Mail Blast');
  await confirm.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(signedIn.getByRole('link', { name: 'Northern Payroll' })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Mail Blast' })).toHaveCount(0);
});
