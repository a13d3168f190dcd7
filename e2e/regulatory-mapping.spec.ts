import { expect } from '@playwright/test';
import { test } from './product.ts';

const FILE = `Ref,Title,Section,Priority,ISO 27001
S-1,Suppliers are known,Suppliers,high,A.5.19 (equal: The same list.)
S-2,Contracts name security,Suppliers,,5.20 (superset)
S-3,Leavers lose access,Access,,
`;
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a relation is judged otherwise with its effect shown, and the judgement is taken back', async ({
  product,
  signedIn,
}) => {
  await signedIn.goto(`${product.origin}/settings/regulatory-mapping?q=A.5.17&to=soc-2-2017`);
  const table = signedIn.getByRole('region', { name: 'Related requirements' });
  await expect(table.getByText('CC6.1').first()).toBeVisible();
  await table.getByRole('button', { name: /^Details of A\.5\.17 and CC6\.1/ }).click();
  const dialog = signedIn.getByRole('dialog');
  await expect(dialog.getByText(/^Source: /).first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'They do not relate' }).check();
  await expect(dialog.getByText('What it would do')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Our auditor sees another subject here.');
  await dialog.getByRole('button', { name: 'Save the judgement' }).click();
  await expect(dialog).toBeHidden();
  await signedIn.goto(`${product.origin}/settings/regulatory-mapping?stands=overruled&to=soc-2-2017`);
  await expect(table.getByText('No relation')).toBeVisible();
  await table.getByRole('button', { name: /^Details of/ }).click();
  await expect(dialog.getByText('Our auditor sees another subject here.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Take the judgement back' }).check();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(signedIn.getByText('Nothing matches')).toBeVisible();
});

test('a framework of one’s own is uploaded, worked with, replaced and removed', async ({ product, signedIn }) => {
  await signedIn.goto(`${product.origin}/settings/regulatory-mapping?tab=frameworks`);
  await signedIn.getByRole('button', { name: 'Upload a framework' }).click();
  const dialog = signedIn.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Supplier Code');
  await dialog.getByRole('textbox', { name: /^Edition/ }).fill('2026');
  await dialog.locator('input[type=file]').setInputFiles(csv('code.csv', FILE.replace('S-2,', 'S-1,')));
  await expect(dialog.getByText('S-1 stands in row 2 already.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Another file' }).click();
  await dialog.locator('input[type=file]').setInputFiles(csv('code.csv', FILE));
  await expect(dialog.getByText('3 new')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the framework' }).click();
  await expect(dialog).toBeHidden();

  await signedIn.getByRole('link', { name: 'Open Supplier Code' }).click();
  await expect(signedIn.getByRole('heading', { name: 'Supplier Code', level: 1 })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: /^Contracts name security/ })).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Export Report' })).toBeVisible();
  await signedIn.getByRole('button', { name: /^Status of .*Leavers lose access/ }).click();
  await signedIn.getByRole('menuitem', { name: 'Implemented' }).click();
  await expect(signedIn.getByText('1 of 1 implemented').first()).toBeVisible();

  await signedIn.goto(`${product.origin}/settings/regulatory-mapping?tab=frameworks`);
  await signedIn.getByRole('button', { name: 'Upload a new version of Supplier Code' }).click();
  await dialog.locator('input[type=file]').setInputFiles(csv('code.csv', FILE.replace(/^S-3.*\n/m, '')));
  await expect(dialog.getByText('1 requirement goes although something is on record for it')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'They may go' }).check();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(signedIn.getByText('2 requirements in 1 groups')).toBeVisible();

  await signedIn.getByRole('button', { name: 'Remove Supplier Code' }).click();
  const confirm = signedIn.getByRole('alertdialog');
  await confirm.getByRole('textbox').fill('Supplier Code');
  await confirm.getByRole('button', { name: 'Remove' }).click();
  await expect(signedIn.getByRole('button', { name: 'Bring back Supplier Code' })).toBeVisible();
});
