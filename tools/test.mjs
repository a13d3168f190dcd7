// npm test: everything, each part under its heading, the sum in the last line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lintWithTypes, STATIC_CHECKS, step } from './checks.mjs';
import { install, ROOT } from './install.mjs';
import { runJourneys, runUnits } from './parts.mjs';
import { buildWeb } from './web.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const UNIT = join(REPORTS, 'unit.json');
const JOURNEYS = join(REPORTS, 'journeys.json');

install();
mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT, JOURNEYS]) rmSync(report, { force: true });
const sum = { passed: 0, failed: 0 };
const times = [];

// The build writes the tree of routes, which the types of the pages need.
const isBuilt = timed('Pages', () => buildWeb());
count('Pages', isBuilt);
for (const [title, options] of [...STATIC_CHECKS, lintWithTypes(['.'])])
  count(
    title,
    timed(title, () => step(title, options)),
  );

const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`];
const unit = timed('Unit tests', () => runUnits('run', reporters));
countReport('Unit tests', unit, UNIT, (report) => [report.numPassedTests, report.numFailedTests]);

if (isBuilt) {
  const journeys = timed('Journeys', () => runJourneys(process.argv.slice(2), { JOURNEYS_REPORT: JOURNEYS }));
  countReport('Journeys', journeys, JOURNEYS, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
}

console.log(`\n${times.map(([title, seconds]) => `${title} ${seconds} s`).join(', ')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

function timed(title, run) {
  const started = Date.now();
  const result = run();
  times.push([title, Math.round((Date.now() - started) / 1000)]);
  return result;
}

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
