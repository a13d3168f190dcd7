import { defineConfig } from '@playwright/test';

/** Journeys drive the built product. Most share one, each file in an organisation of its own, so that files run side by side. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/ground.ts',
  outputDir: '.cache/journeys',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['JOURNEYS_REPORT']
    ? [['list'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A browser that starts anew, with nothing in its cache, costs more than most of what is then done in it. It is emptied between journeys.
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
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
        // Two cores are busy as it is: helpers of the script engine would only take them from each other. A page lives for seconds, too short for
        // its scripts to be optimised or its memory to be swept with profit.
        '--js-flags=--single-threaded --no-maglev --no-turbofan --min-semi-space-size=64',
      ],
    },
  },
});
