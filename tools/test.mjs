// npm test: everything, each part under its heading, the sum in the last line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lintWithTypes, STATIC_CHECKS, step } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { install, ROOT } from './install.mjs';
import { buildWeb } from './web.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const UNIT = join(REPORTS, 'unit.json');
const JOURNEYS = join(REPORTS, 'journeys.json');

install();
mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT, JOURNEYS]) rmSync(report, { force: true });
const sum = { passed: 0, failed: 0 };

// The build writes the tree of routes, which the types of the pages need.
const isBuilt = buildWeb();
count('Pages', isBuilt);
for (const [title, options] of [...STATIC_CHECKS, lintWithTypes(['.'])]) count(title, step(title, options));

const vitest = [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT}`,
];
const unit = step('House rules, units and the server on a real PostgreSQL', vitest);
countReport('Unit tests', unit, UNIT, (report) => [report.numPassedTests, report.numFailedTests]);

if (isBuilt && existsSync(join(ROOT, 'e2e'))) {
  const chromium = findChromium();
  const variables = { JOURNEYS_REPORT: JOURNEYS, ...(chromium ? { CHROMIUM: chromium } : {}) };
  const journeys = step(
    'Journeys in a browser',
    [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...process.argv.slice(2)],
    variables,
  );
  countReport('Journeys', journeys, JOURNEYS, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

function count(title, isGood) {
  sum[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) console.error(`\n${title}: failed`);
}

/** A run that ended without a report, or badly although no test failed, is one failure. */
function countReport(title, isGood, path, read) {
  const [passed, failed] = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : [0, 0];
  sum.passed += passed;
  sum.failed += failed;
  if (!isGood && failed === 0) count(title, false);
}
