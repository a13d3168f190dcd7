import type { Asset } from './asset.ts';

/** The columns of an export (specification, section 7); an import reads the same names. */
export const EXPORT_COLUMNS: readonly { header: string; cell(asset: Asset): string }[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Category', cell: ({ category }) => category },
  { header: 'Serial Number', cell: ({ serialNumber }) => serialNumber },
  { header: 'Owner', cell: ({ owner }) => owner },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Risk Level', cell: ({ riskLevel }) => riskLevel },
  { header: 'Location', cell: ({ location }) => location },
  { header: 'Purchase Date', cell: ({ purchaseDate }) => purchaseDate ?? '' },
  { header: 'Warranty Expiry', cell: ({ warrantyExpiry }) => warrantyExpiry ?? '' },
  { header: 'Cost', cell: ({ cost }) => (cost === null ? '' : String(cost)) },
  { header: 'Vendor', cell: ({ vendor }) => vendor },
  { header: 'Compliance Status', cell: ({ complianceStatus }) => complianceStatus },
];

export function exportCells(asset: Asset): string[] {
  return EXPORT_COLUMNS.map(({ cell }) => cell(asset));
}

/** `day` is an ISO date. */
export function exportFileName(day: string): string {
  return `assets_${day}.csv`;
}
