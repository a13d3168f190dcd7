import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLive } from './app-shell.tsx';
import { HeaderBar } from './header-bar.tsx';
import { SchemeKeeper } from './keep-scheme.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of signed-in pages outside the shell, under the header bar: /settings, /change-password, /dashboard-direct and their like. */
export function BarLayout({ children }: { children: ReactNode }) {
  useLive();
  return (
    <>
      <SkipLink />
      <SchemeKeeper />
      <HeaderBar />
      <Box component="main" id="main" tabIndex={-1} sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}>
        <OfflineNotice />
        {children}
      </Box>
    </>
  );
}
