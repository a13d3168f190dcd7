import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { type AssetColumn, SORTABLE_COLUMNS, type StandardColumn } from '#domain/assets/columns.ts';
import type { SecurityFact } from '#domain/assets/security-facts.ts';
import { type OwnKey, ownKey } from '#domain/assets/vocabulary/own-key.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { AssetMenu } from './asset-menu.tsx';
import { COMPLIANCE_TONES } from '../asset-tones.ts';
import type { ShownAsset } from '../asset-types.ts';
import { hrefOfAsset, type InventorySearch } from '../inventory-search.ts';
import { RiskChip } from '../risk-parts.tsx';
import { SecurityChip } from '../security-chip.tsx';
import { StatusChip } from '../status-chip.tsx';
import { useChoiceLabel, useOwnLabel, useVocabulary } from '../vocabulary/use-vocabulary.ts';
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
  const labelOf = useChoiceLabel();
  const ownLabelOf = useOwnLabel();
  const { fields } = useVocabulary();
  return useMemo<Column<ShownAsset>[]>(() => {
    const day = (date: string | null) => (date ? format.date(date) : '—');
    const security = (fact: SecurityFact) => ({
      header: t(`field.${fact}`),
      width: 150,
      cell: (asset: ShownAsset) => <SecurityChip asset={asset} fact={fact} />,
    });
    const columns: Record<StandardColumn, Omit<Column<ShownAsset>, 'field' | 'isSortable'>> = {
      name: {
        header: t('column.name'),
        flex: 2,
        minWidth: 170,
        cell: (asset) => <AssetName asset={asset} search={search} />,
      },
      type: { header: t('column.type'), minWidth: 120, cell: ({ type }) => labelOf('type', type) },
      category: { header: t('column.category'), width: 106, cell: ({ category }) => t(`category.${category}`) },
      serialNumber: { header: t('field.serialNumber'), minWidth: 130 },
      owner: { header: t('column.owner'), flex: 1.3, minWidth: 120 },
      status: {
        header: t('column.status'),
        width: 118,
        cell: ({ status }) => <StatusChip status={status} />,
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
      assetTag: { header: t('field.assetTag'), minWidth: 110, cell: ({ assetTag }) => assetTag || '—' },
      department: {
        header: t('field.department'),
        minWidth: 120,
        cell: ({ department }) => (department ? labelOf('department', department) : '—'),
      },
      encryptionEnabled: security('encryptionEnabled'),
      antivirusInstalled: security('antivirusInstalled'),
      patchLevel: security('patchLevel'),
      backupStatus: security('backupStatus'),
    };
    const own = new Map(fields.map((field) => [ownKey(field.id), field]));
    const columnOf = (column: AssetColumn): Column<ShownAsset>[] => {
      const field = own.get(column as OwnKey);
      if (field) {
        const cell = ({ ownValues }: ShownAsset) => ownLabelOf(field, ownValues[field.id]);
        return [{ field: column, header: field.name, minWidth: 110, cell, isSortable: false }];
      }
      // One of a field that is gone.
      if (!(column in columns)) return [];
      const isSortable = (SORTABLE_COLUMNS as readonly string[]).includes(column);
      return [{ ...columns[column as StandardColumn], field: column, isSortable }];
    };
    return [
      ...shown.flatMap(columnOf),
      {
        field: 'actions',
        header: t('column.actions'),
        width: 76,
        align: 'right',
        cell: (asset) => <AssetMenu asset={asset} search={search} onEdit={onEdit} />,
      },
    ];
  }, [t, format, labelOf, ownLabelOf, fields, shown, search, onEdit]);
}
