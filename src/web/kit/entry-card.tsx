import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The surface of the sign-in and set-up pages. */
export function EntryCard({
  title,
  text,
  children,
  width = 420,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  width?: number;
}) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', px: 2, py: { xs: 4, md: 8 } }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: width,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          p: { xs: 2.5, sm: 4 },
        }}
      >
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>}
        {children && <Box sx={{ mt: 2.5 }}>{children}</Box>}
      </Box>
    </Box>
  );
}
