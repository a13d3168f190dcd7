import { expect, type Page } from '@playwright/test';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const POLICY = `Password policy
Version 1.0, approved by the management on 3 March 2026. Owner: head of information technology.

1. Purpose
This password policy lays down how passwords and other authentication information are chosen, issued, kept and changed.

2. Rules
Passwords have a minimum length of fourteen characters. Passphrases are preferred. Password sharing is prohibited.
A temporary password is issued only after the identity of the person has been verified, and is changed at first login.
Default passwords are changed before a system goes live. API keys and secrets are kept in the password manager.
Keep passwords confidential and report a compromised password at once.`;

interface Api {
  get: <T>(path: string) => Promise<T>;
  send: <T>(method: 'POST' | 'PATCH', path: string, body: unknown) => Promise<T>;
}

/** The same session beside the browser, as a second window or a script would use it. */
function apiOf(page: Page, origin: string): Api {
  const headers = { origin };
  return {
    get: async (path) => (await page.request.get(`${origin}/api/v1${path}`)).json(),
    send: async (method, path, body) => {
      const response = await page.request.fetch(`${origin}/api/v1${path}`, { method, headers, data: body as object });
      expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
      return response.json();
    },
  };
}

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

async function setStatus(page: Page, id: string, status: string): Promise<void> {
  await row(page, id).getByRole('button', { name: 'Status of' }).click();
  await page.getByRole('menuitem', { name: status }).click();
}

test('a new organization is told what to do first', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app`);
  await expect(page.getByRole('region', { name: 'Bring your policies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Drop files' })).toHaveAttribute('href', '/app/document-check');
  await page.goto(`${product.origin}/app/iso-readiness`);
  await expect(page.getByRole('heading', { name: 'ISO 27001 Readiness Center' })).toBeVisible();
  for (const figure of ['0% Ready', '0/13 Domains Ready', '123 Total Controls']) {
    await expect(page.getByRole('link', { name: figure })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Drop your policies' })).toHaveAttribute('href', '/app/document-check');
});

test('a status set in the list counts at once, and the number opens to what it counts', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/iso27001?domain=access-control`);
  await setStatus(page, 'A.5.15', 'Implemented');
  await expect(row(page, 'A.5.15').getByRole('button', { name: /Implemented/ })).toBeVisible();
  await expect(page.getByText('1 of 9 implemented')).toBeVisible();
  await page.goto(`${product.origin}/app/iso-readiness`);
  await page.getByRole('link', { name: /Access Control/ }).click();
  await expect(page).toHaveURL(/domain=access-control/);
  await expect(page.getByText('Counts: it is Implemented. No accepted evidence for it.')).toBeVisible();
  await page.getByRole('link', { name: /^Access control A\.5\.15/ }).click();
  await expect(page).toHaveURL(/\/app\/iso27001\/A\.5\.15$/);
  await expect(page.getByRole('heading', { name: 'A.5.15 Access control' })).toBeVisible();
});

