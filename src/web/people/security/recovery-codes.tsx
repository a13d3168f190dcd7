import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The ten codes, shown this once: to copy or to keep as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('security');
  const [wasCopied, setWasCopied] = useState(false);
  const text = `${t('codes.file')}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setWasCopied(true),
      () => setWasCopied(false),
    );
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'clausewise-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{t('codes.once')}</Typography>
      <Box
        component="ul"
        aria-label={t('codes.title')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: 'background.default',
          fontFamily: 'monospace',
          fontSize: 'size.larger',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {'clipboard' in navigator && (
          <Button startIcon={<Copy />} onClick={() => void copy()}>
            {t(wasCopied ? 'copied' : 'copy')}
          </Button>
        )}
        <Button startIcon={<Download />} onClick={save}>
          {t('codes.save')}
        </Button>
      </Box>
    </>
  );
}
