import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { startProduct } from '../test/product.ts';
import { MESSY_REGISTER } from './messy-register.ts';
import { type Benchmark, rowOf } from './row.ts';

/** A folder of policies; without one, those of the demo. */
const DOCUMENTS = process.env['FIRST_HOUR_DOCUMENTS'] ?? join(import.meta.dirname, '../catalogue/demo/documents');
const PERSON = { name: 'Nora Vidal', email: 'nora@birch.example', password: 'four unrelated quiet words' };
const LONG = { timeout: 300_000 };

/** A person's hand: what it does is counted. */
interface Hand {
  page: Page;
  clicks: number;
  click(target: Locator): Promise<void>;
  /** Opens a list and takes an entry. */
  choose(list: Locator, entry: string): Promise<void>;
}

function handOf(page: Page): Hand {
  return {
    page,
    clicks: 0,
    async click(target) {
      await target.click(LONG);
      this.clicks += 1;
    },
    async choose(list, entry) {
      await this.click(list);
      await this.click(page.getByRole('option', { name: entry }));
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function setUp(hand: Hand, address: string): Promise<void> {
  const { page } = hand;
  await page.goto(address);
  await page.getByLabel('Your name').fill(PERSON.name);
  await page.getByLabel('E-mail').fill(PERSON.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PERSON.password);
  await hand.click(button(page, 'Continue'));
  await page.getByLabel('Organization name').fill('Birch & Co');
  await page.getByLabel('Mail domain').fill('birch.example');
  await hand.click(button(page, 'Create the organization'));
}

async function addDocuments(hand: Hand): Promise<number> {
  const { page } = hand;
  await hand.click(page.getByRole('radio', { name: 'ISO 27001' }));
  await hand.click(button(page, 'Continue'));
  const files = readdirSync(DOCUMENTS).map((name) => join(DOCUMENTS, name));
  await page.locator('input[type=file]:not([webkitdirectory])').first().setInputFiles(files);
  hand.clicks += 1;
  await page.getByRole('heading', { name: 'Your import is finished' }).waitFor(LONG);
  await hand.click(page.getByRole('link', { name: /^Review \d+ suggestion/ }));
  const strong = button(page, /^Accept (all \d+ strong ones|the strong one)$/);
  await hand.click(strong);
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Accept/ }));
  await page.getByRole('dialog').waitFor({ state: 'hidden', ...LONG });
  return files.length;
}

async function sayWhoWeAre(hand: Hand, origin: string): Promise<void> {
  const { page } = hand;
  await page.goto(`${origin}/app/iso-readiness-ai?step=profile`);
  await hand.choose(page.getByRole('combobox', { name: /^Industry/ }), 'Technology');
  await hand.choose(page.getByRole('combobox', { name: /^Organization size/ }), 'Medium (51–250 people)');
  await page.getByRole('combobox', { name: 'Location' }).fill('Germ');
  await hand.click(page.getByRole('option', { name: 'Germany' }));
  for (const situation of [/personal data/, /cloud/i, /software/, /remote/])
    await hand.click(page.getByRole('checkbox', { name: situation }));
  await hand.click(button(page, 'Continue'));
  await hand.click(page.getByRole('checkbox', { name: 'ISO 27001' }));
  await hand.choose(page.getByRole('combobox', { name: /^Timeline/ }), 'Standard (6–12 months)');
  await hand.click(button(page, 'Continue'));
  await page.getByRole('heading', { name: 'What to do first' }).waitFor(LONG);
}

async function importAssets(hand: Hand, origin: string): Promise<void> {
  const { page } = hand;
  await page.goto(`${origin}/app/asset-inventory?tab=assets&open=import`);
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await hand.click(dialog.getByText('Drag & drop CSV file here'));
  await (await chooser).setFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY_REGISTER) });
  const submit = dialog.locator('button[type=submit]');
  await hand.click(submit);
  await hand.click(submit);
  const apply = dialog.getByRole('button', { name: /^Apply all \d+ suggestions/ });
  await submit.waitFor(LONG);
  if (await apply.isVisible()) await hand.click(apply);
  await hand.click(submit);
  await hand.click(submit);
  await dialog.getByText('Import completed!').waitFor(LONG);
}

