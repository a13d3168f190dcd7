import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { Inventory } from '../../../assets/inventory.tsx';
import { readInventorySearch } from '../../../assets/inventory-search.ts';
import { loadMessages } from '../../../locales/i18n.ts';
import { NeedsPermission } from '../../../people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/asset-inventory')({
  validateSearch: readInventorySearch,
  loader: () => loadMessages('assets', 'activity', 'tasks', 'controls'),
  staticData: { permission: 'assets.view', title: 'shell:nav.assets' },
  component: InventoryPage,
});

const AssetControls = lazy(async () => ({
  default: (await import('../../../controls/asset-controls.tsx')).AssetControls,
}));

const LinkedToAsset = lazy(async () => ({ default: (await import('./-links/linked-to-asset.tsx')).LinkedToAsset }));

const StartReviews = lazy(async () => ({
  default: (await import('../../../schedule/start-reviews.tsx')).StartReviews,
}));

function InventoryPage() {
  return (
    <NeedsPermission permission="assets.view">
      <Inventory
        search={Route.useSearch()}
        controlsOf={(id) => <AssetControls assetId={id} />}
        linksOf={(id) => <LinkedToAsset assetId={id} />}
        reviewActions={<StartReviews />}
      />
    </NeedsPermission>
  );
}
