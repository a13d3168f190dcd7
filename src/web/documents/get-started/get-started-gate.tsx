import { type ReactNode, Suspense, lazy } from 'react';
import { LoadingScreen } from '../../shell/screens.tsx';
import { useNeedsGetStarted } from './use-get-started.ts';

const GetStarted = lazy(async () => ({ default: (await import('./get-started.tsx')).GetStarted }));

interface GetStartedGateProps {
  /** What is offered once the first files are read. */
  review: ReactNode;
  children: ReactNode;
}

/** The wizard of the first day until it is done, then what it leads to. */
export function GetStartedGate({ review, children }: GetStartedGateProps) {
  if (!useNeedsGetStarted()) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <GetStarted review={review} />
    </Suspense>
  );
}
