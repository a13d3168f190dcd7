import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Compass, House, RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { usePageTitle } from '../kit/page-title.ts';
import { reportError } from './report-error.ts';
import { Screen } from './screen.tsx';

/** While a page loads. */
export function LoadingScreen() {
  const { t } = useTranslation('shell');
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        minHeight: '60vh',
        color: 'text.secondary',
      }}
    >
      <CircularProgress size={26} aria-hidden />
      {t('loading')}
    </Box>
  );
}

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  usePageTitle(t('notFound.title'));
  return (
    <Screen icon={Compass} title={t('notFound.title')} text={t('notFound.text')}>
      <Button onClick={() => router.history.back()}>{t('notFound.back')}</Button>
      <Button variant="contained" color="primary" startIcon={<House />} component={AppLink} href={PAGES.home}>
        {t('error.home')}
      </Button>
    </Screen>
  );
}

/** The same outside every layout, where the page's main part is not there yet. */
export function NotFoundPage() {
  return (
    <main tabIndex={-1}>
      <NotFoundScreen />
    </main>
  );
}

export function ErrorPage(props: ErrorComponentProps) {
  return (
    <main tabIndex={-1}>
      <ErrorScreen {...props} />
    </main>
  );
}

/** When a page breaks: the specification's text, a reference where there is one, and two ways on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const [reference, setReference] = useState<string | null>(null);
  usePageTitle(t('error.title'));
  useEffect(() => void reportError(error).then(setReference), [error]);
  return (
    <Screen icon={TriangleAlert} tone="error" title={t('error.title')} text={t('error.text')}>
      {reference && (
        <Typography variant="caption" sx={{ width: '100%', color: 'text.secondary' }}>
          {t('error.reference', { reference })}
        </Typography>
      )}
      <Button
        startIcon={<RotateCw />}
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {t('error.retry')}
      </Button>
      <Button variant="contained" color="primary" startIcon={<House />} onClick={() => window.location.assign('/')}>
        {t('error.home')}
      </Button>
    </Screen>
  );
}
