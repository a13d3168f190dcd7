import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PlainTableProps {
  label: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A small table of the pages for visitors, without the data grid; on a phone each row is a card that names its columns. */
export function PlainTable({ label, head, rows }: PlainTableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: 'size.body',
        '& th, & td': {
          textAlign: 'left',
          verticalAlign: 'top',
          px: 1.5,
          py: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        },
        '& th': { fontSize: 'size.small', fontWeight: 600, color: 'text.secondary' },
        '& td:last-of-type, & th:last-of-type': { pr: 0 },
        '& td:first-of-type, & th:first-of-type': { pl: 0 },
        '@media (max-width: 599px)': {
          '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
          '&, & tbody, & tr, & td': { display: 'block' },
          '& tr': { py: 1.25, borderBottom: '1px solid', borderColor: 'divider' },
          '& td': { border: 'none', px: 0, py: 0.25, overflowWrap: 'anywhere' },
        },
      }}
    >
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, place) => (
              <td key={head[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
