import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nonce } from '../../theme/theme-root.tsx';
import { tint } from '../../theme/tint.ts';
import type { DataTableProps } from './data-table-props.ts';

/** The grid behind DataTable, in a chunk of its own. Paging is ours: the grid only ever holds one page. */
export function DataTableGrid({
  label,
  columns,
  rows,
  sort,
  onSort,
  selected,
  onSelect,
  onOpen,
  rowHeight = 44,
}: DataTableProps<{ id: string }>) {
  const { t } = useTranslation('kit');
  const shown = useMemo<GridColDef<{ id: string }>[]>(
    () =>
      columns
        .filter(({ isHidden }) => !isHidden)
        .map(({ field, header, cell, width, flex, minWidth, align = 'left', isSortable = false }) => ({
          field,
          headerName: header,
          sortable: isSortable,
          align,
          headerAlign: align,
          ...(width ? { width } : { flex: flex ?? 1, minWidth: minWidth ?? 110 }),
          ...(cell && { renderCell: ({ row }) => cell(row) }),
        })),
    [columns],
  );
  // A fresh model on every render would reset the grid.
  const sortModel = useMemo<GridSortModel>(() => (sort ? [{ field: sort.field, sort: sort.direction }] : []), [sort]);
  const ticked = useMemo(() => ({ type: 'include' as const, ids: new Set<string>(selected ?? []) }), [selected]);
  const paging = useMemo(() => ({ page: 0, pageSize: 100 }), []);

  return (
    <DataGrid
      aria-label={label}
      {...(nonce && { nonce })}
      rows={rows ?? []}
      columns={shown}
      rowHeight={rowHeight}
      columnHeaderHeight={40}
      hideFooter
      paginationMode="server"
      paginationModel={paging}
      rowCount={rows?.length ?? 0}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={([first]) => onSort?.(first?.sort ? { field: first.field, direction: first.sort } : null)}
      checkboxSelection={Boolean(onSelect)}
      rowSelectionModel={ticked}
      onRowSelectionModelChange={({ type, ids }) =>
        onSelect?.(
          type === 'exclude' ? (rows ?? []).map(({ id }) => id).filter((id) => !ids.has(id)) : [...ids].map(String),
        )
      }
      onRowClick={({ row }) => onOpen?.(row)}
      disableRowSelectionOnClick
      disableColumnMenu
      disableColumnFilter
      disableColumnResize
      localeText={{
        checkboxSelectionHeaderName: t('table.selection'),
        checkboxSelectionSelectAllRows: t('table.selectAll'),
        checkboxSelectionUnselectAllRows: t('table.unselectAll'),
        checkboxSelectionSelectRow: t('table.select'),
        checkboxSelectionUnselectRow: t('table.unselect'),
        columnHeaderSortIconLabel: t('table.sort'),
      }}
      sx={(theme) => ({
        border: 0,
        borderRadius: 0,
        fontSize: 'size.plain',
        '--DataGrid-rowBorderColor': theme.vars.palette.divider,
        '--DataGrid-t-color-border-base': theme.vars.palette.divider,
        '--DataGrid-t-header-background-base': theme.vars.palette.background.paper,
        '--DataGrid-t-color-background-base': theme.vars.palette.background.paper,
        '& .MuiDataGrid-columnHeaderTitle': {
          fontSize: 'size.small',
          fontWeight: 600,
          color: theme.vars.palette.text.secondary,
        },
        '& .MuiDataGrid-columnSeparator': { display: 'none' },
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', minWidth: 0 },
        '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
        '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
        '& .MuiDataGrid-row': { cursor: onOpen ? 'pointer' : 'default' },
        '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars.palette.hover.main },
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: tint(theme.vars.palette.primary.main, 9),
        },
        '& .MuiDataGrid-row--lastVisible .MuiDataGrid-cell': { borderBottomColor: 'transparent' },
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outline: 'none' },
        '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -2,
        },
      })}
    />
  );
}
