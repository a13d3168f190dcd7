// The parts of the suite that can be run alone.
import { join } from 'node:path';
import { step } from './checks.mjs';
import { findChromium } from './chromium.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');

/** Units and the server on a real PostgreSQL. @returns whether all is well */
export function runUnits(mode, options) {
  return step('House rules, units and the server on a real PostgreSQL', [VITEST, mode, ...options]);
}

/** Journeys in a browser through the built pages. @returns whether all is well */
export function runJourneys(options, variables = {}) {
  const chromium = findChromium();
  return step('Journeys in a browser', [PLAYWRIGHT, 'test', ...options], {
    ...variables,
    ...(chromium && { CHROMIUM: chromium }),
  });
}
