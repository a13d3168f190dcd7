import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { useDeviceLabels } from './device-labels.ts';
import { OutcomeChip } from './outcome-chip.tsx';

const STEP = 10;
const MOST = 100;

/** The person's own history of sign-ins, newest first. */
export function HistoryCard() {
  const { t } = useTranslation('security');
  const format = useFormat();
  const labels = useDeviceLabels();
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch, isFetching } = useQuery(
    orpc.people.ownSignIns.list.queryOptions({ input: { pageSize: shown }, placeholderData: keepPreviousData }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  return (
    <Card title={t('history.title')} subtitle={t('history.subtitle')}>
      {data.rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('history.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.rows.map(({ id, at, method, outcome, device, place }) => (
          <Box key={id} component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography>{`${format.dateTime(at)} · ${t(`method.${method}`)}`}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {`${labels.device(device)} · ${labels.place(place)}`}
              </Typography>
            </Box>
            <OutcomeChip outcome={outcome} />
          </Box>
        ))}
      </Box>
      {data.total > shown && shown < MOST && (
        <Button sx={{ mt: 2 }} loading={isFetching} onClick={() => setShown(Math.min(MOST, shown + 20))}>
          {t('history.more')}
        </Button>
      )}
    </Card>
  );
}
