import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { orpc } from '#web/kit/requests/api.ts';
import { isMissing } from '#web/kit/requests/problem.ts';

/** What the code on an asset's label opens: its details above the list. */
export const Route = createFileRoute('/_app/a/$code')({
  beforeLoad: async ({ context, params }) => {
    const options = orpc.assets.codes.get.queryOptions({ input: params });
    const { id } = await context.queryClient.fetchQuery(options).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error;
    });
    throw redirect({ to: PAGES.assets, search: { tab: 'assets', asset: id }, replace: true });
  },
});
