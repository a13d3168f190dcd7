import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/app-link.tsx';
import { sessionQuery } from '../people/session.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SchemeButton } from './scheme-button.tsx';

/** The header for visitors: the mark, language, scheme, and the one way in. */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data: session } = useQuery(sessionQuery);
  const isEntry = pathname.startsWith('/login') || pathname.startsWith('/setup-admin');
  return (
    <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: 64,
          maxWidth: 1120,
          mx: 'auto',
          px: { xs: 2, md: 3 },
        }}
      >
        <Link
          component={AppLink}
          href="/"
          underline="none"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'text.primary' }}
        >
          <Logo />
          <Box
            component="span"
            sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: '1.0625rem', letterSpacing: '-0.01em' }}
          >
            Clausewise
          </Box>
        </Link>
        <Box sx={{ flex: 1 }} />
        <LanguageMenu />
        <SchemeButton />
        {!isEntry && (
          <Button component={AppLink} href={session ? '/app' : '/login'} sx={{ ml: 1 }}>
            {session ? t('toApp') : t('signIn')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
