import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { toast } from '../../kit/toast.ts';

/** The only time a secret is shown. */
export function SecretDialog({ secret, name, onClose }: { secret: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('automation');
  const id = useId();
  const field = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast('success', t('webhooks.copied'));
    } catch {
      if (field.current) window.getSelection()?.selectAllChildren(field.current);
      toast('info', t('webhooks.selected'));
    }
  };
  return (
    <Dialog
      isOpen
      title={t('webhooks.secretOf', { name })}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('webhooks.secretKept')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Notice tone="warning" title={t('webhooks.once')}>
          {t('webhooks.onceText')}
        </Notice>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
            {t('webhooks.secret')}
          </Typography>
          <Button size="small" startIcon={<Copy size={14} />} aria-describedby={id} onClick={() => void copy()}>
            {t('webhooks.copy')}
          </Button>
        </Box>
        <Box
          component="pre"
          ref={field}
          tabIndex={0}
          aria-labelledby={id}
          sx={{
            m: 0,
            p: 1.5,
            whiteSpace: 'pre-wrap',
            wordBreak: 'break-all',
            fontFamily: 'ui-monospace, monospace',
            fontSize: 'size.plain',
            bgcolor: 'hover.main',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        >
          {secret}
        </Box>
      </Box>
    </Dialog>
  );
}
