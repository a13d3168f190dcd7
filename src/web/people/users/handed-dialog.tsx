import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { csvRecord } from '#domain/tables/csv.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { toast } from '../../kit/toast.ts';
import type { HandedPassword } from './users-queries.ts';

/** Passwords that were made for others. They are shown this once: only a press on the button closes the dialog. */
export function HandedDialog({ handed, onClose }: { handed: readonly HandedPassword[]; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [first] = handed;
  return (
    <Dialog
      isOpen
      title={t('handed.title', { count: handed.length })}
      onClose={onClose}
      actions={
        <>
          {handed.length > 1 && (
            <Button startIcon={<Download />} onClick={() => save(handed)}>
              {t('handed.download')}
            </Button>
          )}
          <Button variant="contained" color="primary" onClick={onClose}>
            {t('handed.done')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Notice tone="warning">{t('handed.once', { count: handed.length })}</Notice>
        {handed.length === 1 && first ? (
          <One handed={first} />
        ) : (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxHeight: 320, overflow: 'auto' }}
          >
            {handed.map((one) => (
              <li key={one.email}>
                <One handed={one} />
              </li>
            ))}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary' }}>{t('handed.next')}</Box>
      </Box>
    </Dialog>
  );
}

function One({ handed: { name, email, password } }: { handed: HandedPassword }) {
  const { t } = useTranslation('users');
  const copy = () =>
    void navigator.clipboard.writeText(password).then(
      () => toast('success', t('handed.copied')),
      () => toast('error', t('handed.notCopied')),
    );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ fontWeight: 600 }}>{name || email}</Box>
        {name && <Box sx={{ fontSize: 'size.small', color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>}
        <Box
          component="code"
          data-password
          sx={{ display: 'block', mt: 0.5, fontSize: 'size.large', letterSpacing: '0.02em', userSelect: 'all' }}
        >
          {password}
        </Box>
      </Box>
      <Button startIcon={<Copy />} aria-label={t('handed.copyOf', { name: name || email })} onClick={copy}>
        {t('handed.copy')}
      </Button>
    </Box>
  );
}

function save(handed: readonly HandedPassword[]): void {
  const lines = [['Email', 'Name', 'Password'], ...handed.map(({ email, name, password }) => [email, name, password])];
  const blob = new Blob([`\ufeff${lines.map(csvRecord).join('')}`], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'passwords.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
