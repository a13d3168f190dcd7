import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, lazy } from 'react';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTablePager } from './data-table-pager.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import { ErrorState } from '../error-state.tsx';
import { RefetchBar } from '../skeletons.tsx';
import type { DataTableProps } from './data-table-props.ts';

const Grid = lazy(async () => ({ default: (await import('./data-table-grid.tsx')).DataTableGrid }));

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
