import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, Radar } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonitoringRun, VendorMonitoring } from '#domain/vendors/monitoring/run.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { VendorForm } from '../vendor-form.tsx';
import { Findings } from './findings.tsx';
import { useVendorMonitoring } from './monitoring-queries.ts';
import { hrefOfMonitoring } from './panel-parts.tsx';
import { Posture } from './posture.tsx';
import { RunButton } from './run-button.tsx';
import { UnderWay } from './under-way.tsx';

interface MonitoringCardProps {
  vendor: VendorDetails;
  /** An earlier run that the address asks for. */
  runId: string | undefined;
}

/** What monitoring saw of the domains of one vendor. Its page loads the words `monitoring`. */
export function MonitoringCard({ vendor, runId }: MonitoringCardProps) {
  const { t } = useTranslation('monitoring');
  const { data, error, refetch } = useVendorMonitoring(vendor.id, runId);
  const place = useRef<HTMLDivElement>(null);
  const isShown = data !== undefined;
  // What a link leads to is there only after it was asked for.
  useEffect(() => {
    if (isShown && globalThis.location.hash === '#monitoring') place.current?.scrollIntoView();
  }, [isShown]);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const monitoring = data;
  return (
    <Box ref={place} id="monitoring" sx={{ scrollMarginTop: 72, minWidth: 0 }}>
      <Card
        title={t('title')}
        subtitle={<Asked run={monitoring.run} />}
        action={<RunButton vendor={vendor} isUnderWay={monitoring.job !== null} />}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {monitoring.job && <UnderWay job={monitoring.job} vendorName={vendor.name} />}
          <Seen vendor={vendor} monitoring={monitoring} />
        </Box>
      </Card>
    </Box>
  );
}

function Asked({ run }: { run: MonitoringRun | null }) {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  if (!run) return null;
  const date = format.dateTime(run.endedAt);
  return run.cause === 'schedule' ? t('card.scheduled', { date }) : t('card.at', { date, name: run.askedByName });
}

function Seen({ vendor, monitoring: { run, history } }: { vendor: VendorDetails; monitoring: VendorMonitoring }) {
  const { t } = useTranslation('monitoring');
  if (!run)
    return vendor.domains.length === 0 ? (
      <WithoutDomain vendor={vendor} />
    ) : (
      <Box sx={{ color: 'text.secondary' }}>{t('card.notYet', { domains: vendor.domains.join(', ') })}</Box>
    );
  const isOffline = run.findings.every(({ state }) => state === 'unknown');
  const isOlder = run.id !== history[0]?.id;
  return (
    <>
      {isOlder && (
        <Notice
          tone="info"
          action={
            <Button size="small" component={AppLink} href={hrefOfMonitoring(vendor.id)}>
              {t('card.newest')}
            </Button>
          }
        >
          {t('card.older')}
        </Notice>
      )}
      {isOffline && <Notice tone="info">{t('card.offline')}</Notice>}
      <Posture run={run} history={history} vendorId={vendor.id} />
      <Findings run={run} />
    </>
  );
}

function WithoutDomain({ vendor }: { vendor: VendorDetails }) {
  const { t } = useTranslation('monitoring');
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        icon={Radar}
        title={t('card.empty')}
        text={t('card.emptyText')}
        actions={
          <ReasonButton startIcon={<Plus />} reason={reason} onClick={() => setOpen(true)}>
            {t('card.add')}
          </ReasonButton>
        }
      />
      {isOpen && <VendorForm vendor={vendor} onClose={() => setOpen(false)} />}
    </>
  );
}
