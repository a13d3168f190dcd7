import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PAGES } from '#domain/addresses.ts';
import { accessQuery, isRefused, leaveAdministration, whyClosed } from './access.ts';

const A_MINUTE = 60_000;

/**
 * Watches over the open administration: asks every minute and when the window is looked at, and leaves for its door as soon as it is
 * closed. @returns the minutes that are left.
 */
export function useAdministrationWatch(): number {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data, error } = useQuery({ ...accessQuery, refetchInterval: A_MINUTE, refetchIntervalInBackground: true });
  const [now, setNow] = useState(() => Date.now());
  // Clocks of browsers may be off: the seconds that the server counted stand, from the moment its answer came.
  const [ends, setEnds] = useState<{ of: typeof data; at: number }>({ of: undefined, at: 0 });
  if (data && ends.of !== data) setEnds({ of: data, at: now + data.secondsLeft * 1000 });

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(() => void queryClient.invalidateQueries(accessQuery), data.secondsLeft * 1000 + 500);
    return () => clearTimeout(timer);
  }, [data, queryClient]);
  useEffect(() => {
    if (!error || !isRefused(error)) return;
    const why = whyClosed(error) ?? 'expired';
    const { href } = router.state.location;
    void leaveAdministration(queryClient, why).then(() =>
      router.navigate({ to: PAGES.adminLogin, search: { redirect: href, why }, replace: true }),
    );
  }, [error, queryClient, router]);
  return Math.max(0, Math.ceil((ends.at - now) / A_MINUTE));
}
