import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { sessionQuery } from '../people/session.ts';
import { useHasPage } from './public-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SchemeButton } from './scheme-button.tsx';

const NAV = [
  { to: PAGES.about, label: 'publicNav.about' },
  { to: PAGES.contact, label: 'publicNav.contact' },
] as const;

/** The header for visitors: the mark, pages, language, scheme, and the one way in. */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data: session } = useQuery(sessionQuery);
  const hasPage = useHasPage();
  const isEntry = pathname.startsWith(PAGES.login) || pathname.startsWith(PAGES.setUp);
  return (
    <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          height: 64,
          maxWidth: 1120,
          mx: 'auto',
          px: { xs: 2, md: 3 },
        }}
      >
        <Link
          component={AppLink}
          href={PAGES.home}
          underline="none"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'text.primary' }}
        >
          <Logo />
          <Box
            component="span"
            sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: 'size.heading', letterSpacing: '-0.01em' }}
          >
            Clausewise
          </Box>
        </Link>
        <Box sx={{ flex: 1 }} />
        <Box component="nav" aria-label={t('navigation')} sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5 }}>
          {NAV.filter(({ to }) => hasPage(to)).map(({ to, label }) => (
            <Button
              key={to}
              variant="text"
              component={AppLink}
              href={to}
              aria-current={pathname === to ? 'page' : undefined}
            >
              {t(label)}
            </Button>
          ))}
        </Box>
        <LanguageMenu />
        <SchemeButton />
        {!isEntry && (
          <Button
            component={AppLink}
            href={session ? PAGES.app : PAGES.login}
            sx={{ ml: { sm: 1 }, px: { xs: 1.25, sm: 2 }, flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            {session ? t('toApp') : t('signIn')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
