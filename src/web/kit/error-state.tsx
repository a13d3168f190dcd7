import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf, problemOf } from './problem.ts';
import { softTone } from './tone.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Why something could not be shown, the reference for the administrator, and another try. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('kit');
  const { reference } = problemOf(error);
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', py: 5, px: 2 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '12px',
          mb: 1.75,
          ...softTone(theme, 'error'),
        })}
      >
        <TriangleAlert size={22} />
      </Box>
      <Typography variant="h2" component="p">
        {t('error.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440, mt: 0.75 }}>{messageOf(error)}</Typography>
      {reference && (
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {t('error.reference', { reference })}
        </Typography>
      )}
      {onRetry && (
        <Button startIcon={<RotateCw />} onClick={onRetry} sx={{ mt: 2.25 }}>
          {t('error.retry')}
        </Button>
      )}
    </Box>
  );
}
