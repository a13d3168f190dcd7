import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeyRound, LogOut, Rocket, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { LazyMenu } from '../kit/lazy-menu.tsx';
import { AppLink } from '../kit/links/app-link.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { request } from '../kit/requests/request.ts';
import { toast } from '../kit/toast.ts';
import { signOut, useSession } from '../people/session.ts';
import { useHasRoute } from './navigation.ts';

/** The avatar and its menu: who is signed in, Settings, Get Started, Change Password, Logout. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const hasRoute = useHasRoute();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = user.name || user.email;

  const logOut = async () => {
    close();
    try {
      await signOut(queryClient);
      router.history.push(addressOf('login', { because: 'signed_out' }));
      await router.invalidate();
    } catch (error) {
      toast('error', `${t('account.logoutFailed')} ${messageOf(error)}`);
    }
  };

  // The wizard stands on the dashboard until it is done; a whole load starts it afresh.
  const getStarted = async () => {
    close();
    try {
      await request('PATCH', '/api/v1/session', { getStartedCompleted: false });
      window.location.assign(PAGES.dashboard);
    } catch (error) {
      toast('error', messageOf(error));
    }
  };

  return (
    <>
      <IconButton
        aria-label={t('account.menu', { name: name === user.email ? name : `${name}, ${user.email}` })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
          {name.charAt(0).toUpperCase()}
        </Avatar>
      </IconButton>
      <LazyMenu anchorEl={anchor} onClose={close} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
        <Box component="li" role="none" aria-hidden sx={{ px: 1.25, py: 0.75 }}>
          <Box sx={{ fontWeight: 600, fontSize: 'size.plain' }}>{user.name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 'size.small', overflowWrap: 'anywhere' }}>{user.email}</Box>
        </Box>
        <Divider role="none" component="li" />
        {hasRoute(PAGES.settings) && (
          <MenuItem component={AppLink} href={PAGES.settings} onClick={close}>
            <Settings size={15} aria-hidden /> {t('account.settings')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void getStarted()}>
          <Rocket size={15} aria-hidden /> {t('account.getStarted')}
        </MenuItem>
        {hasRoute(PAGES.changePassword) && (
          <MenuItem component={AppLink} href={PAGES.changePassword} onClick={close}>
            <KeyRound size={15} aria-hidden /> {t('account.changePassword')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void logOut()}>
          <LogOut size={15} aria-hidden /> {t('account.logout')}
        </MenuItem>
      </LazyMenu>
    </>
  );
}
