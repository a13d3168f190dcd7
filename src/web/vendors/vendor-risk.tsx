import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { withoutNothing } from '../controls/workspace-search.ts';
import { useFormat } from '../kit/format.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { StatCard } from '../kit/stat-card.tsx';
import { StatRow } from '../kit/stat-row.tsx';
import { usePermission } from '../people/use-permission.ts';
import { ExportButton } from './export-button.tsx';
import type { RowActions } from './vendor-columns.tsx';
import { VendorForm } from './vendor-form.tsx';
import { VendorList } from './vendor-list.tsx';
import { useVendorOverview } from './vendor-queries.ts';
import { filterIn, hrefOfVendor, hrefOfVendors, type VendorSearch } from './vendor-search.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface VendorRiskProps {
  search: VendorSearch;
  /** What a later piece puts into every row, such as a run of the monitoring. */
  actionsOf?: RowActions;
  /** What stands below the list. */
  children?: ReactNode;
}

/** Vendors as a whole: four figures and the list. */
export function VendorRisk({ search, actionsOf, children }: VendorRiskProps) {
  const { t } = useTranslation('vendors');
  const navigate = useNavigate();
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const [opened, setOpened] = useState<'form' | 'import' | null>(null);
  const close = () => setOpened(null);
  const change = useCallback(
    (next: Partial<VendorSearch>) =>
      void navigate({
        to: PAGES.vendors,
        search: (old) => withoutNothing({ ...old, ...next }) as VendorSearch,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<ExportButton filter={filterIn(search)} />} />
      <Figures />
      <Box sx={{ mt: 2.5 }}>
        <VendorList
          search={search}
          onSearch={change}
          onAdd={() => setOpened('form')}
          reason={reason}
          actionsOf={actionsOf}
          fileActions={
            <ReasonButton startIcon={<Upload />} reason={reason} onClick={() => setOpened('import')}>
              {t('import.open')}
            </ReasonButton>
          }
        />
      </Box>
      {children}
      <Suspense>{opened === 'import' && <ImportDialog onClose={close} />}</Suspense>
      {opened === 'form' && (
        <VendorForm
          vendor={null}
          onClose={close}
          onSaved={(vendor: VendorDetails) => void navigate({ href: hrefOfVendor(vendor.id) })}
        />
      )}
    </>
  );
}

function Figures() {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  const { data, isLoading } = useVendorOverview();
  const overdue = data?.slices['review-overdue'] ?? 0;
  return (
    <StatRow>
      <StatCard
        label={t('card.vendors')}
        value={format.number(data?.total ?? 0)}
        href={hrefOfVendors()}
        isLoading={isLoading}
        note={overdue > 0 ? t('card.overdue', { count: overdue }) : t('card.noneOverdue')}
      />
      <StatCard
        label={t('card.average')}
        value={data?.averageScore ?? '—'}
        href={hrefOfVendors({ sort: 'score', direction: 'asc' })}
        isLoading={isLoading}
        note={t('card.averageNote')}
      />
      <StatCard
        label={t('card.monitoring')}
        value={t(`monitoring.${data?.monitoring ?? 'idle'}`)}
        href={hrefOfVendors({ sort: 'lastScanAt', direction: 'desc' })}
        isLoading={isLoading}
        note={data?.lastScanAt ? t('card.lastScan', { date: format.dateTime(data.lastScanAt) }) : t('card.noScan')}
      />
      <StatCard
        label={t('card.alerts')}
        value={format.number(data?.alerts ?? 0)}
        href={hrefOfVendors({ band: 'alert' })}
        isLoading={isLoading}
        note={t('card.alertsNote')}
      />
    </StatRow>
  );
}
