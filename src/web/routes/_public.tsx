import Box from '@mui/material/Box';
import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadWords } from '../locales/i18n.ts';
import { ErasedNotice } from '../shell/erased-notice.tsx';
import { PublicHeader } from '../shell/public-header.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { VersionLine } from '../shell/version-line.tsx';

/** Pages for visitors. */
export const Route = createFileRoute('/_public')({
  loader: () => loadWords('public'),
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
      <Box component="footer" sx={{ py: 3, display: 'grid' }}>
        <VersionLine />
      </Box>
    </Box>
  );
}
