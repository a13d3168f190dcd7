import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Inbox } from 'lucide-react';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { JobProgress } from '../requests/job-progress.tsx';
import { CardSkeleton } from '../skeletons.tsx';
import { Notice } from '../notice.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { ToneChip } from '../tone-chip.tsx';
import type { Stories } from './story.ts';

const TONES = ['success', 'info', 'warning', 'error'] as const;

export const stories: Stories = {
  Notices: () => (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title={`A ${tone}`} action={<Button size="small">Do it</Button>}>
          What happened, in a sentence.
        </Notice>
      ))}
    </Box>
  ),
  Chips: () => (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {([...TONES, 'neutral'] as const).map((tone) => (
        <ToneChip key={tone} tone={tone} label={tone} />
      ))}
    </Box>
  ),
  Buttons: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button>Plain</Button>
      <Button variant="text">Text</Button>
      <Button variant="contained" color="primary">
        Primary
      </Button>
      <Button variant="contained" color="error">
        Dangerous
      </Button>
      <Button variant="contained" color="primary" loading>
        Busy
      </Button>
      <ReasonButton reason="You may not do this">Off, with a reason</ReasonButton>
    </Box>
  ),
  'Nothing there': () => (
    <EmptyState icon={Inbox} heading="h2" title="No vendors yet" text="Add the first." actions={<Button>Add</Button>} />
  ),
  'Not loaded': () => <ErrorState error={{ status: 503, code: 'UNAVAILABLE' }} onRetry={() => undefined} />,
  Loading: () => <CardSkeleton lines={5} />,
  Jobs: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['queued', 'running', 'done', 'failed', 'cancelled'] as const).map((state) => (
        <JobProgress
          key={state}
          title={`Import, ${state}`}
          job={{ state, done: 40, total: 100, message: null }}
          onCancel={() => undefined}
        />
      ))}
    </Box>
  ),
};
