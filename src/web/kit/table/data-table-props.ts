import type { ReactNode } from 'react';

export interface Column<Row> {
  /** A field of the row, and the name sent when sorting by it. */
  field: string;
  header: string;
  /** What stands in the cell; the field's plain value without it. */
  cell?: (row: Row) => ReactNode;
  width?: number;
  /** Shares of what is left; columns without width have 1. */
  flex?: number;
  minWidth?: number;
  align?: 'left' | 'right' | 'center';
  isSortable?: boolean;
  isHidden?: boolean;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row extends { id: string }> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** This page's rows; undefined until they have come for the first time. */
  rows: readonly Row[] | undefined;
  /** How many there are on all pages. */
  total: number | undefined;
  /** Counts from 0. */
  page: number;
  pageSize: number;
  onPage: (page: number, pageSize: number) => void;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Ids of the ticked rows; leave out where nothing is done with several. */
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  /** A click on a row; the first column should hold a real link too. */
  onOpen?: (row: Row) => void;
  /** A row as a card, under 600 pixels. */
  card: (row: Row) => ReactNode;
  /** Stands where the rows would. */
  empty: ReactNode;
  /** Search, filters and buttons above the rows. */
  toolbar?: ReactNode;
  /** True while rows are fetched again; the old ones stay. */
  isRefetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** 52 where the first cell has two lines. */
  rowHeight?: 44 | 52;
  pageSizes?: readonly number[];
}
