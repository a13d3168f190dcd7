import { createFileRoute, redirect } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';

/** The short address of one asset, for labels and links: its details open above the list. */
export const Route = createFileRoute('/_app/app/asset-inventory_/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: PAGES.assets, search: { tab: 'assets', asset: params.id }, replace: true });
  },
});
