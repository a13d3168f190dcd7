import { Outlet, createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../people/require-session.ts';
import { BarLayout } from '../shell/bar-layout.tsx';
import { ErrorPage } from '../shell/screens.tsx';

/** Signed-in pages outside the shell, under the header bar: /settings, /change-password, /dashboard-direct and their like. */
export const Route = createFileRoute('/_bar')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  staticData: { guard: 'signed-in' },
  errorComponent: ErrorPage,
  component: () => (
    <BarLayout>
      <Outlet />
    </BarLayout>
  ),
});
