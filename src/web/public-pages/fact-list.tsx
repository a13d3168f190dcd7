import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and what they are, side by side; below each other on a phone. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        fontSize: 'size.body',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        px: 2.5,
        py: 1,
        '& dt': { color: 'text.secondary', pt: 1, pb: { xs: 0, sm: 1 } },
        '& dd': { m: 0, py: { xs: 0.25, sm: 1 }, fontWeight: 500, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
