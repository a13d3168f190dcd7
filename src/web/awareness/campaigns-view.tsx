import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/awareness/campaign.ts';
import { todayIs } from '../controls/control-queries.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { hrefOfCampaign } from './awareness-search.ts';
import { CampaignProgress } from './campaign-progress.tsx';

/** Every campaign with how far it is. */
export function CampaignsView({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { t } = useTranslation('awareness');
  const query = useQuery(orpc.awareness.campaigns.list.queryOptions({}));
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <CardSkeleton />;
  const campaigns = query.data as Campaign[];
  if (campaigns.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Megaphone}
          heading="h2"
          title={t('campaign.none')}
          text={t('campaign.noneText')}
          actions={
            onAdd && (
              <Button variant="contained" color="primary" onClick={onAdd}>
                {t('campaign.add')}
              </Button>
            )
          }
        />
      </Card>
    );
  return (
    <Card flush title={t('campaign.all')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {campaigns.map((campaign) => (
          <Row key={campaign.id} campaign={campaign} />
        ))}
      </Box>
    </Card>
  );
}

function Row({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const { id, title, dueOn, courses, counts, closedAt } = campaign;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2.5 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px' },
        px: 2.5,
        py: 1.75,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h4" component="h3">
            <Link component={AppLink} href={hrefOfCampaign(id)} sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Link>
          </Typography>
          <CampaignChips campaign={campaign} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            t('campaign.courseCount', { count: courses.length }),
            closedAt
              ? t('campaign.closedOn', { day: format.date(closedAt) })
              : t('campaign.dueOn', { day: format.date(dueOn) }),
            ...(counts.left > 0 ? [t('campaign.left', { count: counts.left })] : []),
          ].join(' · ')}
        </Typography>
      </Box>
      <CampaignProgress campaign={campaign} />
    </Box>
  );
}

/** Whether a campaign runs, is late or over. */
export function CampaignChips({ campaign: { closedAt, dueOn, counts, percent } }: { campaign: Campaign }) {
  const { t } = useTranslation('awareness');
  if (closedAt) return <ToneChip tone="neutral" label={t('campaign.closed')} />;
  if (percent === 100) return <ToneChip tone="success" label={t('campaign.complete')} />;
  return (
    <>
      {counts.overdue > 0 && <ToneChip tone="error" label={t('campaign.overdue', { count: counts.overdue })} />}
      {counts.overdue === 0 && dueOn >= todayIs() && <ToneChip tone="info" label={t('campaign.running')} />}
    </>
  );
}
