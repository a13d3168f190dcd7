import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ChangeList } from './change-list.tsx';

/** What the statement says today otherwise than a version that was approved. */
export function DifferenceDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useQuery(
    orpc.readiness.statement.versions.get.queryOptions({ input: { framework: FRAMEWORK, number } }),
  );
  return (
    <Dialog isOpen title={t('version.difference', { number })} onClose={onClose} width="md">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeleton />
      ) : data.changes.length === 0 ? (
        <Box component="p" sx={{ m: 0 }}>
          {t('version.noDifference')}
        </Box>
      ) : (
        <ChangeList changes={data.changes} />
      )}
    </Dialog>
  );
}
