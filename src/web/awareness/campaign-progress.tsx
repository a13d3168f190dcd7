import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/awareness/campaign.ts';
import { BandBar } from '../kit/band-bar.tsx';

/** How many of those asked have finished, as a bar and in words. */
export function CampaignProgress({
  campaign: { title, counts, percent },
}: {
  campaign: Pick<Campaign, 'title' | 'counts' | 'percent'>;
}) {
  const { t } = useTranslation('awareness');
  const asked = counts.done + counts.open + counts.overdue;
  return (
    <Box sx={{ width: '100%', minWidth: 120 }}>
      <BandBar percent={percent ?? 0} label={t('campaign.progressOf', { title })} />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('campaign.doneOf', { done: counts.done, count: asked })}
      </Box>
    </Box>
  );
}
