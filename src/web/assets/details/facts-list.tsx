import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values in two columns; what is unknown shows a dash. */
export function FactsList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 3,
        fontSize: 'size.plain',
      }}
    >
      {facts.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: '140px minmax(0, 1fr)',
            gap: 1.5,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value === '' || value === null || value === undefined ? '—' : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
