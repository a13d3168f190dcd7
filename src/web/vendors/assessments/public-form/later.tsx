import { type ComponentProps, lazy, Suspense } from 'react';

// What a page says when something is to be said: most visits never load it.

const LateNotice = lazy(async () => ({ default: (await import('../../../kit/notice.tsx')).Notice }));
const LateCard = lazy(async () => ({ default: (await import('../../../kit/entry-card.tsx')).EntryCard }));
const LateError = lazy(async () => ({ default: (await import('../../../kit/error-state.tsx')).ErrorState }));

export function Notice(props: ComponentProps<typeof LateNotice>) {
  return (
    <Suspense fallback={null}>
      <LateNotice {...props} />
    </Suspense>
  );
}

export function EntryCard(props: ComponentProps<typeof LateCard>) {
  return (
    <Suspense fallback={null}>
      <LateCard {...props} />
    </Suspense>
  );
}

export function ErrorState(props: ComponentProps<typeof LateError>) {
  return (
    <Suspense fallback={null}>
      <LateError {...props} />
    </Suspense>
  );
}
