import { Outlet, createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../people/require-session.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { ErrorPage } from '../shell/screens.tsx';

/** Signed-in pages within the shell: /dashboard, /app and /app/*. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  staticData: { guard: 'signed-in' },
  errorComponent: ErrorPage,
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
});
