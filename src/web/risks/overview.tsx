import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RISK_SLICES } from '#domain/risks/values.ts';
import type { RiskOverview } from '#domain/risks/view.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { PageSkeleton } from '../kit/skeletons.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { StatCard } from '../kit/stat-card.tsx';
import { StatRow } from '../kit/stat-row.tsx';
import { RegisterHistory } from './register-history.tsx';
import { MapCard } from './map-card.tsx';
import { useMethod, useRiskOverview } from './risk-queries.ts';
import { hrefOfRegister, hrefOfRisks, type MapKind } from './risk-search.ts';
import { TopRisks } from './top-risks.tsx';

interface OverviewProps {
  kind: MapKind;
  onKind: (kind: MapKind) => void;
  onAdd: () => void;
  reason: string | null;
}

/** Where the organisation stands with its risks. */
export function Overview({ kind, onKind, onAdd, reason }: OverviewProps) {
  const { t } = useTranslation('risks');
  const overview = useRiskOverview();
  const method = useMethod();
  const failed = [overview, method].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!overview.data || !method.current) return <PageSkeleton />;
  const data = overview.data;
  if (data.total === 0)
    return (
      <Card>
        <EmptyState
          icon={ShieldAlert}
          heading="h2"
          title={t('empty.title')}
          text={t('empty.text')}
          actions={
            <>
              <Button component={AppLink} href={hrefOfRisks({ tab: 'library' })}>
                {t('empty.library')}
              </Button>
              <ReasonButton variant="contained" color="primary" startIcon={<Plus />} reason={reason} onClick={onAdd}>
                {t('add')}
              </ReasonButton>
            </>
          }
        />
      </Card>
    );
  const above = data.slices['above-appetite'] ?? 0;
  const untreated = data.slices['untreated-above-appetite'] ?? 0;
  const accepted = data.stages['accepted'] ?? 0;
  const lapsed = (data.slices['acceptance-ended'] ?? 0) + (data.slices['acceptance-changed'] ?? 0);
  const late = data.slices['actions-overdue'] ?? 0;
  return (
    <>
      <StatRow>
        <StatCard
          label={t('stat.open')}
          value={data.total}
          href={hrefOfRegister()}
          note={data.unassessed > 0 ? t('stat.unassessed', { count: data.unassessed }) : t('stat.allAssessed')}
        />
        <StatCard
          label={t('stat.above')}
          value={above}
          href={hrefOfRegister({ only: 'above-appetite' })}
          note={
            above === 0
              ? t('stat.noneAbove')
              : untreated > 0
                ? t('stat.untreated', { count: untreated })
                : t('stat.allTreated')
          }
        />
        <StatCard
          label={t('stat.accepted')}
          value={accepted}
          href={hrefOfRegister({ stage: 'accepted' })}
          note={
            lapsed > 0 ? t('stat.lapsed', { count: lapsed }) : accepted > 0 ? t('stat.allHold') : t('stat.noneAccepted')
          }
        />
        <StatCard
          label={t('stat.overdue')}
          value={data.slices['review-overdue'] ?? 0}
          href={hrefOfRegister({ only: 'review-overdue' })}
          note={late > 0 ? t('stat.lateActions', { count: late }) : t('stat.noneLate')}
        />
      </StatRow>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <MapCard method={method.current.method} overview={data} kind={kind} onKind={onKind} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TopRisks overview={data} />
          <Attention overview={data} />
        </Box>
      </Box>
      <RegisterHistory />
    </>
  );
}

/** What waits for somebody, each a list. */
function Attention({ overview }: { overview: RiskOverview }) {
  const { t } = useTranslation('risks');
  const waiting = RISK_SLICES.filter((slice) => (overview.slices[slice] ?? 0) > 0);
  return (
    <Card title={t('attention.title')}>
      {waiting.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('attention.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {waiting.map((slice) => (
            <Box component="li" key={slice} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
              <Box
                component={AppLink}
                href={hrefOfRegister({ only: slice })}
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  gap: 2,
                  py: 1,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover': { color: 'primary.main' },
                }}
              >
                <span>{t(`slice.${slice}`)}</span>
                <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {overview.slices[slice]}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
