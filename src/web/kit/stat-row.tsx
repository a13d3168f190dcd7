import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Lays StatCards out: two a row on a phone, up to four on a wide screen. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(200px, 1fr))' },
        mb: 2,
      }}
    >
      {children}
    </Box>
  );
}
