import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words for screen readers alone. */
export function HiddenText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Box
      component="span"
      {...(id && { id })}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
