import Box from '@mui/material/Box';
import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../locales/i18n.ts';
import { ErasedNotice } from '../shell/erased-notice.tsx';
import { PublicFooter } from '../shell/public-links.tsx';
import { PublicHeader } from '../shell/public-header.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

/** Pages for visitors. */
export const Route = createFileRoute('/_public')({
  loader: () => loadMessages('public'),
  staticData: { guard: 'public' },
  component: PublicLayout,
});

function PublicLayout() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <PublicHeader />
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1 }}>
        <ErasedNotice />
        <Outlet />
      </Box>
      <PublicFooter />
    </Box>
  );
}
