import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { useSession } from '../people/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { useKeptScheme } from './keep-scheme.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import { OrganisationButton } from './organisation-button.tsx';
import { OrganisationLogo } from './organisation-logo.tsx';
import { SchemeButton } from './scheme-button.tsx';

/** The header of signed-in pages outside the shell: a greeting, two icon buttons, the avatar with its menu. */
export function HeaderBar() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const scheme = useKeptScheme();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 56,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 3 },
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Link component={AppLink} href={PAGES.app} aria-label={t('toDashboard')} sx={{ display: 'flex' }}>
        <OrganisationLogo />
      </Link>
      <Typography
        sx={{
          flex: 1,
          minWidth: 0,
          fontWeight: 600,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {t('greeting', { name: user.name || user.email })}
      </Typography>
      <OrganisationButton />
      <SchemeButton scheme={scheme} />
      <NotificationsMenu />
      <AccountMenu />
    </Box>
  );
}
