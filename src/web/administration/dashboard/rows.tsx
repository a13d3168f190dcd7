import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Lines of a card: what, and a fact at its end. */
export function Rows({ rows }: { rows: readonly { key: string; what: ReactNode; fact: ReactNode }[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }} tabIndex={0}>
      {rows.map(({ key, what, fact }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            py: 1,
            '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{what}</Box>
          <Box sx={{ color: 'text.secondary' }}>{fact}</Box>
        </Box>
      ))}
    </Box>
  );
}
