import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Top right: a link or a button. */
  action?: ReactNode;
  /** No inner space, for tables and lists that reach the border. */
  flush?: boolean;
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** A bordered surface with radius 12 and no shadow; with a title it is a named section. */
export function Card({ title, subtitle, action, flush = false, children, sx }: CardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={[
        {
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          minWidth: 0,
          p: flush ? 0 : 2.5,
          overflow: flush ? 'hidden' : undefined,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {(title || action) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            columnGap: 2,
            rowGap: 1,
            mb: 2,
            ...(flush && { px: 2.5, pt: 2.5 }),
          }}
        >
          <Box sx={{ minWidth: 0, flex: { xs: '1 1 200px', sm: '0 1 auto' } }}>
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {subtitle && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {subtitle}
              </Typography>
            )}
          </Box>
          {action && <Box sx={{ flex: 'none' }}>{action}</Box>}
        </Box>
      )}
      {children}
    </Box>
  );
}
