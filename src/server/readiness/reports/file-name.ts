import type { Report } from '#domain/readiness/reports/report.ts';

/** What the file of a report is called, without an ending. */
export function fileNameOf({ kind, day }: Pick<Report, 'kind' | 'day'>, framework: string): string {
  if (kind === 'statement') return `statement-of-applicability_${day}`;
  return `${kind === 'gaps' ? 'gap-report' : 'readiness-report'}_${framework}_${day}`;
}

export function fileNameOfVersion(number: number): string {
  return `statement-of-applicability_version-${number}`;
}
