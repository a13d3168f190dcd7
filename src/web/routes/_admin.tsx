import { Outlet, createFileRoute } from '@tanstack/react-router';
import { AdminLayout } from '../administration/entrance/admin-layout.tsx';
import { requireAdministration } from '../administration/entrance/require-administration.ts';
import { loadMessages } from '../locales/i18n.ts';
import { ErrorPage, LoadingScreen } from '../shell/screens.tsx';

/** The administration of the installation, for whoever has opened it. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ context, location }) => requireAdministration(context.queryClient, location.href),
  loader: () => loadMessages('administration', 'users', 'activity'),
  staticData: { guard: 'administrator' },
  pendingMs: 0,
  pendingComponent: LoadingScreen,
  errorComponent: ErrorPage,
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
});
