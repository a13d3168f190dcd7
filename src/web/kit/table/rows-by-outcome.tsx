import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ReactNode, useState } from 'react';

interface RowsByOutcomeProps<Outcome extends string, Row extends { fate: Outcome }> {
  rows: readonly Row[];
  /** In the order of their counts. */
  outcomes: readonly Outcome[];
  countLabel: (outcome: Outcome, count: number) => string;
  filterLabel: string;
  rowsLabel: string;
  /** A row as an item of the list, with its key. */
  children: (row: Row) => ReactNode;
}

/** Rows of a file and what becomes of them; a click on a count shows those rows alone. */
export function RowsByOutcome<Outcome extends string, Row extends { fate: Outcome }>(
  props: RowsByOutcomeProps<Outcome, Row>,
) {
  const { rows, outcomes, countLabel, filterLabel, rowsLabel, children } = props;
  const [only, setOnly] = useState<Outcome | null>(null);
  const count = (outcome: Outcome) => rows.filter((row) => row.fate === outcome).length;
  const shown = only ? rows.filter(({ fate }) => fate === only) : rows;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-label={filterLabel} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {outcomes
          .filter((outcome) => count(outcome) > 0)
          .map((outcome) => (
            <Chip
              key={outcome}
              label={countLabel(outcome, count(outcome))}
              variant={only === outcome ? 'filled' : 'outlined'}
              aria-pressed={only === outcome}
              onClick={() => setOnly(only === outcome ? null : outcome)}
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
