import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  label: string;
  /** How much is ticked. */
  text: string;
  /** Buttons: what can be done with it. */
  children: ReactNode;
}

/** Floats above the end of a list while rows are ticked. */
export function SelectionBar({ label, text, children }: SelectionBarProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        width: 'fit-content',
        maxWidth: '100%',
        mx: 'auto',
        mt: 2,
        p: 1,
        pl: 2,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        boxShadow: '0 8px 28px rgb(16 20 28 / 0.14), 0 2px 6px rgb(16 20 28 / 0.06)',
      }}
    >
      <Box component="span" role="status" sx={{ fontWeight: 600, fontSize: 'size.plain', mr: 1 }}>
        {text}
      </Box>
      {children}
    </Box>
  );
}
