import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { Inventory } from '../../../assets/inventory.tsx';
import { readInventorySearch } from '../../../assets/inventory-search.ts';
import { loadWords } from '../../../locales/i18n.ts';

export const Route = createFileRoute('/_app/app/asset-inventory')({
  validateSearch: readInventorySearch,
  loader: () => loadWords('assets', 'messages', 'activity'),
  staticData: { title: 'shell:nav.assets' },
  component: InventoryPage,
});

const AssetControls = lazy(async () => ({
  default: (await import('../../../controls/asset-controls.tsx')).AssetControls,
}));

function InventoryPage() {
  return <Inventory search={Route.useSearch()} controlsOf={(id) => <AssetControls assetId={id} />} />;
}
