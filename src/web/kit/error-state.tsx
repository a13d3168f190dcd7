import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import { RotateCw, SearchX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMissing, messageOf, problemOf } from './problem.ts';
import { softTone } from './tone.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Why something could not be shown, the reference for the administrator, and another try; of what is not there, the way back. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('kit');
  const router = useRouter();
  const missing = isMissing(error);
  const { reference } = problemOf(error);
  const goBack = () => (router.history.canGoBack() ? router.history.back() : router.history.push('/app'));
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
          ...softTone(theme, missing ? 'neutral' : 'error'),
        })}
      >
        {missing ? <SearchX size={22} /> : <TriangleAlert size={22} />}
      </Box>
      <Typography variant="h2" component="p">
        {t(missing ? 'error.missing' : 'error.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440, mt: 0.75 }}>{messageOf(error)}</Typography>
      {reference && !missing && (
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {t('error.reference', { reference })}
        </Typography>
      )}
      {missing ? (
        <Button onClick={goBack} sx={{ mt: 2.25 }}>
          {t('error.back')}
        </Button>
      ) : (
        onRetry && (
          <Button startIcon={<RotateCw />} onClick={onRetry} sx={{ mt: 2.25 }}>
            {t('error.retry')}
          </Button>
        )
      )}
    </Box>
  );
}
