import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other address of the dashboard. */
export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: () => {
    throw redirect({ href: '/app', replace: true });
  },
});
