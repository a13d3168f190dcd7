import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { worstOf } from '#domain/administration/self-check.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { SelfCheckList } from './self-check-list.tsx';

/**
 * How the installation is, looked at when the page opens and on demand: as members of an organisation see it, or (`isInstallation`) as its
 * administrators do. Load the words `support`.
 */
export function SelfCheckCard({ isInstallation = false }: { isInstallation?: boolean }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const { data, error, refetch, isFetching } = useQuery({
    ...(isInstallation
      ? orpc.administration.selfCheck.installation.get.queryOptions()
      : orpc.administration.selfCheck.get.queryOptions()),
    staleTime: 60_000,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const wrong = data.checks.filter(({ state }) => state !== 'ok').length;
  return (
    <Card
      title={t('check.title')}
      subtitle={`${worstOf(data.checks) === 'ok' ? t('check.fine') : t('check.wrong', { count: wrong })} ${t('check.at', { time: dateTime(data.at) })}`}
      action={
        <Button startIcon={<RefreshCw size={16} />} loading={isFetching} onClick={() => void refetch()}>
          {t('check.again')}
        </Button>
      }
    >
      <SelfCheckList checks={data.checks} />
    </Card>
  );
}
