import type { Language } from '../../organisations/language.ts';

/** Text, a number, or an ISO date; null is an empty cell. */
export type ReportCell = string | number | { date: string } | null;

export interface ReportColumn {
  header: string;
  /** In characters: what a spreadsheet takes, and the share of a page. */
  width: number;
  isNumber?: true;
}

export interface ReportTable {
  kind: 'table';
  /** Tables of the same sheet follow each other in a spreadsheet; their columns are the same. */
  sheet: string;
  columns: readonly ReportColumn[];
  rows: ReportCell[][];
  /** What stands there where there are no rows. */
  empty: string;
}

/** One bar of a chart: `percent` is its length, null where nothing can be counted; `value` says it in words. */
export interface ReportBar {
  label: string;
  percent: number | null;
  value: string;
  tone: 'success' | 'warning' | 'error' | 'neutral';
}

export type ReportBlock =
  | { kind: 'text'; text: string; tone?: 'faint' | 'warning' }
  | { kind: 'figures'; figures: { label: string; value: string | number }[] }
  | { kind: 'bars'; bars: ReportBar[] }
  | ReportTable;

export interface ReportSection {
  heading: string;
  blocks: ReportBlock[];
}

/** A report before it is a file: what PDF, Word, Excel and CSV have in common, in one language. */
export interface Report {
  kind: ReportKind | RiskReportKind;
  language: Language;
  title: string;
  subtitle: string;
  /** Above everything else, where the reader must not take it for more than it is. */
  warning: string | null;
  facts: { label: string; value: string }[];
  sections: ReportSection[];
  /** The sheet that is the whole of it as one list, for CSV. */
  register: string;
  /** What the sheet of title and facts is called. */
  summary: string;
  organisation: string;
  /** ISO date that the facts are of. */
  day: string;
}

export const REPORT_KINDS = ['readiness', 'gaps', 'statement'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const RISK_REPORT_KINDS = ['risk-register', 'treatment-plan'] as const;
export type RiskReportKind = (typeof RISK_REPORT_KINDS)[number];
export const REPORT_FORMATS = ['pdf', 'docx', 'xlsx', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Tables by sheet, those of one sheet joined, in the order in which they stand. */
export function sheetsOf({ sections }: Pick<Report, 'sections'>): ReportTable[] {
  const sheets = new Map<string, ReportTable>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'table') continue;
    const known = sheets.get(block.sheet);
    sheets.set(block.sheet, known ? { ...known, rows: [...known.rows, ...block.rows] } : block);
  }
  return [...sheets.values()];
}
