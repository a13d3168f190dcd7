import { expect, type Page } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const PLACE = '/app/iso27001/A.5.9';

async function send<T>(page: Page, origin: string, path: string, data: object, method = 'POST'): Promise<T> {
  const answer = await page.request.fetch(`${origin}/api/v1${path}`, { method, headers: { origin }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

test('a colleague is mentioned by keyboard, is told, and comes to the comment', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const user = { email: 'bo@maple.example', name: 'Bo Keller', role: 'user' };
  const { password } = await send<{ password: string }>(page, product.origin, '/users', user);
  await page.goto(product.origin + PLACE);
  const comments = page.getByRole('region', { name: 'Comments' });
  const field = comments.getByRole('textbox', { name: 'Comment' });
  await field.fill('Where is the list? ');
  await field.press('End');
  await field.pressSequentially('@bo');
  await expect(comments.getByRole('option', { name: 'Bo Keller' })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('Where is the list? @Bo Keller ');
  await field.pressSequentially('see https://example.com/list');
  await field.press('ControlOrMeta+Enter');
  await expect(comments.getByRole('listitem')).toContainText('Where is the list? @Bo Keller see');
  await expect(comments.getByRole('link', { name: 'https://example.com/list' })).toHaveAttribute('rel', /noopener/);
  await expect(field).toHaveValue('');

  const context = await browser.newContext();
  const his = await context.newPage();
  const chosen = 'seven rather quiet lamps';
  await send(his, product.origin, '/session', { email: user.email, password });
  await send(his, product.origin, '/own-password', { currentPassword: password, newPassword: chosen }, 'PUT');
  await send(his, product.origin, '/session', { email: user.email, password: chosen });
  await his.goto(`${product.origin}/app/iso27001`);
  await his.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await his.getByRole('link', { name: /^Ana Ruiz mentioned you on A\.5\.9/ }).click();
  await expect(his).toHaveURL(/\/app\/iso27001\/A\.5\.9\?comment=/);
  await expect(his.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toBeFocused();
  await expect(his.getByRole('button', { name: /^Remove the comment/ })).toHaveCount(0);
  await context.close();

  await comments.getByRole('button', { name: /^Remove the comment/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove comment' }).click();
  await expect(comments.getByText('Nobody has said anything yet.')).toBeVisible();
});

test('an asset is linked, counted in the list, seen from the asset, and taken off with a way back', async ({
  signedIn: page,
  product,
}) => {
  const facts = { type: 'Server', category: 'Hardware', owner: 'Ana', dataClassification: 'Internal' };
  await send(page, product.origin, '/assets', { ...facts, name: 'Mail server', serialNumber: 'M-1' });
  await page.goto(product.origin + PLACE);
  const linked = page.getByRole('region', { name: 'Linked assets' });
  await linked.getByRole('button', { name: 'Link assets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link assets' });
  await dialog.getByRole('searchbox').fill('mail');
  await dialog.getByRole('checkbox', { name: /Mail server/ }).check();
  await dialog.getByRole('button', { name: 'Link 1' }).click();
  await linked.getByRole('link', { name: 'Mail server' }).click();
  const details = page.getByRole('dialog', { name: 'Mail server' });
  await details.getByRole('link', { name: /^A\.5\.9/ }).click();
  await expect(page).toHaveURL(/A\.5\.9$/);
  await linked.getByRole('button', { name: 'Take off Mail server' }).click();
  await expect(linked.getByText('No asset is linked yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(linked.getByRole('link', { name: 'Mail server' })).toBeVisible();
  await page.goto(`${product.origin}/app/iso27001?linked=assets`);
  await page.getByRole('link', { name: '1 asset linked to A.5.9' }).click();
  await expect(page).toHaveURL(/A\.5\.9#links$/);
});

test('the list says how requirements stand and why, is filtered by it, and worked through by keys', async ({
  signedIn: page,
  product,
}) => {
  await send(page, product.origin, '/controls/iso-27001-2022/A.5.9', { status: 'Implemented' }, 'PATCH');
  await page.goto(`${product.origin}/app/iso27001`);
  await page.getByRole('combobox', { name: 'How it stands' }).click();
  await page.getByRole('option', { name: 'Claimed, not shown' }).click();
  await expect(page).toHaveURL(/state=claimed/);
  await expect(page.getByText('1 of 123 requirements')).toBeVisible();
  const chip = page.locator('[data-row="A.5.9"] [data-column="state"]');
  await expect(chip).toHaveText('Claimed, not shown');
  await chip.hover();
  await expect(page.getByRole('tooltip')).toContainText('nothing that shows it was ever accepted as evidence');

  await page.goto(`${product.origin}/app/iso27001?domain=suppliers`);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Applicability' }).click();
  const dialog = page.getByRole('dialog', { name: /Applicability of 1 control/ });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say why the control does not apply')).toBeVisible();
  await dialog.getByRole('textbox').fill('No such supplier');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-column="state"]', { hasText: 'Excluded' })).toHaveCount(1);
});
