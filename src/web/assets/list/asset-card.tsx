import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AssetName } from './asset-columns.tsx';
import { AssetMenu } from './asset-menu.tsx';
import type { ShownAsset } from '../asset-types.ts';
import type { InventorySearch } from '../inventory-search.ts';
import { RiskChip } from '../risk-parts.tsx';
import { StatusChip } from '../status-chip.tsx';
import { useChoiceLabel } from '../vocabulary/use-vocabulary.ts';

interface AssetCardProps {
  asset: ShownAsset;
  search: InventorySearch;
  onEdit: (asset: ShownAsset) => void;
}

/** A row of the list on a phone. */
export function AssetCard({ asset, search, onEdit }: AssetCardProps) {
  const { t } = useTranslation('assets');
  const labelOf = useChoiceLabel();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AssetName asset={asset} search={search} />
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {`${labelOf('type', asset.type)} · ${t(`category.${asset.category}`)} · ${asset.owner}`}
        </Box>
        <Box sx={{ display: 'flex', gap: 0.75, mt: 1 }}>
          <StatusChip status={asset.status} />
          <RiskChip level={asset.riskLevel} />
        </Box>
      </Box>
      <AssetMenu asset={asset} search={search} onEdit={onEdit} />
    </Box>
  );
}
