import type { Asset } from './asset.ts';
import { type ImportField, importFields } from './import-fields.ts';
import type { StandardKey } from './import-columns.ts';
import { ownIdOf } from './vocabulary/own-key.ts';
import type { AssetVocabulary } from './vocabulary/vocabulary.ts';

/** A cell of a spreadsheet: text, an amount, or an ISO date. */
export type ExportCell = string | number | { date: string } | null;

const dateCell = (date: string | null): ExportCell => date && { date };

export interface ExportColumn {
  header: string;
  width: number;
  cell: (asset: Asset) => ExportCell;
}

/** The columns of an export (specification, section 7); an import reads the same names. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { header: 'Name', width: 30, cell: ({ name }) => name },
  { header: 'Type', width: 16, cell: ({ type }) => type },
  { header: 'Category', width: 12, cell: ({ category }) => category },
  { header: 'Serial Number', width: 20, cell: ({ serialNumber }) => serialNumber },
  { header: 'Owner', width: 26, cell: ({ owner }) => owner },
  { header: 'Status', width: 13, cell: ({ status }) => status },
  { header: 'Risk Level', width: 11, cell: ({ riskLevel }) => riskLevel },
  { header: 'Location', width: 20, cell: ({ location }) => location },
  { header: 'Purchase Date', width: 14, cell: ({ purchaseDate }) => dateCell(purchaseDate) },
  { header: 'Warranty Expiry', width: 15, cell: ({ warrantyExpiry }) => dateCell(warrantyExpiry) },
  { header: 'Cost', width: 12, cell: ({ cost }) => cost },
  { header: 'Vendor', width: 20, cell: ({ vendor }) => vendor },
  { header: 'Compliance Status', width: 18, cell: ({ complianceStatus }) => complianceStatus },
];

/** Every field that an import takes, the organisation's own at the end. What is not known is an empty cell, which an import takes for nothing said. */
export const allColumns = (vocabulary: AssetVocabulary): ExportColumn[] => importFields(vocabulary).map(columnOf);

const columnOf = ({ key, label, kind }: ImportField): ExportColumn => ({
  header: label,
  width: Math.max(14, label.length + 2),
  cell: (asset) => {
    const ownId = ownIdOf(key);
    const value = ownId === null ? asset[key as StandardKey] : (asset.ownValues[ownId] ?? null);
    if (Array.isArray(value)) return value.join('; ');
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return kind === 'date' && typeof value === 'string' ? dateCell(value) : value;
  },
});

export function exportCells(asset: Asset, columns = EXPORT_COLUMNS): ExportCell[] {
  return columns.map(({ cell }) => cell(asset));
}

/** The same as the texts of a CSV file. */
export function exportTexts(asset: Asset, columns = EXPORT_COLUMNS): string[] {
  return exportCells(asset, columns).map((cell) =>
    cell === null ? '' : typeof cell === 'object' ? cell.date : String(cell),
  );
}

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** `day` is an ISO date. */
export function exportFileName(day: string, format: ExportFormat = 'csv'): string {
  return `assets_${day}.${format}`;
}
