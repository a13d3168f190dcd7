import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../public-page.tsx';
import { QrCode } from '../../kit/qr-code.tsx';
import { base32Of, otpauthOf } from './totp.ts';

/** The secret as a picture for the app's camera, and as a key to type. */
export function ScanPart({ secret, onFresh }: { secret: Uint8Array; onFresh: () => void }) {
  const { t } = useTranslation('two-factor-demo');
  const [wasCopied, setWasCopied] = useState(false);
  const key = base32Of(secret);
  const copy = () =>
    navigator.clipboard?.writeText(key).then(
      () => setWasCopied(true),
      () => setWasCopied(false),
    );
  return (
    <Section id="scan" title={t('scan.title')} text={t('scan.text')}>
      <QrCode text={otpauthOf(secret)} label={t('scan.label')} />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('scan.manual')}
      </Typography>
      <Box
        component="code"
        sx={{ display: 'block', fontSize: 'size.large', fontFamily: 'monospace', overflowWrap: 'anywhere', mb: 1.5 }}
      >
        {key.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {'clipboard' in navigator && (
          <Button onClick={() => void copy()}>{t(wasCopied ? 'scan.copied' : 'scan.copy')}</Button>
        )}
        <Button
          variant="text"
          onClick={() => {
            setWasCopied(false);
            onFresh();
          }}
        >
          {t('scan.fresh')}
        </Button>
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('scan.facts')}
      </Typography>
    </Section>
  );
}
