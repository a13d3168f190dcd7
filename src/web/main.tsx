import './jitless.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './kit/query-client.ts';
import { Toaster } from './kit/toaster.tsx';
import { startWords } from './locales/i18n.ts';
import { createAppRouter } from './router.tsx';
import { ThemeRoot } from './theme/theme-root.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

await startWords();
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
