import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { QrCode } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useAsset } from '../asset-queries.ts';
import type { ShownAsset } from '../asset-types.ts';
import { AssetTrail } from './asset-trail.tsx';
import { DetailsCompliance, DetailsOverview, DetailsTechnical } from './details-parts.tsx';
import { DetailsRisk } from './details-risk.tsx';
import { PARTS } from '../inventory-search.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

interface AssetDetailsProps {
  id: string;
  part: Part;
  onPart: (part: Part) => void;
  /** The controls that apply to it, which a later subject knows. */
  controls: ReactNode;
  /** What is linked to it, which later subjects know. */
  links: ReactNode;
  onClose: () => void;
  onEdit: (asset: ShownAsset) => void;
}

type Part = (typeof PARTS)[number];

/** All that is known of one asset. Its address can be shared. */
export function AssetDetails({ id, part, onPart, controls, links, onClose, onEdit }: AssetDetailsProps) {
  const { t } = useTranslation('assets');
  const mayEdit = usePermission('assets.edit');
  const { data: asset, error, refetch } = useAsset(id);
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const ids = useId();
  return (
    <Dialog
      isOpen
      width="md"
      title={asset?.name ?? t('details.title')}
      onClose={onClose}
      actions={
        <>
          {asset && (
            <>
              <Button
                startIcon={<QrCode />}
                sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
                onClick={() => setIsCodeOpen(true)}
              >
                {t('code.generate')}
              </Button>
              <ReasonButton reason={mayEdit ? null : t('kit:reason.permission')} onClick={() => onEdit(asset)}>
                {t('menu.edit')}
              </ReasonButton>
            </>
          )}
          <Button variant="contained" color="primary" onClick={onClose}>
            {t('kit:close')}
          </Button>
        </>
      }
    >
      <Suspense>{isCodeOpen && asset && <CodeDialog asset={asset} onClose={() => setIsCodeOpen(false)} />}</Suspense>
      <Tabs
        value={part}
        onChange={(_, next: Part) => onPart(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('details.title')}
        sx={{ mb: 2 }}
      >
        {PARTS.map((each) => (
          <Tab
            key={each}
            value={each}
            label={t(`details.${each}`)}
            id={`${ids}-${each}`}
            aria-controls={`${ids}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${ids}-panel`} aria-labelledby={`${ids}-${part}`} sx={{ minHeight: { sm: 380 } }}>
        {error && !asset ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !asset ? (
          <CardSkeleton lines={6} />
        ) : part === 'overview' ? (
          <DetailsOverview asset={asset} links={links} />
        ) : part === 'technical' ? (
          <DetailsTechnical asset={asset} />
        ) : part === 'compliance' ? (
          <DetailsCompliance asset={asset} controls={controls} />
        ) : part === 'risk' ? (
          <DetailsRisk asset={asset} risk={asset.risk} />
        ) : (
          <AssetTrail id={asset.id} />
        )}
      </Box>
    </Dialog>
  );
}
