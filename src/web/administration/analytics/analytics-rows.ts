import type { Analytics } from '#domain/administration/analytics.ts';
import { FRESHNESS } from '#domain/administration/values.ts';

/** How a file of figures names them: a row is one number. */
export const HEADER = ['figure', 'day', 'organization', 'name', 'value'] as const;

/** Every number of the page, one a row, so that a spreadsheet can turn them as it likes. Names of figures are those of the API. */
export function rowsOf({ days, adoption, organisations, routes }: Analytics): string[][] {
  const daily = (figure: string, counts: readonly number[], name = '') =>
    days.map((day, at) => [figure, day, '', name, String(counts[at] ?? 0)]);
  return [
    ...daily('people', adoption.people),
    ...daily('signIns', adoption.signIns),
    ...daily('failedSignIns', adoption.failedSignIns),
    ...adoption.acts.flatMap(({ subject, counts }) => daily('acts', counts, subject)),
    ...organisations.flatMap(({ name, readiness }) =>
      days.flatMap((day, at) => {
        const percent = readiness[at] ?? null;
        return percent === null ? [] : [['readiness', day, name, '', String(percent)]];
      }),
    ),
    ...organisations.flatMap(({ name, evidence }) =>
      FRESHNESS.map((each) => ['evidence', days.at(-1) ?? '', name, each, String(evidence[each])]),
    ),
    ...routes.flatMap(({ route, count, mean, p95, failures }) => [
      ['routeRequests', '', '', route, String(count)],
      ['routeMeanSeconds', '', '', route, mean.toFixed(4)],
      ['routeP95Seconds', '', '', route, p95.toFixed(4)],
      ['routeFailures', '', '', route, String(failures)],
    ]),
  ];
}
