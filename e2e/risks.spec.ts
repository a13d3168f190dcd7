import { expect } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

test('a risk is added, assessed, treated, accepted by its owner, and the acceptance lapses when it changes', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/risk-management?tab=register`);
  await signedIn.getByRole('button', { name: 'Add risk' }).first().click();
  const form = signedIn.getByRole('dialog', { name: 'Add risk' });
  await form.getByRole('button', { name: 'Add risk' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByLabel(/^What may happen/).fill('A stolen laptop exposes customer data');
  await form.getByLabel('Owner').click();
  await signedIn.getByRole('option').first().click();
  const steps = form.getByRole('combobox', { name: 'Likelihood' });
  await steps.first().click();
  await signedIn.getByRole('option', { name: /^4 / }).click();
  await form.getByRole('combobox', { name: 'Impact' }).first().click();
  await signedIn.getByRole('option', { name: /^4 / }).click();
  await expect(form.getByText('16 · High')).toBeVisible();
  await form.getByRole('button', { name: 'Add risk' }).click();
  await expect(signedIn.getByRole('heading', { name: /^R-001 A stolen laptop/ })).toBeVisible();

  await signedIn.getByRole('button', { name: 'Assess the residual risk' }).click();
  const assess = signedIn.getByRole('dialog', { name: 'Assess the residual risk' });
  await assess.getByRole('combobox', { name: 'Likelihood' }).click();
  await signedIn.getByRole('option', { name: /^2 / }).click();
  await assess.getByRole('combobox', { name: 'Impact' }).click();
  await signedIn.getByRole('option', { name: /^2 / }).click();
  await assess.getByRole('button', { name: 'Keep the assessment' }).click();
  await expect(signedIn.getByText('no control is linked and no action is done')).toBeVisible();

  await signedIn.getByRole('button', { name: 'Accept', exact: true }).click();
  const accept = signedIn.getByRole('dialog', { name: 'Accept' });
  await accept.getByLabel(/^Why it is acceptable/).fill('Disks are encrypted');
  await accept.getByRole('button', { name: 'I accept this risk' }).click();
  await expect(signedIn.getByText('Holds', { exact: true })).toBeVisible();

  await signedIn.getByRole('button', { name: 'Assess the residual risk' }).click();
  await assess.getByRole('combobox', { name: 'Likelihood' }).click();
  await signedIn.getByRole('option', { name: /^3 / }).click();
  await assess.getByRole('button', { name: 'Keep the assessment' }).click();
  await expect(signedIn.getByText('This is no longer what was accepted')).toBeVisible();
});

test('scenarios of the library go into the register, and a cell of the heat map opens its list', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.origin}/app/risk-management?tab=library&q=ransomware`);
  await signedIn.getByRole('checkbox', { name: /^Choose Ransomware/ }).check();
  await expect(signedIn.getByRole('combobox', { name: /^Owner: Ana/ })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Add to the register' }).click();
  await signedIn.getByRole('link', { name: 'In the register' }).click();
  await expect(signedIn.getByRole('main')).toContainText('Owner: Ana Ruiz');
  await signedIn.goto(`${product.origin}/app/risk-management`);
  await signedIn.getByRole('link', { name: /^Possible, Minor: score 6, Medium, 1 risk/ }).click();
  await expect(signedIn.getByRole('link', { name: 'A stolen laptop exposes customer data' })).toBeVisible();
  await expect(signedIn.getByText('Ransomware encrypts')).toHaveCount(0);
});
