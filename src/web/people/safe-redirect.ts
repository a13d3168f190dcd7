import { PAGES } from '#domain/addresses.ts';
/** Where to go after signing in: a path of ours, or the fallback. Refuses everything a browser could read as another host. */
export function safeRedirect(wished: unknown, fallback: string = PAGES.app): string {
  if (typeof wished !== 'string' || wished.length > 2000) return fallback;
  // Browsers drop control bytes and read a backslash as a slash.
  if (/[\s\p{Cc}\\]/u.test(wished) || !/^\/(?!\/)/.test(wished)) return fallback;
  const base = 'https://here.invalid';
  const url = URL.canParse(wished, base) ? new URL(wished, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return fallback;
  const isSignIn = /^\/(login|admin-login|setup-admin)(\/|$)/.test(url.pathname);
  return isSignIn ? fallback : `${url.pathname}${url.search}${url.hash}`;
}
