import Box from '@mui/material/Box';
import { QuickActions } from './quick-actions.tsx';
import { ScoreCard } from './score-card.tsx';

/** Readiness without any assistant: the score, and where the work is done. */
export function TraditionalView() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ScoreCard />
      <QuickActions kind="traditional" />
    </Box>
  );
}
