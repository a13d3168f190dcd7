import { readFileSync } from 'node:fs';
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
  await page.goto(origin + path, { waitUntil: 'networkidle' }).catch(() => {});
  await browser.close();
  const sizes = [...scripts].map(
    (script) => gzipSync(readFileSync(join(ROOT, 'dist/web', script)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

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
      rows.push(rowOf(`house.first-page.${name}`, 'KB gzip', [size], { atMost: 220 }));
    }
    await product.remove();
    return rows;
  },
};
