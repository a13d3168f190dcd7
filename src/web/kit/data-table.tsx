import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, lazy } from 'react';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTablePager } from './data-table-pager.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { RefetchBar } from './loading.tsx';

const Grid = lazy(async () => ({ default: (await import('./data-table-grid.tsx')).DataTableGrid }));

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

/**
 * A paged list from the server. Give `keepPreviousData` to the query as placeholderData so that old rows stay while paging.
 * Columns and sort should be memoised. Under 600 pixels the rows are cards.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { rows, total = 0, toolbar, empty, error, isRefetching = false } = props;
  const isFirst = rows === undefined && !error;
  return (
    <Box
      role="region"
      aria-label={props.label}
      aria-busy={isFirst || isRefetching}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
        minWidth: 0,
      }}
    >
      {toolbar && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1.5,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          {toolbar}
        </Box>
      )}
      <RefetchBar isActive={isRefetching && !isFirst} />
      {error && !rows ? (
        <ErrorState error={error} {...(props.onRetry && { onRetry: props.onRetry })} />
      ) : isFirst ? (
        <DataTableSkeleton rows={props.pageSize} rowHeight={props.rowHeight ?? 44} />
      ) : rows?.length === 0 ? (
        empty
      ) : isPhone ? (
        <DataTableCards {...props} />
      ) : (
        <Suspense fallback={<DataTableSkeleton rows={props.pageSize} rowHeight={props.rowHeight ?? 44} />}>
          <Grid {...(props as unknown as DataTableProps<{ id: string }>)} />
        </Suspense>
      )}
      {!isFirst && total > 0 && (
        <DataTablePager
          page={props.page}
          pageSize={props.pageSize}
          total={total}
          sizes={props.pageSizes ?? [5, 10, 25]}
          onPage={props.onPage}
        />
      )}
    </Box>
  );
}
