import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './product.ts';

const TEXT = `# Service Level Agreement

The Provider guarantees an availability of 99.9 % per calendar month.

P1 incidents are resolved within 4 hours.

If availability falls below 99.9 %, the Customer receives a service credit of 10 % of the monthly fee.`;

test('an agreement is read, held against an incident that is completed, reviewed and exported', async ({
  signedIn,
  product,
}) => {
  const post = (path: string, data: object) =>
    signedIn.request.post(`${product.origin}/api/v1${path}`, { data, headers: { origin: product.origin } });
  const vendor = await (await post('/vendors', { name: 'Northwind', tier: 'High', industry: 'Hosting' })).json();
  const incident = { kind: 'incident', title: 'Storage failure', severity: 'high', happenedOn: '2026-03-10' };
  await post(`/vendors/${vendor.id}/records`, { facts: { ...incident, affected: 'down', priority: 'P1' } });

  await signedIn.goto(`${product.origin}/app/vendor-risk/${vendor.id}`);
  await signedIn.getByRole('button', { name: 'Analyze an agreement' }).click();
  const form = signedIn.getByRole('dialog', { name: 'Analyze an agreement' });
  await form.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(form.getByText('Name the agreement')).toBeVisible();
  await form.getByLabel('Title').fill('Hosting SLA');
  await form.getByLabel('Or paste its text').fill(TEXT);
  await form.getByRole('button', { name: 'Analyze', exact: true }).click();

  await expect(signedIn.getByRole('heading', { level: 1, name: 'Hosting SLA' })).toBeVisible();
  await expect(signedIn.getByText('Not judged yet')).toBeVisible({ timeout: 30_000 });
  const { rows } = await (await signedIn.request.get(`${product.origin}/api/v1/agreements`)).json();
  const patch = { effectiveOn: '2026-03-01', endsOn: '2026-03-31' };
  await signedIn.request.patch(`${product.origin}/api/v1/agreements/${rows[0].id}`, {
    data: patch,
    headers: { origin: product.origin },
  });
  await signedIn.reload();
  const verdicts = signedIn.getByRole('list', { name: 'Verdicts' });
  await expect(verdicts.getByText(/Record when it started/).first()).toBeVisible();

  await verdicts.getByRole('link', { name: 'Complete the incident: Storage failure' }).first().click();
  await signedIn.getByRole('button', { name: 'Edit Storage failure' }).click();
  const record = signedIn.getByRole('dialog');
  await record.getByLabel('Started at').fill('2026-03-10T08:00');
  await record.getByLabel('Resolved at').fill('2026-03-10T14:00');
  await record.getByRole('button', { name: 'Save record' }).click();
  await expect(record).toBeHidden();

  await signedIn.goto(`${product.origin}/app/vendor-risk/agreements/${rows[0].id}`);
  await expect(verdicts.getByText(/March 2026, Availability/)).toBeVisible();
  await expect(verdicts.getByText(/Credit promised for this: 10%/)).toBeVisible();
  await expect(verdicts.getByText(/Took 6 hours, at most 4 hours promised/)).toBeVisible();
  await verdicts.getByRole('button', { name: 'Show the words' }).first().click();
  await expect(signedIn.locator('mark[data-active]')).toBeVisible();

  await signedIn.getByRole('button', { name: /^Dismiss Resolution time/ }).click();
  await expect(verdicts.getByText(/Took 6 hours/)).toBeHidden();
  await signedIn.getByRole('button', { name: 'Undo' }).click();
  await expect(verdicts.getByText(/Took 6 hours/)).toBeVisible();

  const download = signedIn.waitForEvent('download');
  await signedIn.getByRole('button', { name: 'Export' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('The Provider guarantees an availability of 99.9 % per calendar month.');
  expect(csv).toContain('Right to audit');
});
