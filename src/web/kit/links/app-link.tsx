import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Takes the present page's place in the history: Back does not return to it. */
  replaces?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the product that takes a whole address, search included (`addressOf('assets', { risk: 'High' })`), and loads no page anew.
 * With MUI: `<Button component={AppLink} href={PAGES.login}>`, `<Link component={AppLink} href=...>`.
 */
export function AppLink({ href, replaces = false, onClick, ...rest }: AppLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere || rest.target === '_blank' || !href.startsWith('/')) return;
    event.preventDefault();
    router.history[replaces ? 'replace' : 'push'](href);
  };
  const prepare = () => {
    const [to] = href.split(/[?#]/);
    if (href.startsWith('/')) router.preloadRoute({ to } as never).catch(() => undefined);
  };
  return <a href={href} onClick={follow} onMouseEnter={prepare} onFocus={prepare} {...rest} />;
}
