import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useRecent } from '../../activity/activity-queries.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { hrefOfAsset } from '../inventory-search.ts';
import { Table } from '../../kit/table/small-table.tsx';

const KNOWN = ['added', 'changed', 'removed', 'imported'] as const;

/** The last five changes of the inventory (specification, section 2.1). What is in the trail has happened: its status is Completed. */
export function RecentActivity() {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const { data, error, isPending, refetch } = useRecent({ subject: 'assets', limit: 5 });
  if (isPending) return <CardSkeleton lines={5} />;
  const actionOf = (action: string) => {
    const known = KNOWN.find((each) => each === action);
    return known ? t(`action.${known}`) : action;
  };
  return (
    <Card title={t('recent.title')} flush sx={{ mt: 2 }}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={t('recent.title')}
          columns={[t('recent.asset'), t('recent.action'), t('recent.user'), t('recent.date'), t('recent.status')]}
          rows={(data ?? []).map((entry) => ({
            key: String(entry.number),
            cells: [
              entry.action === 'removed' || entry.action === 'imported' ? (
                entry.title
              ) : (
                <Link component={AppLink} href={hrefOfAsset(entry.subjectId, { tab: 'overview' })}>
                  {entry.title}
                </Link>
              ),
              actionOf(entry.action),
              entry.actorName,
              <Box component="time" key="at" dateTime={entry.at} sx={{ whiteSpace: 'nowrap' }}>
                {format.dateTime(entry.at)}
              </Box>,
              <ToneChip key="status" tone="success" label={t('recent.completed')} />,
            ],
          }))}
        />
      )}
    </Card>
  );
}
