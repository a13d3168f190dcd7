import { Outlet, createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../people/require-session.ts';
import { AppShell } from '../shell/app-shell.tsx';

/** Signed-in pages within the shell: /dashboard, /app and /app/*. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
});
