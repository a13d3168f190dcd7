import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsFetching } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListPlus, RefreshCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { orpc } from '../kit/requests/api.ts';
import { PageSkeleton } from '../kit/skeletons.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { UrlTabs } from '../kit/links/url-tabs.tsx';
import { usePermission } from '../people/use-permission.ts';
import { AssetDetails } from './details/asset-details.tsx';
import { AssetList } from './list/asset-list.tsx';
import { useRefreshAssets } from './asset-queries.ts';
import type { ShownAsset } from './asset-types.ts';
import { hrefOfTab, type InventorySearch, withoutNothing } from './inventory-search.ts';
import { Overview } from './figures/overview.tsx';
import { useFileDrop } from './import/use-file-drop.ts';

const Analytics = lazy(async () => ({ default: (await import('./figures/analytics.tsx')).Analytics }));
const Compliance = lazy(async () => ({ default: (await import('./figures/compliance.tsx')).Compliance }));
const AssetWizard = lazy(async () => ({ default: (await import('./form/asset-wizard.tsx')).AssetWizard }));
const ImportWizard = lazy(async () => ({ default: (await import('./import/import-wizard.tsx')).ImportWizard }));
const VocabularyDialog = lazy(async () => ({
  default: (await import('./vocabulary/vocabulary-dialog.tsx')).VocabularyDialog,
}));

type Opened =
  | { kind: 'add' }
  | { kind: 'vocabulary' }
  | { kind: 'edit'; asset: ShownAsset }
  | { kind: 'import'; file: File | null };

interface InventoryProps {
  search: InventorySearch;
  /** The controls that apply to an asset: a later subject knows them. */
  controlsOf: (assetId: string) => ReactNode;
  /** What is linked to an asset: later subjects know. */
  linksOf: (assetId: string) => ReactNode;
  /** What can be done about overdue reviews: a later subject knows. */
  reviewActions?: ReactNode;
}

/** The inventory: overview and list, with the wizards and the details above them. */
export function Inventory({ search, controlsOf, linksOf, reviewActions }: InventoryProps) {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const mayEdit = usePermission('assets.edit');
  const refresh = useRefreshAssets();
  const isFetching = useIsFetching({ queryKey: orpc.assets.key() }) > 0;
  const [opened, setOpened] = useState<Opened | null>(
    search.open === 'vocabulary'
      ? { kind: 'vocabulary' }
      : search.open === 'import' && mayEdit
        ? { kind: 'import', file: null }
        : null,
  );
  const tab = search.tab ?? 'overview';
  const change = useCallback(
    (next: Partial<InventorySearch>, isStep = false) =>
      void navigate({
        to: PAGES.assets,
        search: withoutNothing<InventorySearch>({ ...search, ...next }),
        replace: !isStep,
      }),
    [navigate, search],
  );
  const isDragging = useFileDrop(mayEdit && opened === null, (file) => setOpened({ kind: 'import', file }));
  const edit = (asset: ShownAsset) => {
    if (search.asset) change({ asset: undefined, part: undefined });
    setOpened({ kind: 'edit', asset });
  };
  const close = () => setOpened(null);
  return (
    <Box
      sx={{
        borderRadius: '12px',
        ...(isDragging && { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 8 }),
      }}
    >
      <PageHeader
        title={t('title')}
        subtitle={isDragging ? t('dropHere') : t('subtitle')}
        actions={
          <>
            <Button startIcon={<ListPlus />} onClick={() => setOpened({ kind: 'vocabulary' })}>
              {t('vocabulary.open')}
            </Button>
            <Button
              startIcon={<RefreshCw />}
              loading={isFetching}
              loadingPosition="start"
              onClick={() => void refresh()}
            >
              {t('refresh')}
            </Button>
          </>
        }
      />
      <UrlTabs
        label={t('title')}
        active={tab}
        hrefOf={hrefOfTab}
        tabs={[
          { id: 'overview', label: t('tab.overview') },
          { id: 'assets', label: t('tab.assets') },
          { id: 'analytics', label: t('tab.analytics') },
          { id: 'compliance', label: t('tab.compliance') },
        ]}
      />
      <Suspense fallback={<PageSkeleton />}>
        {tab === 'analytics' && <Analytics />}
        {tab === 'compliance' && <Compliance actions={reviewActions} />}
      </Suspense>
      {tab === 'overview' && (
        <Overview
          mayEdit={mayEdit}
          onAdd={() => setOpened({ kind: 'add' })}
          onImport={() => setOpened({ kind: 'import', file: null })}
        />
      )}
      {tab === 'assets' && (
        <AssetList
          search={search}
          onSearch={change}
          onAdd={() => setOpened({ kind: 'add' })}
          onImport={() => setOpened({ kind: 'import', file: null })}
          onEdit={edit}
        />
      )}
      {search.asset && (
        <AssetDetails
          id={search.asset}
          part={search.part ?? 'overview'}
          onPart={(part) => change({ part: part === 'overview' ? undefined : part })}
          controls={controlsOf(search.asset)}
          links={linksOf(search.asset)}
          onClose={() => change({ asset: undefined, part: undefined }, true)}
          onEdit={edit}
        />
      )}
      <Suspense>
        {opened?.kind === 'vocabulary' && <VocabularyDialog onClose={close} />}
        {opened?.kind === 'import' && <ImportWizard file={opened.file} onClose={close} />}
        {opened?.kind === 'add' && <AssetWizard asset={null} onClose={close} />}
        {opened?.kind === 'edit' && <AssetWizard asset={opened.asset} onClose={close} />}
      </Suspense>
    </Box>
  );
}
