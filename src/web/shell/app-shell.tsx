import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectLive } from '../kit/requests/live.ts';
import { useSession } from '../people/session.ts';
import { SchemeKeeper } from './keep-scheme.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const Drawer = lazy(() => import('@mui/material/Drawer'));

const sideWidth = 244;

/** The frame of the signed-in product: side navigation (a drawer under 900 pixels), top bar, page. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const [isOpen, setIsOpen] = useState(false);
  useLive();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      <SchemeKeeper />
      {isNarrow ? (
        isOpen && (
          <Suspense fallback={null}>
            <Drawer
              open
              onClose={() => setIsOpen(false)}
              slotProps={{
                paper: { 'aria-label': t('navigation'), sx: { width: 272, bgcolor: 'background.default' } },
              }}
            >
              <SideNavigation onNavigate={() => setIsOpen(false)} />
            </Drawer>
          </Suspense>
        )
      ) : (
        <Box
          sx={{
            width: sideWidth,
            flex: 'none',
            position: 'sticky',
            top: 0,
            height: '100vh',
            borderRight: '1px solid',
            borderColor: 'divider',
          }}
        >
          <SideNavigation />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar onMenu={isNarrow ? () => setIsOpen(true) : undefined} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ flex: 1, width: '100%', maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}
        >
          <OfflineNotice />
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** One connection for events a tab, opened anew for another organisation. */
export function useLive(): void {
  const queryClient = useQueryClient();
  const { organisation, permissions } = useSession();
  const id = permissions.includes('dashboard.view') ? organisation?.id : undefined;
  useEffect(() => (id ? connectLive(queryClient) : undefined), [queryClient, id]);
}
