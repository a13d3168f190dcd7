import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A page for visitors with a title, what it is for, and sections below each other. */
export function PublicPage({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 920, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 4, md: 6 } }}>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{ fontSize: { xs: 'size.figure', md: 'size.banner' }, letterSpacing: '-0.03em' }}
      >
        {title}
      </Typography>
      <Typography
        sx={{
          mt: 1.5,
          mb: 4,
          fontSize: 'size.larger',
          lineHeight: 1.65,
          color: 'text.secondary',
          maxWidth: '68ch',
          textWrap: 'pretty',
        }}
      >
        {text}
      </Typography>
      <Box sx={{ display: 'grid', gap: 5 }}>{children}</Box>
    </Box>
  );
}

/** A named part of such a page. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: 'size.subtitle' }}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ mt: 0.75, lineHeight: 1.65, color: 'text.secondary', maxWidth: '68ch', textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}
