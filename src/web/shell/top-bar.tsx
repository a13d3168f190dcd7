import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { Breadcrumbs } from '../kit/links/breadcrumbs.tsx';
import { useSession } from '../people/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { keepLanguage } from './keep-language.ts';
import { useKeptScheme } from './keep-scheme.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import { useTrail } from './page-watch.tsx';
import { Palette } from './palette.tsx';
import { SchemeButton } from './scheme-button.tsx';

/** 56 pixels: where one is, search, scheme, language, notifications, account. */
export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { organisation } = useSession();
  const trail = useTrail();
  const scheme = useKeptScheme();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 56,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1.5, md: 3 },
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton aria-label={t('openNavigation')} onClick={onMenu}>
          <Menu />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}>
        <Breadcrumbs
          label={t('breadcrumb')}
          crumbs={[{ label: organisation?.name ?? t('organisation.none'), href: PAGES.app }, ...trail]}
        />
      </Box>
      <Box sx={{ flex: 1, display: { sm: 'none' } }} />
      <Palette />
      <SchemeButton scheme={scheme} />
      <LanguageMenu onChoose={keepLanguage} />
      <NotificationsMenu />
      <AccountMenu />
    </Box>
  );
}
