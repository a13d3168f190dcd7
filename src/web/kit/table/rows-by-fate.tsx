import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ReactNode, useState } from 'react';

interface RowsByFateProps<Fate extends string, Row extends { fate: Fate }> {
  rows: readonly Row[];
  /** In the order of their counts. */
  fates: readonly Fate[];
  countLabel: (fate: Fate, count: number) => string;
  filterLabel: string;
  rowsLabel: string;
  /** A row as an item of the list, with its key. */
  children: (row: Row) => ReactNode;
}

/** Rows of a file and what becomes of them; a click on a count shows those rows alone. */
export function RowsByFate<Fate extends string, Row extends { fate: Fate }>(props: RowsByFateProps<Fate, Row>) {
  const { rows, fates, countLabel, filterLabel, rowsLabel, children } = props;
  const [only, setOnly] = useState<Fate | null>(null);
  const count = (fate: Fate) => rows.filter((row) => row.fate === fate).length;
  const shown = only ? rows.filter(({ fate }) => fate === only) : rows;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-label={filterLabel} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {fates
          .filter((fate) => count(fate) > 0)
          .map((fate) => (
            <Chip
              key={fate}
              label={countLabel(fate, count(fate))}
              variant={only === fate ? 'filled' : 'outlined'}
              aria-pressed={only === fate}
              onClick={() => setOnly(only === fate ? null : fate)}
            />
          ))}
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={rowsLabel}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          maxHeight: 360,
          overflow: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        {shown.map(children)}
      </Box>
    </Box>
  );
}
