import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Top right. */
  action?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A named part of the analysis. */
export function Section({ title, action, isWide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        pt: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h4" component="h4" sx={{ flex: 1, minWidth: 160 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
