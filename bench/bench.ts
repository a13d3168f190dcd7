import { writeFileSync } from 'node:fs';
import { assetsImport } from './assets-import.ts';
import { assetsKilled } from './assets-killed.ts';
import { assetsList } from './assets-list.ts';
import { assetsScale } from './assets-scale.ts';
import { assetsTooLarge } from './assets-too-large.ts';
import { assetsUnnumbered } from './assets-unnumbered.ts';
import { background } from './background.ts';
import { backup, restoration } from './backup.ts';
import { bombs } from './bombs.ts';
import { coldStart } from './cold-start.ts';
import { dashboard } from './dashboard.ts';
import { documentCheck } from './document-check.ts';
import { documentSearch } from './document-search.ts';
import { documents } from './documents.ts';
import { extraction } from './extraction.ts';
import { firstHour } from './first-hour.ts';
import { firstPage, publicPages } from './first-page.ts';
import { imports } from './imports.ts';
import { jobThroughput } from './jobs.ts';
import { memory } from './memory.ts';
import type { Row } from './row.ts';
import { readiness } from './readiness.ts';
import { reports } from './reports.ts';
import { schedule } from './schedule.ts';
import { signIns } from './sign-in.ts';
import { vendorsList } from './vendors-list.ts';
import { vendorsSheet } from './vendors-sheet.ts';
import { webhooks } from './webhooks.ts';

/** `npm run bench -- PREFIX...` runs the benchmarks whose rows start so; BENCH_REPORT=file keeps the rows as JSON. */
const BENCHMARKS = [
  coldStart,
  firstPage,
  publicPages,
  firstHour,
  dashboard,
  memory,
  assetsList,
  assetsScale,
  assetsImport,
  assetsKilled,
  assetsTooLarge,
  assetsUnnumbered,
  imports,
  documents,
  documentCheck,
  documentSearch,
  bombs,
  extraction,
  backup,
  restoration,
  readiness,
  reports,
  signIns,
  schedule,
  jobThroughput,
  background,
  vendorsList,
  vendorsSheet,
  webhooks,
];

const prefixes = process.argv.slice(2);
const chosen = BENCHMARKS.filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix) || prefix.startsWith(name)),
);
if (chosen.length === 0) {
  console.error(
    `No benchmark starts with ${prefixes.join(' or ')}. There are: ${BENCHMARKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const figure = (value: number | null) => (value === null ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(2));
const rows: Row[] = [];
for (const benchmark of chosen) {
  console.log(`… ${benchmark.name}`);
  rows.push(...(await benchmark.run()));
}
console.table(
  Object.fromEntries(
    rows.map(({ name, value, unit, spread, baseline, goal, ok }) => [
      name,
      {
        median: figure(value),
        unit,
        'smallest – largest': spread.map(figure).join(' – '),
        baseline: figure(baseline),
        goal: figure(goal),
        met: ok === null ? '' : ok ? 'yes' : 'NO',
      },
    ]),
  ),
);
const report = process.env['BENCH_REPORT'];
if (report) writeFileSync(report, JSON.stringify({ rows }, null, 2));
