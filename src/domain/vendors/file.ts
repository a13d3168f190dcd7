import type { Messages } from '../organisations/messages.ts';
import { FILE_COLUMNS, type FileColumn } from './headings.ts';
import type { Vendor } from './view.ts';

export const FILE_FORMATS = ['csv', 'xlsx'] as const;

/** A text, a number, or an ISO date; null is an empty cell. */
export type FileCell = string | number | { date: string } | null;

/** A vendor as a row of a file, in the order of the columns. Tier and compliance stay as they are: an import reads them again. */
export function cellsOf(vendor: Vendor): FileCell[] {
  return FILE_COLUMNS.map((column) => cellOf(column, vendor));
}

export const headingsIn = (t: Messages<'vendor-files'>) => FILE_COLUMNS.map((column) => t(`heading.${column}`));

export const fileNameOf = (day: string, format: (typeof FILE_FORMATS)[number]) => `vendors_${day}.${format}`;

function cellOf(column: FileColumn, vendor: Vendor): FileCell {
  switch (column) {
    case 'owner':
      return vendor.ownerName;
    case 'domains':
      return vendor.domains.join(', ');
    case 'reviewDueOn':
      return vendor.reviewDueOn && { date: vendor.reviewDueOn };
    case 'lastScanAt':
      return vendor.lastScanAt && { date: vendor.lastScanAt.slice(0, 10) };
    case 'changedAt':
      return { date: vendor.changedAt.slice(0, 10) };
    case 'name':
    case 'description':
    case 'website':
    case 'industry':
    case 'tier':
    case 'compliance':
    case 'score':
    case 'incidents':
    case 'reviewMonths':
    case 'notes':
      return vendor[column];
  }
}
