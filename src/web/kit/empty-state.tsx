import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { tint } from '../theme/tint.ts';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** Why it is empty and what to do; first use, filtered to zero and all done are different texts. */
  text?: ReactNode;
  actions?: ReactNode;
  /** Where it stands in the page's outline. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** What stands where a list would be. */
export function EmptyState({ icon: Icon, title, text, actions, heading = 'h3' }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', py: { xs: 4, md: 6.5 }, px: 2 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '12px',
          color: 'primary.main',
          backgroundColor: tint(theme.vars.palette.primary.main, 12),
          mb: 1.75,
        })}
      >
        <Icon size={22} />
      </Box>
      <Typography variant="h2" component={heading}>
        {title}
      </Typography>
      {text && (
        <Typography
          variant="body1"
          component="div"
          sx={{ color: 'text.secondary', maxWidth: 400, mt: 0.75, textWrap: 'pretty' }}
        >
          {text}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2.25 }}>{actions}</Box>
      )}
    </Box>
  );
}
