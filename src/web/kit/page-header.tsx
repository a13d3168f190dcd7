import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons, the most important last. */
  actions?: ReactNode;
  /** The actions are as small as one button of a menu: they stay beside the title on a telephone as well. */
  isBeside?: boolean;
  /** Small facts beside the title, such as a ToneChip. */
  badge?: ReactNode;
  /** For pages of one thing: its name, for the breadcrumb and the window's title. */
  name?: string;
}

/** The head of every page: the one h1 (which takes the focus after a navigation), what the page is for, and its actions. */
export function PageHeader({ title, subtitle, actions, isBeside = false, badge, name }: PageHeaderProps) {
  usePageTitle(name);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: isBeside ? 'nowrap' : 'wrap',
        alignItems: isBeside ? { xs: 'flex-start', sm: 'flex-end' } : 'flex-end',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2.5,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flexWrap: 'wrap' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badge}
        </Box>
        {subtitle && (
          <Typography
            variant="subtitle1"
            sx={{ color: 'text.secondary', mt: 0.25, maxWidth: '72ch', textWrap: 'pretty' }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
