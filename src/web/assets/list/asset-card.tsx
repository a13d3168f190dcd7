import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { AssetName } from './asset-columns.tsx';
import { AssetMenu } from './asset-menu.tsx';
import { STATUS_TONES } from '../asset-tones.ts';
import type { ShownAsset } from '../asset-types.ts';
import type { InventorySearch } from '../inventory-search.ts';
import { RiskChip } from '../risk-parts.tsx';

interface AssetCardProps {
  asset: ShownAsset;
  search: InventorySearch;
  onEdit: (asset: ShownAsset) => void;
}

/** A row of the list on a phone. */
export function AssetCard({ asset, search, onEdit }: AssetCardProps) {
  const { t } = useTranslation('assets');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AssetName asset={asset} search={search} />
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {`${t(`type.${asset.type}`)} · ${t(`category.${asset.category}`)} · ${asset.owner}`}
        </Box>
        <Box sx={{ display: 'flex', gap: 0.75, mt: 1 }}>
          <ToneChip tone={STATUS_TONES[asset.status]} label={t(`status.${asset.status}`)} />
          <RiskChip level={asset.riskLevel} />
        </Box>
      </Box>
      <AssetMenu asset={asset} search={search} onEdit={onEdit} />
    </Box>
  );
}
