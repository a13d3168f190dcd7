import { PAGES } from '#domain/addresses.ts';
import { mailDomainOf } from '#domain/people/mail-domains.ts';
import type { OpenTransferCall, TransferHandlers } from '../../platform/http/transfers.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { browserCookie, depart } from './departure.ts';
import { comeBack } from './coming-back.ts';
import { failureOf, ProviderStop } from './failures.ts';
import { findProvider } from './find-provider.ts';

/** From one network address, behind which an office may stand. */
const MOST_A_MINUTE = 120;

/** The two ends of signing in elsewhere. Both are pages to the browser: whatever goes wrong leads to /login, which says why. */
export const providerTransfers = {
  async signInElsewhere(call) {
    const { context, params, url } = call;
    const back = safeRedirect(url.searchParams.get('redirect'));
    await orSayWhy(call, { back, connects: false }, async () => {
      context.services.limits.count(`provider ${context.address}`, MOST_A_MINUTE);
      const provider = await findProvider(context.services, params['provider'] ?? '');
      if (!provider) throw new ProviderStop('unknown_provider');
      const invitation = url.searchParams.get('invitation')?.slice(0, 200) ?? null;
      const address = url.searchParams.get('email')?.slice(0, 254) ?? null;
      const way = await depart(context, provider, { back, invitation, address: isAddress(address) ? address : null });
      return { location: way.url, cookies: [way.cookie] };
    });
  },
  async comeBack(call) {
    const { context, params, url } = call;
    const from: From = { back: PAGES.app, connects: false };
    await orSayWhy(call, from, async () => {
      context.services.limits.count(`coming back ${context.address}`, MOST_A_MINUTE);
      const path = await comeBack(context, params['provider'] ?? '', url.searchParams, (visit) =>
        Object.assign(from, visit),
      );
      const session = context.reply.get('set-cookie');
      const { ORIGIN, isSecure } = context.services.settings;
      return { location: `${ORIGIN}${path}`, cookies: [browserCookie('', isSecure, 0), ...(session ? [session] : [])] };
    });
  },
} satisfies TransferHandlers;

const isAddress = (text: string | null) => text !== null && /^[^\s@]+$/.test(mailDomainOf(text)) && text.includes('@');

interface Way {
  location: string;
  cookies: string[];
}

/** Where the visit began, as far as it is known. */
interface From {
  back: string;
  connects: boolean;
}

async function orSayWhy(call: OpenTransferCall, from: From, work: () => Promise<Way>): Promise<void> {
  const { context, response, log } = call;
  const { location, cookies } = await work().catch((error: unknown): Way => {
    const problem = failureOf(error);
    // What the provider or the network said is for the log; the person gets our sentence, and a reference that finds it.
    log[problem === 'provider_error' ? 'error' : 'warn']({ err: error, problem }, 'signing in elsewhere');
    const why = new URLSearchParams({ problem, reference: context.requestId });
    return { location: `${context.services.settings.ORIGIN}${pageOf(from, why)}`, cookies: [] };
  });
  for (const cookie of cookies) response.appendHeader('set-cookie', cookie);
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}

/** Whoever is signed in goes back to the page with their identities, whose other parameters are not ours to change. */
function pageOf({ back, connects }: From, why: URLSearchParams): string {
  if (connects) return `${back.split('#', 1)[0]}#${why}`;
  if (back !== PAGES.app) why.set('redirect', back);
  return `${PAGES.login}?${why}`;
}
