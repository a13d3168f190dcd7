import { type AnyRouter, isRedirect } from '@tanstack/react-router';
import type { Session } from '#domain/people/session.ts';
import type { RouteEntry } from './routes.ts';

/** What a visitor would get at an address now. */
export type Outcome =
  | { is: 'opens' | 'forbidden' | 'needsId' }
  | { is: 'goes'; to: string }
  | { is: 'failed'; status: string };

/** Asks the server for the page, runs the guards of the route as the router would, and looks at the permission. */
export async function checkRoute(router: AnyRouter, entry: RouteEntry, session: Session | null): Promise<Outcome> {
  const page = entry.hasParams
    ? null
    : await fetch(entry.path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!entry.hasParams && !page?.ok) return { is: 'failed', status: page ? String(page.status) : '–' };
  const sentTo = await runGuards(router, entry);
  if (sentTo) return { is: 'goes', to: sentTo };
  if (entry.permission && !session?.permissions.includes(entry.permission)) return { is: 'forbidden' };
  return { is: entry.hasParams ? 'needsId' : 'opens' };
}

/** Where the guards send this visitor; null when they let them in. @throws what a guard throws otherwise. */
async function runGuards(router: AnyRouter, { path, chain }: RouteEntry): Promise<string | null> {
  for (const { options } of chain) {
    try {
      const validate = options.validateSearch;
      await options.beforeLoad?.({
        context: router.options.context,
        location: { href: path, pathname: path, search: {}, searchStr: '', hash: '' },
        search: typeof validate === 'function' ? validate({}) : {},
        params: {},
        cause: 'preload',
        preload: true,
      });
    } catch (error) {
      if (isRedirect(error)) return String(error.options.to ?? error.options.href);
      throw error;
    }
  }
  return null;
}
