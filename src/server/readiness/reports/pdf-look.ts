import type { Content } from 'pdfmake/interfaces.js';
import type { ReportBar } from '#domain/readiness/reports/report.ts';
import { type PdfElement, TAG } from '../../platform/tagged-pdf.ts';

export const INK = '#1f2937';
export const FAINT = '#6b7280';
export const LINE = '#e6e8ec';

/** Each is readable on white paper, in grey as well by its length. */
export const TONES: Record<ReportBar['tone'], string> = {
  success: '#15803d',
  warning: '#b45309',
  error: '#b91c1c',
  neutral: '#6b7280',
};

/** A text that stands under an element of the structure. */
export function tagged(text: string, under: PdfElement): Content {
  return [{ text, [TAG]: under } as Content];
}
