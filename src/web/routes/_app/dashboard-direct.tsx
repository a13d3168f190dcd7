import { createFileRoute, redirect } from '@tanstack/react-router';

/** The dashboard without the wizard of the first day. */
export const Route = createFileRoute('/_app/dashboard-direct')({
  beforeLoad: () => {
    throw redirect({ href: '/app', replace: true });
  },
});
