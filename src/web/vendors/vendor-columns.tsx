import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/view.ts';
import { useFormat } from '../kit/format.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useRescore } from './use-rescore.ts';
import { ScoreButton, TierChip, VendorName } from './vendor-parts.tsx';
import type { Column } from '../kit/table/data-table-props.ts';

/** Buttons that later pieces put into a row. */
export type RowActions = (vendor: Vendor) => ReactNode;

export function useVendorColumns(reason: string | null, actionsOf?: RowActions): Column<Vendor>[] {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  return useMemo<Column<Vendor>[]>(
    () => [
      {
        field: 'name',
        header: t('column.name'),
        flex: 1.6,
        minWidth: 144,
        isSortable: true,
        cell: (vendor) => <VendorName vendor={vendor} />,
      },
      {
        field: 'tier',
        header: t('column.tier'),
        width: 92,
        isSortable: true,
        cell: ({ tier }) => <TierChip tier={tier} />,
      },
      {
        field: 'industry',
        header: t('column.industry'),
        minWidth: 110,
        flex: 1,
        isSortable: true,
        cell: ({ industry }) => (
          <Box component="span" title={industry} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {industry}
          </Box>
        ),
      },
      {
        field: 'compliance',
        header: t('column.compliance'),
        width: 106,
        cell: ({ basis }) => t(`compliance.${basis.compliance}`),
      },
      { field: 'incidents', header: t('column.incidents'), width: 88, align: 'right' },
      {
        field: 'lastScanAt',
        header: t('column.lastScan'),
        width: 106,
        isSortable: true,
        cell: ({ lastScanAt }) => (lastScanAt ? format.date(lastScanAt) : '—'),
      },
      {
        field: 'reviewDueOn',
        header: t('column.review'),
        width: 116,
        isSortable: true,
        cell: ({ reviewDueOn, waits }) =>
          reviewDueOn ? (
            <Box
              component="span"
              sx={waits.includes('review-overdue') ? { color: 'error.main', fontWeight: 600 } : undefined}
            >
              {format.date(reviewDueOn)}
            </Box>
          ) : (
            '—'
          ),
      },
      {
        field: 'score',
        header: t('column.score'),
        width: 100,
        isSortable: true,
        cell: (vendor) => <ScoreButton vendor={vendor} />,
      },
      {
        field: 'actions',
        header: t('column.actions'),
        width: actionsOf ? 280 : 130,
        cell: (vendor) => (
          <Box sx={{ display: 'flex', gap: 0.5 }} onClick={(event) => event.stopPropagation()}>
            <RescoreButton vendor={vendor} reason={reason} />
            {actionsOf?.(vendor)}
          </Box>
        ),
      },
    ],
    [t, format, reason, actionsOf],
  );
}

export function RescoreButton({
  vendor,
  reason,
}: {
  vendor: Pick<Vendor, 'id' | 'name' | 'basis'>;
  reason: string | null;
}) {
  const { t } = useTranslation('vendors');
  const { rescore, isPending } = useRescore();
  if (reason)
    return (
      <ReasonButton size="small" reason={reason} startIcon={<RefreshCw />}>
        {t('rescore.title')}
      </ReasonButton>
    );
  return (
    <Button
      size="small"
      loading={isPending}
      startIcon={<RefreshCw />}
      aria-label={t('rescore.of', { name: vendor.name })}
      onClick={() => rescore(vendor)}
    >
      {t('rescore.title')}
    </Button>
  );
}

/** A row of the list on a phone. */
export function VendorCard({
  vendor,
  reason,
  actions,
}: {
  vendor: Vendor;
  reason: string | null;
  actions?: ReactNode;
}) {
  const { t } = useTranslation('vendors');
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <VendorName vendor={vendor} />
        <ScoreButton vendor={vendor} />
      </Box>
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5 }}>
        {`${vendor.industry} · ${t(`compliance.${vendor.basis.compliance}`)}`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
        <TierChip tier={vendor.tier} />
        {vendor.waits
          .filter((each) => each !== 'without-contract' && each !== 'without-owner')
          .map((each) => (
            <ToneChip key={each} tone="warning" label={t(`slice.${each}`)} />
          ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }} onClick={(event) => event.stopPropagation()}>
        <RescoreButton vendor={vendor} reason={reason} />
        {actions}
      </Box>
    </Box>
  );
}
