import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { toast } from '../../kit/toast.ts';
import type { ShownAsset } from '../asset-types.ts';
import { LabelsForm } from '../list/labels-form.tsx';

interface CodeDialogProps {
  asset: Pick<ShownAsset, 'id' | 'name' | 'serialNumber'>;
  onClose: () => void;
}

/** The code of one asset: to look at, to save, to print. A scan opens the asset. */
export function CodeDialog({ asset, onClose }: CodeDialogProps) {
  const { t } = useTranslation('assets');
  const organisation = currentOrganisation();
  const source = `/api/v1/assets/${asset.id}/code${organisation ? `?organisation=${organisation}` : ''}`;
  const link = `${window.location.origin}${addressOf('asset', { id: asset.id })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast('success', t('code.copied'));
  };
  return (
    <Dialog
      isOpen
      width="sm"
      title={t('code.title')}
      onClose={onClose}
      actions={
        <>
          <Button startIcon={<Copy />} onClick={() => void copy()}>
            {t('code.copy')}
          </Button>
          <Button
            component="a"
            href={source}
            download={`${asset.serialNumber || asset.name}.svg`}
            startIcon={<Download />}
          >
            {t('code.save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '200px 1fr' }, gap: 3 }}>
        <Box
          component="img"
          src={source}
          alt={t('code.alt', { name: asset.name })}
          onLoad={() => toast('success', t('code.generated', { name: asset.name }))}
          sx={{ width: 200, height: 200, borderRadius: '8px', border: '1px solid', borderColor: 'divider' }}
        />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Box>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{asset.name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 'size.plain', overflowWrap: 'anywhere' }}>
              {asset.serialNumber}
            </Box>
          </Box>
          <LabelsForm query={{ ids: asset.id }} />
        </Box>
      </Box>
    </Dialog>
  );
}
