import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentError } from '#domain/activity/recent-error.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';

/**
 * Faults of the last days by the reference that people were shown: of the organisation, or (`isInstallation`) of all of them and of people who
 * were not signed in. Load the words `support`.
 */
export function RecentErrorsCard({ isInstallation = false }: { isInstallation?: boolean }) {
  const { t } = useTranslation('support');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(
    isInstallation
      ? orpc.administration.recentErrors.installation.list.queryOptions()
      : orpc.administration.recentErrors.list.queryOptions(),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const wanted = search.trim().toLowerCase();
  const shown = data.filter(({ id, place, what }) => `${id} ${place} ${what}`.toLowerCase().includes(wanted));
  return (
    <Card title={t('errors.title')} subtitle={t(isInstallation ? 'errors.installation' : 'errors.subtitle')}>
      {data.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('errors.none')} text={t('errors.noneText')} />
      ) : (
        <>
          <SearchBox label={t('errors.search')} value={search} onSearch={setSearch} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5, maxHeight: 480, overflowY: 'auto' }}>
            {shown.map((one) => (
              <ErrorRow key={one.id} error={one} />
            ))}
          </Box>
          {shown.length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', py: 2 }}>
              {t('errors.nothing', { search })}
            </Typography>
          )}
        </>
      )}
    </Card>
  );
}

function ErrorRow({ error: { id, at, origin, place, what } }: { error: RecentError }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        py: 1.25,
        '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <ToneChip tone="neutral" label={t(`origin.${origin}`)} />
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {place}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {dateTime(at)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {what}
      </Typography>
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}
      >
        {t('errors.reference', { reference: id })}
      </Typography>
    </Box>
  );
}
