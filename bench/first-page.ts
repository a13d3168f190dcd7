import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { setUp, startProduct } from '../test/product.ts';
import { type Benchmark, rowOf } from './row.ts';

const ROOT = join(import.meta.dirname, '..');

/** Kilobytes (gzip) of the JavaScript that a browser with an empty cache asks for until the page has come to rest. */
async function scriptsOf(origin: string, path: string): Promise<number> {
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(origin + path);
  // A page that was not drawn would be a light one.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(1000);
  await browser.close();
  const sizes = [...scripts].map(
    (script) => gzipSync(readFileSync(join(ROOT, 'dist/web', script)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const LIMIT = 220;

export const firstPage: Benchmark = {
  name: 'house.first-page',
  async run() {
    const product = await startProduct();
    await setUp(product);
    const rows = [];
    for (const [name, path] of [
      ['landing', '/'],
      ['login', '/login'],
    ] as const) {
      const size = await scriptsOf(product.origin, path);
      rows.push(rowOf(`house.first-page.${name}`, 'KB gzip', [size], { atMost: LIMIT }));
    }
    await product.remove();
    return rows;
  },
};

/** Every page for visitors, by the files of their routes; those that need an id in their address are left out. */
function pathsOf(): string[] {
  return readdirSync(join(ROOT, 'src/web/routes/_public'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((name) => !name.includes('$'))
    .map((name) => (name === 'index' ? '/' : `/${name.replaceAll('.', '/')}`))
    .toSorted();
}

/** A link that a vendor answers by: without one its page is a sentence. */
async function liveLink(origin: string, cookie: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; address: string };
  };
  const vendor = await post('/vendors', { name: 'Vendor', tier: 'Critical', industry: 'Hosting' });
  const assessment = await post(`/vendors/${vendor.id}/assessments`, {});
  return new URL((await post(`/vendor-assessments/${assessment.id}/links`, {})).address).hash;
}

/** The largest of all pages for visitors. */
export const publicPages: Benchmark = {
  name: 'people.public-pages',
  async run() {
    const product = await startProduct();
    const cookie = await setUp(product);
    const sizes: [path: string, size: number][] = [];
    for (const path of pathsOf()) {
      const hash = path === '/vendor-assessment' ? await liveLink(product.origin, cookie) : '';
      sizes.push([path, await scriptsOf(product.origin, path + hash)]);
    }
    await product.remove();
    sizes.sort(([, a], [, b]) => b - a);
    console.log(`  ${sizes.map(([path, size]) => `${path} ${size.toFixed(1)}`).join(', ')}`);
    return [rowOf('people.public-pages', 'KB gzip', [sizes[0]?.[1] ?? 0], { atMost: LIMIT })];
  },
};
