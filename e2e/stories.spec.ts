import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { type PreviewServer, build, preview } from 'vite';
import { faultsOf, paint } from './axe.ts';

const root = join(import.meta.dirname, '../src/web');
const outDir = join(import.meta.dirname, '../.cache/stories');
let server: PreviewServer;

// The catalogue is built for this test alone: what people are served knows nothing of it.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const plugins = [react()];
  const input = join(root, 'stories.html');
  const common = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...common, plugins, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
  server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
});
test.afterAll(() => server.close());

test('every part of the kit can be used by everybody, in the light scheme and in the dark one', async ({ page }) => {
  test.setTimeout(180_000);
  const catalogue = `${server.resolvedUrls?.local[0]}stories.html`;
  await page.goto(catalogue);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    await page.goto(`${catalogue}?story=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name, includeHidden: true })).toBeAttached();
    expect(await faultsOf(page), name).toEqual([]);
    // The scheme changes nothing but colours.
    await paint(page, 'dark');
    expect(await faultsOf(page, { runOnly: ['color-contrast'] }), `${name}, in the dark`).toEqual([]);
  }
});
