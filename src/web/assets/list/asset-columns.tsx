import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { AssetColumn } from '#domain/assets/columns.ts';
import { isSecurityFact } from '#domain/assets/security-facts.ts';
import type { SecurityFact } from '#domain/assets/security-facts.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { AssetMenu } from './asset-menu.tsx';
import { COMPLIANCE_TONES, STATUS_TONES } from '../asset-tones.ts';
import type { ShownAsset } from '../asset-types.ts';
import { hrefOfAsset, type InventorySearch } from '../inventory-search.ts';
import { RiskChip } from '../risk-parts.tsx';
import { SecurityChip } from '../security-chip.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

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
          fontSize: 'size.small',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {asset.serialNumber}
      </Box>
    </Box>
  );
}

/** The columns a person shows, in the order of the export, and the menu of each row. */
export function useAssetColumns(
  shown: readonly AssetColumn[],
  search: InventorySearch,
  onEdit: (asset: ShownAsset) => void,
): Column<ShownAsset>[] {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return useMemo<Column<ShownAsset>[]>(() => {
    const day = (date: string | null) => (date ? format.date(date) : '—');
    const security = (fact: SecurityFact) => ({
      header: t(`field.${fact}`),
      width: 150,
      cell: (asset: ShownAsset) => <SecurityChip asset={asset} fact={fact} />,
    });
    const columns: Record<AssetColumn, Omit<Column<ShownAsset>, 'field' | 'isSortable'>> = {
      name: {
        header: t('column.name'),
        flex: 2,
        minWidth: 170,
        cell: (asset) => <AssetName asset={asset} search={search} />,
      },
      type: { header: t('column.type'), minWidth: 120, cell: ({ type }) => t(`type.${type}`) },
      category: { header: t('column.category'), width: 106, cell: ({ category }) => t(`category.${category}`) },
      serialNumber: { header: t('field.serialNumber'), minWidth: 130 },
      owner: { header: t('column.owner'), flex: 1.3, minWidth: 120 },
      status: {
        header: t('column.status'),
        width: 118,
        cell: ({ status }) => <ToneChip tone={STATUS_TONES[status]} label={t(`status.${status}`)} />,
      },
      riskLevel: {
        header: t('column.riskLevel'),
        width: 110,
        cell: ({ riskLevel }) => <RiskChip level={riskLevel} />,
      },
      location: { header: t('field.location'), minWidth: 110, cell: ({ location }) => location || '—' },
      purchaseDate: { header: t('field.purchaseDate'), width: 124, cell: ({ purchaseDate }) => day(purchaseDate) },
      warrantyExpiry: {
        header: t('field.warrantyExpiry'),
        width: 134,
        cell: ({ warrantyExpiry }) => day(warrantyExpiry),
      },
      cost: {
        header: t('field.cost'),
        width: 110,
        align: 'right',
        cell: ({ cost }) => (cost === null ? '—' : `$${format.number(cost, { minimumFractionDigits: 2 })}`),
      },
      vendor: { header: t('field.vendor'), minWidth: 110, cell: ({ vendor }) => vendor || '—' },
      complianceStatus: {
        header: t('field.complianceStatus'),
        width: 150,
        cell: ({ complianceStatus }) => (
          <ToneChip tone={COMPLIANCE_TONES[complianceStatus]} label={t(`compliance.${complianceStatus}`)} />
        ),
      },
      lastUpdated: {
        header: t('column.lastUpdated'),
        width: 130,
        cell: ({ lastUpdated }) => format.date(lastUpdated),
      },
      encryptionEnabled: security('encryptionEnabled'),
      antivirusInstalled: security('antivirusInstalled'),
      patchLevel: security('patchLevel'),
      backupStatus: security('backupStatus'),
    };
    return [
      ...shown.map((field) => ({ ...columns[field], field, isSortable: !isSecurityFact(field) })),
      {
        field: 'actions',
        header: t('column.actions'),
        width: 76,
        align: 'right',
        cell: (asset) => <AssetMenu asset={asset} search={search} onEdit={onEdit} />,
      },
    ];
  }, [t, format, shown, search, onEdit]);
}
