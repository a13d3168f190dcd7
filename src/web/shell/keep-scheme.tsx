import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '#domain/people/session.ts';
import { request } from '../kit/requests/request.ts';
import { sessionQuery, useSession } from '../people/session.ts';
import { type Scheme, useScheme } from '../theme/scheme.ts';

type Mode = Scheme['mode'];

/** Light or dark as the person's own choice, which follows them to other devices. */
export function useKeptScheme(): Scheme {
  const scheme = useScheme();
  const queryClient = useQueryClient();
  const choose = (mode: Mode) => {
    scheme.choose(mode);
    const darkMode = mode === 'system' ? null : mode === 'dark';
    queryClient.setQueryData<Session | null>(
      sessionQuery.queryKey,
      (session) => session && { ...session, user: { ...session.user, darkMode } },
    );
    // This device has it already, so a failure costs nothing here.
    request('PATCH', '/api/v1/session', { darkMode }).catch(() => undefined);
  };
  return { ...scheme, choose };
}

/** Takes over what the person chose on another device. */
export function SchemeKeeper() {
  const { darkMode } = useSession().user;
  const { isDark, choose } = useScheme();
  useEffect(() => {
    if (darkMode !== null && darkMode !== isDark) choose(darkMode ? 'dark' : 'light');
    // Only a new choice of the person counts; what this device does afterwards is kept by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [darkMode]);
  return null;
}
