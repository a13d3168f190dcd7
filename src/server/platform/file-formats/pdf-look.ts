import type { Content } from 'pdfmake/interfaces.js';
import { type PdfElement, TAG } from './tagged-pdf.ts';

export const INK = '#1f2937';
export const FAINT = '#6b7280';
export const LINE = '#e6e8ec';

/** A text that stands under an element of the structure. */
export function tagged(text: string, under: PdfElement): Content {
  return [{ text, [TAG]: under } as Content];
}
