import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#domain/people/permission.ts';
import { useGivenTitle } from '../kit/page-title.ts';

export type Guard = 'public' | 'signed-in' | 'administrator';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A key with its namespace, `shell:nav.dashboard`: the breadcrumb and the window's title. */
    title?: string;
    /** The page above it, where its address is below one whose frame it does not share. */
    parent?: { title: string; href: string };
    /** Who may enter; said by the layout, whose `beforeLoad` sees to it. */
    guard?: Guard;
    /** What the page needs beyond that; the page sees to it with NeedsPermission, and the server on every call. */
    permission?: Permission;
  }
}

/** The titles of the matched routes, outermost first, with what the page calls itself at the end. */
export function useTrail(): { label: string; href: string }[] {
  const { t } = useTranslation();
  const given = useGivenTitle();
  const named = useMatches()
    .filter(({ staticData }) => staticData.title)
    .flatMap(({ staticData: { title = '', parent }, pathname }) => [
      ...(parent ? [{ label: t(parent.title), href: parent.href }] : []),
      { label: t(title), href: pathname },
    ]);
  return given ? [...named, { label: given, href: '' }] : named;
}

/** Keeps the window's title, and moves the focus to the heading after a navigation so that screen readers start there. */
export function PageWatch() {
  const router = useRouter();
  const trail = useTrail();
  const title = trail.at(-1)?.label;
  const isFirst = useRef(true);

  useEffect(() => {
    document.title = title ? `${title} · Clausewise` : 'Clausewise';
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        const wasFirst = isFirst.current;
        isFirst.current = false;
        if (wasFirst || !pathChanged) return;
        const target =
          document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector<HTMLElement>('main');
        target?.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
