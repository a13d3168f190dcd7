import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import { RotateCw, SearchX, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { isMissing, messageOf, problemOf } from './requests/problem.ts';
import { softTone } from './tone.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Why something could not be shown, the reference for the administrator, and another try; of what is not there, the way back. Heads the page where nothing else does. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('kit');
  const router = useRouter();
  const missing = isMissing(error);
  const { reference } = problemOf(error);
  const part = useRef<HTMLDivElement>(null);
  const [isPage, setIsPage] = useState(false);
  useLayoutEffect(() => setIsPage(standsAlone(part.current)), []);
  const goBack = () => (router.history.canGoBack() ? router.history.back() : router.history.push(PAGES.app));
  return (
    <Box
      ref={part}
      role="alert"
      data-error-state
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', py: 5, px: 2 }}
    >
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
      <Typography variant="h2" {...(isPage ? { component: 'h1', tabIndex: -1 } : { component: 'p' })}>
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

/** Whether this is all there is of the page: no heading, and no other part that failed before it. */
function standsAlone(part: HTMLElement | null): boolean {
  if (!part || part.closest('[role=dialog]')) return false;
  return part.closest('main')?.querySelector('h1, [data-error-state]') === part;
}
