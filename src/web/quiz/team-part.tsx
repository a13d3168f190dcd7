import Box from '@mui/material/Box';
import type { QuizTest } from '#contract/quiz.ts';
import type { Permission } from '#domain/people/permission.ts';
import { BoardCard } from './board-card.tsx';
import { KeptResults } from './kept-results.tsx';
import { MyTests } from './my-tests.tsx';

interface TeamPartProps {
  permissions: readonly Permission[];
  onTest: (test: QuizTest) => void;
}

/** What the quiz is within an organisation: attempts that count, the score board, and records of competence. */
export function TeamPart({ permissions, onTest }: TeamPartProps) {
  if (!permissions.includes('dashboard.view')) return null;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        }}
      >
        <MyTests onTest={onTest} />
        <BoardCard />
      </Box>
      {permissions.includes('iso_readiness.edit') && <KeptResults mayFile={permissions.includes('documents.edit')} />}
    </>
  );
}
