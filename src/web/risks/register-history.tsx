import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { LineCard } from '../kit/charts/line-card.tsx';

/** How the register went from its first risk until today. */
export function RegisterHistory() {
  const { t } = useTranslation('risks');
  const { data } = useQuery(orpc.risks.history.get.queryOptions({ staleTime: 60_000 }));
  if (!data || data.days.length < 2) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <LineCard
        title={t('trend.title')}
        subtitle={t('trend.text')}
        dates={data.days}
        unit="number"
        height={220}
        lines={[
          { label: t('stat.open'), values: data.open },
          { label: t('aboveAppetite'), values: data.aboveAppetite },
          { label: t('trend.mean'), values: data.meanPercent },
        ]}
      />
    </Box>
  );
}
