import { expect } from '@playwright/test';
import { isGenuine, startReceiver } from '../test/receiver.ts';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

test('somebody chooses how they are told, and looks at the mail', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/settings/notifications`);
  const mail = signedIn.getByRole('checkbox', { name: 'E-mail: A task is given to you' });
  await expect(mail).toBeChecked();
  await mail.click();
  await signedIn.getByRole('switch', { name: 'Choose my own times' }).click();
  await signedIn.getByRole('combobox', { name: 'E-mails leave' }).click();
  await signedIn.getByRole('option', { name: 'Once a day, together' }).click();
  await signedIn.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(signedIn.getByText('Saved', { exact: true })).toBeVisible();
  await signedIn.reload();
  await expect(mail).not.toBeChecked();
  await expect(signedIn.getByRole('combobox', { name: 'E-mails leave' })).toHaveText('Once a day, together');
  await signedIn.getByRole('button', { name: 'Preview: A task of yours is due soon' }).click();
  await expect(
    signedIn
      .getByRole('dialog')
      .getByText(/Review the access rights/)
      .first(),
  ).toBeVisible();
});

test('an endpoint hears of a task, signed with the secret that was shown once', async ({ signedIn, product }) => {
  let isBroken = true;
  const receiver = await startReceiver(() => (isBroken ? 410 : 200));
  await signedIn.goto(`${product.origin}/settings/integration`);
  await signedIn.getByRole('button', { name: 'Add endpoint' }).click();
  const form = signedIn.getByRole('dialog', { name: 'Add endpoint' });
  await form.getByLabel('Name').fill('Chat');
  await form.getByLabel('Address').fill('https://10.0.0.1/');
  await form.getByLabel('What it hears').fill('Task');
  await signedIn.getByRole('option', { name: 'Task', exact: true }).click();
  await signedIn.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(form.getByText(/leads into a private network/)).toBeVisible();
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  const shown = signedIn.getByRole('dialog', { name: /The secret of/ });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have kept it' }).click();

  await signedIn.getByRole('link', { name: 'Chat' }).click();
  await signedIn.getByRole('button', { name: 'Send a test' }).click();
  await expect(signedIn.getByText('Given up').first()).toBeVisible();
  await expect(signedIn.getByText(/said that it is no longer there/)).toBeVisible();
  isBroken = false;
  await signedIn.getByRole('button', { name: 'Switch on' }).click();
  await signedIn.getByRole('button', { name: 'Switch off' }).waitFor();
  await signedIn.getByRole('grid').getByRole('button', { name: 'Chat' }).click();
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(signedIn.getByText('Delivered').first()).toBeVisible();
  const ids = receiver.received.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(receiver.received.every((each) => isGenuine(each, secret))).toBe(true);
  await receiver.stop();
});

test('a ready-made rule is tried, switched on, and makes a task when a requirement is implemented', async ({
  signedIn,
  product,
}) => {
  const setStatus = (status: string) =>
    signedIn.request.patch(`${product.origin}/api/v1/controls/iso-27001-2022/A.5.9`, {
      headers: { origin: product.origin },
      data: { status },
    });
  await setStatus('Implemented');
  await signedIn.goto(`${product.origin}/settings/workflow-and-automation`);
  await signedIn.getByRole('link', { name: 'See ready-made rules' }).click();
  await signedIn.getByRole('button', { name: 'Look at it: Check what was implemented' }).click();
  const form = signedIn.getByRole('dialog', { name: 'New rule' });
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByText('The rule would act upon 1 thing. Nothing was done.')).toBeVisible();
  await expect(form.getByText(/^Task for Ana Ruiz: Check that A\.5\.9/)).toBeVisible();
  await form.getByRole('button', { name: 'New rule' }).click();
  await expect(signedIn.getByText('The rule is there')).toBeVisible();

  await setStatus('In Progress');
  await setStatus('Implemented');
  const runs = async () => (await signedIn.request.get(`${product.origin}/api/v1/automation/runs`)).json();
  await expect.poll(async () => (await runs()).total, { timeout: 30_000 }).toBe(1);
  await signedIn.goto(`${product.origin}/settings/workflow-and-automation?tab=log`);
  await signedIn.getByRole('button', { name: 'Check what was implemented' }).click();
  await signedIn
    .getByRole('dialog')
    .getByRole('link', { name: /Task for Ana Ruiz/ })
    .click();
  await expect(signedIn.getByText(/Check that A\.5\.9/).first()).toBeVisible();
});