async function acceptDrafts(hand: Hand, origin: string): Promise<void> {
  const { page } = hand;
  await page.goto(`${origin}/app/risk-management/proposals`);
  await hand.click(button(page, /^Accept all \d+/));
  await page.getByText(/\d+ risks are in the register/).waitFor(LONG);
  await page.goto(`${origin}/app/iso27001/proposals`);
  await hand.click(button(page, /^Accept all \d+ proposals/));
  const doubt = page.getByRole('alertdialog').getByRole('button', { name: 'Accept all the same' });
  await doubt.or(page.getByText('Nothing left to propose')).first().waitFor(LONG);
  if (await doubt.isVisible()) await hand.click(doubt);
  await page.getByText('Nothing left to propose').waitFor(LONG);
}

async function handOver(hand: Hand, origin: string): Promise<void> {
  const { page } = hand;
  await page.goto(`${origin}/app/iso27001/statement`);
  for (const kind of [null, 'Audit pack']) {
    await hand.click(button(page, 'Export Report'));
    const dialog = page.getByRole('dialog', { name: 'Export a report' });
    if (kind) await hand.choose(dialog.getByRole('combobox', { name: 'Report' }), kind);
    const started = page.waitForEvent('download', LONG);
    if (kind) {
      await hand.click(dialog.getByRole('button', { name: 'Make audit pack' }));
      await hand.click(dialog.getByRole('link', { name: 'Download' }));
    } else await hand.click(dialog.getByRole('button', { name: 'Export', exact: true }));
    await started;
  }
}

interface StatementRow {
  applicable: boolean;
  justification: string;
  ownerName: string | null;
  ownerRole?: string;
}

/** From the set-up link to the exported statement and the audit pack, as a person goes; what is counted is the machine's time and the clicks. */
export const firstHour: Benchmark = {
  name: 'first-hour',
  async run() {
    const product = await startProduct();
    const browser = await chromium.launch({
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
    const hand = handOf(page);
    const { origin } = product;
    const start = performance.now();
    await setUp(hand, `${origin}/setup-admin?token=${product.setupToken}`);
    const documents = await addDocuments(hand);
    await sayWhoWeAre(hand, origin);
    await importAssets(hand, origin);
    await acceptDrafts(hand, origin);
    await handOver(hand, origin);
    const minutes = (performance.now() - start) / 60_000;
    const answer = await page.request.get(`${origin}/api/v1/readiness/iso-27001-2022/statement`);
    const rows = (await answer.json()) as StatementRow[];
    const totalOf = async (path: string) => {
      const { total } = (await (await page.request.get(`${origin}/api/v1${path}?pageSize=5`)).json()) as {
        total: number;
      };
      return total;
    };
    const [assets, risks] = [await totalOf('/assets'), await totalOf('/risks')];
    const applicable = rows.filter((row) => row.applicable);
    await browser.close();
    await product.remove();
    return [
      rowOf('first-hour.documents', 'files', [documents], null),
      rowOf('first-hour.assets', 'of 40', [assets], { atLeast: 38 }),
      rowOf('first-hour.risks', 'risks', [risks], null),
      rowOf('first-hour.minutes', 'min', [minutes], { atMost: 6 }),
      rowOf('first-hour.clicks', 'clicks', [hand.clicks], { atMost: 60 }),
      rowOf('first-hour.unjustified', 'controls', [applicable.filter((row) => row.justification === '').length], {
        atMost: 0,
      }),
      rowOf('first-hour.ownerless', 'controls', [applicable.filter((row) => !row.ownerName && !row.ownerRole).length], {
        atMost: 0,
      }),
    ];
  },
};
