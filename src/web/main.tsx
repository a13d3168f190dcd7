import './jitless.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGES } from '#domain/addresses.ts';
import { keepFocus } from './kit/dialogs/focus-keeper.ts';
import { createQueryClient } from './kit/requests/query-client.ts';
import { problemOf } from './kit/requests/problem.ts';
import { watchServer } from './kit/requests/server-away.ts';
import { Toaster } from './kit/toaster.tsx';
import { startMessages } from './locales/i18n.ts';
import { sessionQuery } from './people/session.ts';
import { forgetStaleProof } from './people/stale-storage.ts';
import { createAppRouter } from './router.tsx';
import { ThemeRoot } from './theme/theme-root.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
forgetStaleProof();
keepFocus(document);

// A page that reads and is told that nobody is signed in any more: the session ended meanwhile. What somebody is about to save stays on the screen.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.state.status !== 'error' || problemOf(query.state.error).status !== 401) return;
  if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const { href } = router.state.location;
  void router.navigate({ to: PAGES.login, search: { redirect: href, because: 'expired' } });
});

// A page that could not be opened meanwhile is opened.
watchServer(queryClient, () => {
  if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
});

await startMessages();
createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </ThemeRoot>
  </StrictMode>,
);
