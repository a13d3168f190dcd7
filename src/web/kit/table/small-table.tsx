import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode } from 'react';

interface TableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  maxHeight?: number;
}

/** A small table that scrolls within itself; its first cells are the headings of their rows. Under 600 pixels each row is a card. */
export function Table(props: TableProps) {
  const { label, maxHeight } = props;
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ overflow: 'auto', ...(maxHeight && { maxHeight }), '&:focus-visible': { outlineOffset: -2 } }}
    >
      {isPhone ? <Cards {...props} /> : <Rows {...props} />}
    </Box>
  );
}

function Rows({ columns, rows }: TableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        fontSize: 'size.plain',
        '& th, & td': { textAlign: 'left', px: 2, py: 1, verticalAlign: 'top', fontWeight: 400 },
        '& thead th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          fontSize: 'size.small',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
        '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        '& tbody th': { overflowWrap: 'anywhere', minWidth: 60 },
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
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Cards({ label, columns, rows }: TableProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
      {rows.map(({ key, cells }) => (
        <Box
          component="li"
          key={key}
          sx={{
            px: 2,
            py: 1.25,
            display: 'grid',
            // Its headings stay on one line each, as long as they leave room for what they head.
            gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
            columnGap: 1.5,
            rowGap: 0.5,
            overflowWrap: 'anywhere',
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {cells.map((cell, index) => (
            <Fragment key={columns[index]}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {columns[index]}
              </Box>
              <Box sx={{ minWidth: 0 }}>{cell}</Box>
            </Fragment>
          ))}
        </Box>
      ))}
    </Box>
  );
}
