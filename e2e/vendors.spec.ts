import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const NAME = 'Northern Payroll';
const today = new Date();

/** Writes a day the way somebody does who uses the keyboard alone. */
async function fillDay(form: Locator, label: string, year: number): Promise<void> {
  const first = form.getByRole('group', { name: label }).getByRole('spinbutton').first();
  await first.click();
  const [month, day] = [today.getMonth() + 1, today.getDate()].map((each) => String(each).padStart(2, '0'));
  await first.page().keyboard.type(`${month}${day}${year}`);
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a vendor is added, its score explained; a certificate raises it, an incident lowers it, a review is kept', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await expect(signedIn.getByRole('heading', { name: 'No vendors yet' })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Add Vendor' }).first().click();
  const form = signedIn.getByRole('dialog', { name: 'Add Vendor' });
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel(/^Name/).fill(NAME);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel(/^Industry/).fill('Payroll');
  await add.click();
  await expect(signedIn.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const score = signedIn.getByRole('region', { name: 'Risk score' });
  const sum = (value: number) => score.getByRole('listitem').filter({ hasText: new RegExp(`^Score\\s*${value}$`) });
  await expect(score.getByRole('listitem')).toHaveText([
    /^Start\s*100$/,
    /^Tier: Medium\s*−4$/,
    /^Incidents: 0\s*0$/,
    /^Compliance: None\s*−18$/,
    /^Industry: Payroll\s*0$/,
    /^Score\s*78$/,
  ]);

  await signedIn.getByRole('button', { name: 'Add a certificate' }).click();
  const certificate = signedIn.getByRole('dialog', { name: 'Add a certificate' });
  await fillDay(certificate, 'Expires on', today.getFullYear() + 1);
  await certificate.getByRole('button', { name: 'Save record' }).click();
  await expect(sum(96)).toBeVisible();

  await signedIn.getByRole('button', { name: 'Add an incident' }).click();
  const incident = signedIn.getByRole('dialog', { name: 'Add an incident' });
  await incident.getByRole('button', { name: 'Save record' }).click();
  await expect(incident.getByText('This is required').first()).toBeVisible();
  await incident.getByLabel(/^Title/).fill('Payslips sent to the wrong people');
  await fillDay(incident, 'Happened on', today.getFullYear());
  await incident.getByRole('button', { name: 'Save record' }).click();
  await expect(sum(86)).toBeVisible();
  await score.getByRole('button', { name: `Re-score ${NAME}` }).click();
  await expect(signedIn.getByText(`${NAME}: still 86`)).toBeVisible();

  await signedIn.getByRole('button', { name: 'Record a review' }).click();
  const review = signedIn.getByRole('dialog', { name: 'Record a review' });
  await review.getByLabel('What you looked at').fill('The incident, and what they changed after it');
  await review.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(
    signedIn.getByRole('region', { name: 'Reviews' }).getByText('The incident, and what they changed after it'),
  ).toBeVisible();
});

test('an asset and a risk are linked, and both lead back to the vendor', async ({ signedIn, product }) => {
  const post = async (path: string, data: object) =>
    (
      await signedIn.request.post(`${product.origin}/api/v1${path}`, { headers: { origin: product.origin }, data })
    ).json();
  const asset = await post('/assets', {
    name: 'Payroll laptop',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: 'PL-1',
    owner: 'Ana Ruiz',
    dataClassification: 'Internal',
  });
  const risk = await post('/risks', { title: 'Salaries are paid late' });
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await open(signedIn, NAME);
  await signedIn.getByRole('button', { name: 'Link assets' }).click();
  await signedIn.getByRole('checkbox', { name: /Payroll laptop/ }).check();
  await signedIn.getByRole('button', { name: 'Link 1' }).click();
  await expect(signedIn.getByRole('link', { name: 'Payroll laptop' })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Link risks' }).click();
  await signedIn.getByRole('checkbox', { name: /Salaries are paid late/ }).check();
  await signedIn.getByRole('button', { name: 'Link 1' }).click();
  await signedIn.getByRole('link', { name: 'R-001 Salaries are paid late' }).click();
  await expect(signedIn.getByRole('heading', { level: 1, name: /Salaries are paid late/ })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: NAME })).toHaveAttribute('href', /\/app\/vendor-risk\/.+/);
  expect(risk.reference).toBe('R-001');
  await signedIn.goto(`${product.origin}/app/asset-inventory/${asset.id}`);
  await signedIn.getByRole('link', { name: NAME }).click();
  await expect(signedIn.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('a file is looked at before it is imported; vendors are found, filtered, exported, and removed by typing the name', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await signedIn.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Import vendors' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'vendors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Supplier co,Tier,Industry\nMail Blast,Critical,\nOdd one,Enormous,Printing\n'),
  });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('row', { name: /Tier/ })).toContainText('Known heading');
  await dialog.getByRole('combobox', { name: 'Field for column Supplier co' }).click();
  await signedIn.getByRole('option', { name: 'Vendor *' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const row = dialog.getByRole('row', { name: /Odd one/ });
  await expect(row).toContainText('3');
  await expect(row).toContainText('Tier “Enormous”: Use one of: Critical');
  await expect(dialog).toContainText('Industry: empty in 1 row');
  await dialog.getByRole('textbox', { name: 'Industry where it is empty' }).fill('Email marketing');
  await dialog.getByRole('button', { name: 'Fill', exact: true }).click();
  await dialog.getByRole('button', { name: 'Import 1 vendor' }).click();
  await expect(dialog).toBeHidden();

  const blast = signedIn.getByRole('link', { name: 'Mail Blast', exact: true });
  await signedIn.getByRole('searchbox', { name: 'Search by name' }).fill('BLAST');
  await expect(signedIn.getByRole('link', { name: NAME })).toHaveCount(0);
  await signedIn.getByRole('button', { name: 'Mail Blast: score 64, show its parts' }).click();
  await expect(signedIn.getByRole('dialog', { name: /Mail Blast/ })).toContainText('Industry: Email marketing');
  await signedIn.keyboard.press('Escape');
  await signedIn.getByRole('button', { name: 'Export' }).click();
  const download = signedIn.waitForEvent('download');
  await signedIn.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[1]).toContain('Mail Blast,Critical,Email marketing,None,64');
  expect(file).not.toContain(NAME);

  await open(signedIn, 'Mail Blast');
  await signedIn.getByRole('button', { name: 'Add an incident' }).click();
  const incident = signedIn.getByRole('dialog', { name: 'Add an incident' });
  await incident.getByLabel(/^Title/).fill('Sent to everybody');
  await fillDay(incident, 'Happened on', today.getFullYear());
  await incident.getByRole('button', { name: 'Save record' }).click();
  await expect(incident).toBeHidden();
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await signedIn.getByRole('link', { name: /^Alerts/ }).click();
  await expect(signedIn.getByRole('button', { name: 'Mail Blast: score 54, show its parts' })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: NAME })).toHaveCount(0);

  await blast.click();
  await signedIn.getByRole('button', { name: 'Remove', exact: true }).click();
  const confirm = signedIn.getByRole('alertdialog', { name: 'Remove' });
  await confirm.getByRole('textbox').fill('Mail Blast');
  await confirm.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(signedIn.getByRole('link', { name: NAME })).toBeVisible();
  await expect(blast).toHaveCount(0);
});