test('a reload of a requirement stays on it', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/iso27001/A.8.24`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A.8.24');
  await page.getByRole('link', { name: /^Next:/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A.8.25');
});

test('several are changed at once, by keyboard too', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/iso27001?domain=suppliers`);
  await row(page, 'A.5.19').getByRole('checkbox').click();
  await row(page, 'A.5.23')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('5 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'In Progress' }).click();
  await expect(page.getByText('5 requirements changed')).toBeVisible();
  await row(page, 'A.5.19').getByRole('link', { name: 'A.5.19 ·' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'A.5.20').getByRole('link', { name: 'A.5.20 ·' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(row(page, 'A.5.20').getByRole('checkbox')).toBeChecked();
});

test('what somebody else changed meanwhile is shown and not overwritten', async ({ signedIn: page, product }) => {
  const api = apiOf(page, product.origin);
  await page.route('**/api/v1/live*', (route) => route.abort());
  await page.goto(`${product.origin}/app/iso27001?q=A.8.13`);
  await expect(row(page, 'A.8.13')).toBeVisible();
  await api.send('PATCH', '/controls/iso-27001-2022/A.8.13', { status: 'In Progress' });
  await setStatus(page, 'A.8.13', 'Implemented');
  const dialog = page.getByRole('dialog', { name: 'A.8.13 was changed meanwhile' });
  await expect(dialog).toContainText('Ana Ruiz changed it');
  await expect(dialog.getByRole('row', { name: /Status/ })).toContainText('In Progress');
  await dialog.getByRole('button', { name: 'Keep what stands now' }).click();
  await expect(row(page, 'A.8.13').getByRole('button', { name: /In Progress/ })).toBeVisible();
  const kept = await api.get<{ status: string }>('/controls/iso-27001-2022/A.8.13');
  expect(kept.status).toBe('In Progress');
});

test('another window’s change shows without a reload', async ({ signedIn: page, product }) => {
  const api = apiOf(page, product.origin);
  await page.goto(`${product.origin}/app/iso-readiness`);
  await expect(page.getByRole('link', { name: '1% Ready' })).toBeVisible();
  const { requirements } = await api.get<{ requirements: { id: string }[] }>('/frameworks/iso-27001-2022');
  const requirementIds = requirements.slice(0, 60).map(({ id }) => id);
  await api.send('POST', '/controls/iso-27001-2022/changes', { requirementIds, change: { status: 'Implemented' } });
  await expect(page.getByRole('link', { name: /^4\d% Ready/ })).toBeVisible();
});

test('a clause cannot be excluded; a control only with a reason, which the statement then carries', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.origin}/app/iso27001/6.1.3`);
  await expect(page.getByText('Clauses 4 to 10 cannot be excluded')).toBeVisible();
  await page.goto(`${product.origin}/app/iso27001/A.8.30`);
  await page.getByRole('combobox', { name: 'Applicability' }).click();
  await page.getByRole('option', { name: 'Excluded' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Say why the control does not apply')).toBeVisible();
  await page.getByRole('textbox', { name: /Why it does not apply/ }).fill('We have no outsourced development.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A.8.30 saved')).toBeVisible();
  await page.goto(`${product.origin}/app/iso27001/statement`);
  await expect(page.getByRole('row', { name: /A\.8\.30/ })).toContainText('We have no outsourced development.');
  await expect(page.getByRole('link', { name: /92 controls apply without saying why/ })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Report' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await started).suggestedFilename()).toMatch(/^statement-of-applicability_.*\.pdf$/);
});

test('accepted evidence counts apart, and its gap goes', async ({ signedIn: page, product }) => {
  const api = apiOf(page, product.origin);
  const uploaded = await page.request.post(`${product.origin}/api/v1/files`, {
    headers: { origin: product.origin },
    multipart: { files: { name: 'password_policy.txt', mimeType: 'text/plain', buffer: Buffer.from(POLICY) } },
  });
  const { files } = (await uploaded.json()) as { files: { id: string }[] };
  await api.send('POST', '/documents', { files: files.map(({ id }) => ({ fileId: id })) });
  const suggestions = () =>
    api.get<{ rows: { id: string }[] }>('/suggestions?framework=iso-27001-2022&requirementId=A.5.17&state=open');
  await expect.poll(async () => (await suggestions()).rows.length, { timeout: 30_000 }).toBe(1);

  await page.goto(`${product.origin}/app/iso-readiness?tab=gaps&q=A.5.17`);
  await expect(page.getByText('1 suggestion waiting')).toBeVisible();
  const [suggestion] = (await suggestions()).rows;
  await api.send('POST', '/evidence/acceptances', { suggestionIds: [suggestion?.id], status: 'Implemented' });
  await expect(page.getByText('No gap matches')).toBeVisible();
  await page.goto(`${product.origin}/app/iso27001/A.5.17`);
  await expect(page.getByText(/[1-5] of \d shown by accepted evidence/)).toBeVisible();
});

test('gaps are exported as they are shown', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/iso-readiness?tab=gaps&domain=suppliers&sort=requirement`);
  await expect(page.getByText('1–5 of 5')).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^gaps_\d{4}-\d{2}-\d{2}\.csv$/);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString('utf8');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain('Control,Title,Domain,Gap');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['A.5.19', 'A.5.20', 'A.5.21', 'A.5.22', 'A.5.23']);
});

test('the trail shows old and new, and proves that nothing was altered', async ({ signedIn: page, product }) => {
  await page.goto(`${product.origin}/app/audit-trail?subject=controls&id=iso-27001-2022/A.8.30`);
  await page
    .getByRole('button', { name: /A\.8\.30/ })
    .first()
    .click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('row', { name: /Applicable/ })).toContainText('yes');
  await expect(entry.getByRole('row', { name: /Justification/ })).toContainText('We have no outsourced development.');
  await expect(entry.getByText('Previous hash')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/\d+ entries verified/)).toBeVisible();
});

test('the dashboard says what needs somebody, each as the way to it', async ({ signedIn: page, product }) => {
  const api = apiOf(page, product.origin);
  await api.send('PATCH', '/controls/iso-27001-2022/A.8.13', { dueOn: '2026-01-05' });
  for (const address of ['/dashboard', '/dashboard-direct']) {
    await page.goto(product.origin + address);
    await expect(page).toHaveURL(product.origin + address);
  }
  await page.getByRole('link', { name: /1 requirement is overdue/ }).click();
  await expect(page).toHaveURL(/due=overdue/);
  await expect(row(page, 'A.8.13')).toBeVisible();
  await expect(page.getByText('1 of 123 requirements')).toBeVisible();
});
