import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { installationQuery } from '../people/installation.ts';
import { sessionQuery } from '../people/session.ts';
import { HeroProof } from './hero-proof.tsx';

/** The promise, the way in, and the product's own habit shown small: a clause, a passage, a verdict. */
export function LandingHero() {
  const { t } = useTranslation('public');
  const { data: session } = useQuery(sessionQuery);
  const { data: installation } = useQuery(installationQuery);
  const way = session ? 'app' : installation?.fresh ? 'setup' : 'login';
  const href = { app: PAGES.app, setup: PAGES.setUp, login: PAGES.login }[way];
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 5, md: 7 },
        py: { xs: 6, md: 11 },
      }}
    >
      <Box>
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{
            fontSize: { xs: 'size.display', md: 'size.hero' },
            lineHeight: 1.1,
            letterSpacing: '-0.035em',
            textWrap: 'balance',
          }}
        >
          {t('landing.title')}
        </Typography>
        <Typography
          sx={{
            mt: 2.5,
            fontSize: { xs: 'size.larger', md: 'size.section' },
            lineHeight: 1.6,
            color: 'text.secondary',
            maxWidth: '52ch',
            textWrap: 'pretty',
          }}
        >
          {t('landing.text')}
        </Typography>
        <Button
          variant="contained"
          color="primary"
          size="large"
          endIcon={<ArrowRight />}
          component={AppLink}
          href={href}
          sx={{ mt: 4, minHeight: 48, px: 3, fontSize: 'size.large' }}
        >
          {t(`landing.way.${way}`)}
        </Button>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('landing.yours')}
        </Typography>
      </Box>
      <HeroProof />
    </Box>
  );
}
