import type { Report, ReportFormat } from '#domain/readiness/reports/report.ts';
import { threadRunner } from '#engine/bounded/thread.ts';
import { DOCX_TYPE } from '../../platform/file-formats/docx.ts';
import { WORKBOOK_TYPE } from '../../platform/file-formats/workbook.ts';
import type { Letterhead } from './letterhead.ts';

export interface Rendering {
  report: Report;
  letterhead: Letterhead;
  format: ReportFormat;
}

export const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
  xlsx: WORKBOOK_TYPE,
  csv: 'text/csv; charset=utf-8',
};

/** Makes the file of a report. The longest that there is takes some seconds on a slow core. */
export const renderReport = threadRunner<Rendering, Uint8Array>(new URL('./render-thread.ts', import.meta.url), {
  time: 60_000,
  memory: 1024,
  atOnce: 1,
  keep: 60_000,
});
