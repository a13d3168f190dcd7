import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/app-link.tsx';
import type { Column } from '../kit/data-table.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { AssetMenu } from './asset-menu.tsx';
import { STATUS_TONES } from './asset-tones.ts';
import type { ShownAsset } from './asset-types.ts';
import { hrefOfAsset, type InventorySearch } from './inventory-search.ts';
import { RiskChip } from './risk-parts.tsx';

export function AssetName({ asset, search }: { asset: ShownAsset; search: InventorySearch }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Link
        component={AppLink}
        href={hrefOfAsset(asset.id, search)}
        onClick={(event) => event.stopPropagation()}
        sx={{
          display: 'block',
          fontWeight: 600,
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {asset.name}
      </Link>
      <Box
        component="span"
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontSize: '0.75rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {asset.serialNumber}
      </Box>
    </Box>
  );
}

/** The specification's columns (section 2.1). */
export function useAssetColumns(search: InventorySearch, onEdit: (asset: ShownAsset) => void): Column<ShownAsset>[] {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return useMemo<Column<ShownAsset>[]>(
    () => [
      {
        field: 'name',
        header: t('column.name'),
        flex: 2,
        minWidth: 170,
        isSortable: true,
        cell: (asset) => <AssetName asset={asset} search={search} />,
      },
      {
        field: 'type',
        header: t('column.type'),
        minWidth: 120,
        isSortable: true,
        cell: ({ type }) => t(`type.${type}`),
      },
      {
        field: 'category',
        header: t('column.category'),
        width: 106,
        isSortable: true,
        cell: ({ category }) => t(`category.${category}`),
      },
      { field: 'owner', header: t('column.owner'), flex: 1.3, minWidth: 120, isSortable: true },
      {
        field: 'status',
        header: t('column.status'),
        width: 118,
        isSortable: true,
        cell: ({ status }) => <ToneChip tone={STATUS_TONES[status]} label={t(`status.${status}`)} />,
      },
      {
        field: 'riskLevel',
        header: t('column.riskLevel'),
        width: 110,
        isSortable: true,
        cell: ({ riskLevel }) => <RiskChip level={riskLevel} />,
      },
      {
        field: 'lastUpdated',
        header: t('column.lastUpdated'),
        width: 130,
        isSortable: true,
        cell: ({ lastUpdated }) => format.date(lastUpdated),
      },
      {
        field: 'actions',
        header: t('column.actions'),
        width: 76,
        align: 'right',
        cell: (asset) => <AssetMenu asset={asset} search={search} onEdit={onEdit} />,
      },
    ],
    [t, format, search, onEdit],
  );
}
