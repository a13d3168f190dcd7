import { defineConfig } from '@playwright/test';

/** Journeys drive the built product. Every file starts a product of its own on an empty database, so that files run side by side. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/ground.ts',
  outputDir: '.cache/journeys',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A busy machine is no failure; one that passes only the second time is named as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['JOURNEYS_REPORT']
    ? [['list'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
