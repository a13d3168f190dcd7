import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { CopyField } from './copy-field.tsx';

/** The only time the token is shown, with a first request to try. */
export function TokenMade({ token, name, onClose }: { token: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('integration');
  return (
    <Dialog
      isOpen
      title={t('made.title', { name })}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('made.done')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Notice tone="warning" title={t('made.once')}>
          {t('made.keep')}
        </Notice>
        <CopyField label={t('made.token')} text={token} />
        <CopyField label={t('made.example')} text={exampleWith(token)} />
      </Box>
    </Dialog>
  );
}

export function exampleWith(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" ${window.location.origin}/api/v1/assets`;
}
