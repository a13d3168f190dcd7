import Box from '@mui/material/Box';
import type { ComponentType } from 'react';

/** Sets the words of an item or a cell. */
type Inline = ComponentType<{ text: string }>;

/** A list in a text. */
export function TextList({
  isOrdered,
  items,
  inline: Inline,
}: {
  isOrdered: boolean;
  items: string[];
  inline: Inline;
}) {
  return (
    <Box component={isOrdered ? 'ol' : 'ul'} sx={{ pl: 3, my: 0, '& li + li': { mt: 0.75 } }}>
      {items.map((item, index) => (
        <li key={index}>
          <Inline text={item} />
        </li>
      ))}
    </Box>
  );
}

interface TextTableProps {
  label: string | undefined;
  head: string[];
  rows: string[][];
  type: { fontSize: string; lineHeight?: number };
  cell: { px: number; py: number; minWidth: number; maxWidth?: number };
  inline: Inline;
}

/** A table in a text; where it is too wide it scrolls in itself. */
export function TextTable({ label, head, rows, type, cell, inline: Inline }: TextTableProps) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          ...type,
          '& th, & td': { textAlign: 'left', verticalAlign: 'top', ...cell },
          '& th': { fontWeight: 600, bgcolor: 'background.default' },
          '& td': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col">
                <Inline text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {head.map((_, index) => (
                <td key={index}>
                  <Inline text={cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
