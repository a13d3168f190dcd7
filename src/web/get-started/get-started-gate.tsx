import { type ReactNode, Suspense, lazy } from 'react';
import { LoadingScreen } from '../shell/screens.tsx';
import { useNeedsGetStarted } from './use-get-started.ts';

const GetStarted = lazy(async () => ({ default: (await import('./get-started.tsx')).GetStarted }));

/** The wizard of the first day until it is done, then what it leads to. */
export function GetStartedGate({ children }: { children: ReactNode }) {
  if (!useNeedsGetStarted()) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <GetStarted />
    </Suspense>
  );
}
