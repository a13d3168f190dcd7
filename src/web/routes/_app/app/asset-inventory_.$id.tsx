import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short address of one asset, for labels and links: its details open above the list. */
export const Route = createFileRoute('/_app/app/asset-inventory_/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/asset-inventory', search: { tab: 'assets', asset: params.id }, replace: true });
  },
});
