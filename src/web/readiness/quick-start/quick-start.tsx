import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { SetupAssistant } from '../setup/assistant.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SummaryCard } from './summary-card.tsx';

/** Quick Start: the set-up assistant, quick actions and a summary. */
export function QuickStart(props: ComponentProps<typeof SetupAssistant>) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SetupAssistant {...props} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <QuickActions kind="start" />
        <SummaryCard />
      </Box>
    </Box>
  );
}
