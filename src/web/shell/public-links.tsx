import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { VersionLine } from './version-line.tsx';

const LINKS = [
  { to: PAGES.about, label: 'publicNav.about' },
  { to: PAGES.contact, label: 'publicNav.contact' },
  { to: PAGES.secondFactorDemo, label: 'publicNav.twoFactorDemo' },
  { to: PAGES.quiz, label: 'publicNav.quiz' },
  { to: PAGES.login, label: 'signIn' },
  { to: PAGES.register, label: 'publicNav.register' },
  { to: PAGES.routeTest, label: 'publicNav.routeTest' },
  { to: PAGES.debugAuth, label: 'publicNav.debugAuth' },
] as const;

/** Whether the product has such a page; nothing links to one that does not exist. */
export function useHasPage(): (to: string) => boolean {
  const { routesByPath } = useRouter();
  return (to) => to in routesByPath;
}

/** The foot of pages for visitors: where else one can go, and the version banner. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  const hasPage = useHasPage();
  return (
    <Box
      component="footer"
      sx={{ py: 3, px: 2, display: 'grid', gap: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box
        component="nav"
        aria-label={t('publicNav.links')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: 2.5,
          rowGap: 1,
          fontSize: 'size.plain',
        }}
      >
        {LINKS.filter(({ to }) => hasPage(to)).map(({ to, label }) => (
          <Link key={to} component={AppLink} href={to} sx={{ color: 'text.secondary' }}>
            {t(label)}
          </Link>
        ))}
      </Box>
      <VersionLine />
    </Box>
  );
}
