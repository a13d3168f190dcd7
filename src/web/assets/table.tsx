import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  maxHeight?: number;
}

/** A small table that scrolls within itself; its first cells are the headings of their rows. */
export function Table({ label, columns, rows, maxHeight }: TableProps) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ overflow: 'auto', ...(maxHeight && { maxHeight }), '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          '& th, & td': { textAlign: 'left', px: 2, py: 1, verticalAlign: 'top', fontWeight: 400 },
          '& thead th': {
            position: 'sticky',
            top: 0,
            zIndex: 1,
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontSize: '0.75rem',
            fontWeight: 600,
            whiteSpace: 'nowrap',
          },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
          '& tbody th': { overflowWrap: 'anywhere', minWidth: 110 },
        }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
