import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Download, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '#contract/awareness/campaigns.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { PageSkeleton } from '../kit/skeletons.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { usePermission } from '../people/use-permission.ts';
import { useFileHref, useLanguage } from './awareness-queries.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignPeople } from './campaign-people.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignRecords } from './campaign-records.tsx';
import { CampaignChips } from './campaigns-view.tsx';

const CampaignDialog = lazy(async () => ({ default: (await import('./campaign-dialog.tsx')).CampaignDialog }));

/** A campaign: how far it is, who is missing, and its record. */
export function CampaignPage({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { t } = useTranslation('awareness');
  const language = useLanguage();
  const hrefOf = useFileHref();
  const mayRun = usePermission('iso_readiness.edit');
  const [isChanging, setIsChanging] = useState(false);
  const query = useQuery(orpc.awareness.campaigns.get.queryOptions({ input: { id, language } }));
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <PageSkeleton />;
  const campaign = query.data;
  return (
    <>
      <PageHeader
        title={campaign.title}
        name={campaign.title}
        subtitle={campaign.note}
        badge={<CampaignChips campaign={campaign} />}
        actions={
          mayRun && (
            <>
              <Button startIcon={<Download />} href={hrefOf(`campaigns/${id}/export`)} download>
                {t('campaign.export')}
              </Button>
              {!campaign.closedAt && (
                <Button startIcon={<Pencil />} onClick={() => setIsChanging(true)}>
                  {t('campaign.edit')}
                </Button>
              )}
              <CampaignActions campaign={campaign} onRemoved={onRemoved} />
            </>
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Facts campaign={campaign} />
          <CampaignRecords campaign={campaign} />
        </Box>
        <CampaignPeople campaign={campaign} />
      </Box>
      <Suspense>{isChanging && <CampaignDialog campaign={campaign} onClose={() => setIsChanging(false)} />}</Suspense>
    </>
  );
}

function Facts({ campaign }: { campaign: OpenCampaign }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const { startsOn, dueOn, courses, titles, counts, includesJoiners, createdByName, closedAt, closedByName } = campaign;
  const facts = [
    [t('field.courses'), courses.map((key) => titles[key] ?? key).join(', ')],
    [t('field.audience'), t(`kind.${campaign.audience.kind}`)],
    [t('campaign.period'), `${format.date(startsOn)} – ${format.date(dueOn)}`],
    [t('campaign.joiners'), t(includesJoiners ? 'campaign.joinersIn' : 'campaign.joinersOut')],
    [t('campaign.by'), createdByName],
    ...(closedAt ? [[t('campaign.closed'), `${format.date(closedAt)}, ${closedByName ?? ''}`]] : []),
    ...(counts.left > 0 ? [[t('campaign.gone'), t('campaign.left', { count: counts.left })]] : []),
  ];
  return (
    <Card title={t('campaign.progress')}>
      <CampaignProgress campaign={campaign} />
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 1 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  );
}
