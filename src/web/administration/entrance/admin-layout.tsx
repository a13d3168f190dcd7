import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Clock, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useKeptScheme } from '../../shell/keep-scheme.tsx';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { Logo } from '../../shell/logo.tsx';
import { SchemeButton } from '../../shell/scheme-button.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { closeAdministration } from './access.ts';
import { useAdministrationWatch } from './use-watch.ts';

const TABS = [
  { href: PAGES.admin, label: 'page.panel' },
  { href: PAGES.adminDashboard, label: 'page.dashboard' },
  { href: PAGES.adminAnalytics, label: 'page.analytics' },
] as const;

/** The frame of the administration: where one is, how long it stays open, the way back and the way out. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AdminHeader />
      <Box component="main" id="main" tabIndex={-1} sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}>
        {children}
      </Box>
    </>
  );
}

function AdminHeader() {
  const { t } = useTranslation('administration');
  const { pathname } = useLocation();
  const scheme = useKeptScheme();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 56, px: { xs: 2, md: 3 } }}>
        <Logo />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 600 }}>
          {t('name')}
        </Box>
        <TimeLeft />
        <Box sx={{ flex: 1 }} />
        <LanguageMenu />
        <SchemeButton scheme={scheme} />
        <LogOutButton />
      </Box>
      <Box
        component="nav"
        aria-label={t('name')}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: { xs: 1, md: 2 }, pb: 0.75, overflowX: 'auto' }}
      >
        {TABS.map(({ href, label }) => (
          <Button
            key={href}
            variant="text"
            component={AppLink}
            href={href}
            aria-current={pathname === href ? 'page' : undefined}
            sx={{
              flex: 'none',
              '&[aria-current]': { bgcolor: 'hover.main', color: 'primary.main' },
              // The ring of the focus stays within what scrolls.
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            {t(label)}
          </Button>
        ))}
        <Box sx={{ flex: 1 }} />
        <Link
          component={AppLink}
          href={PAGES.dashboard}
          aria-label={t('toProduct')}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, px: 1, fontSize: 'size.plain' }}
        >
          <ArrowLeft size={15} aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('toProduct')}
          </Box>
        </Link>
      </Box>
    </Box>
  );
}

function TimeLeft() {
  const { t } = useTranslation('administration');
  const minutes = useAdministrationWatch();
  return (
    <ToneChip
      tone={minutes <= 5 ? 'warning' : 'neutral'}
      icon={<Clock aria-hidden />}
      label={<span title={t('timeLeft', { count: minutes })}>{t('minutes', { count: minutes })}</span>}
    />
  );
}

function LogOutButton() {
  const { t } = useTranslation('administration');
  const queryClient = useQueryClient();
  const router = useRouter();
  const logOut = async () => {
    try {
      await closeAdministration(queryClient);
      await router.navigate({ to: PAGES.adminLogin });
    } catch (error) {
      toast('error', messageOf(error));
    }
  };
  return (
    <>
      <Button
        startIcon={<LogOut size={16} />}
        onClick={() => void logOut()}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('logOut')}
      </Button>
      <IconButton
        aria-label={t('logOut')}
        onClick={() => void logOut()}
        sx={{ display: { xs: 'inline-flex', sm: 'none' } }}
      >
        <LogOut />
      </IconButton>
    </>
  );
}
