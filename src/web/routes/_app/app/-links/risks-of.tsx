import { type ComponentProps, lazy, Suspense } from 'react';
import { CardSkeleton } from '#web/kit/skeletons.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import type { LinkedRisks } from '#web/risks/linked-risks.tsx';

const Linked = lazy(async () => {
  await loadMessages('risks');
  return { default: (await import('#web/risks/linked-risks.tsx')).LinkedRisks };
});

/** The risks that are linked to an asset, a document or a control; brings its words along. */
export function RisksOf(props: ComponentProps<typeof LinkedRisks>) {
  return (
    <Suspense fallback={<CardSkeleton lines={3} />}>
      <Linked {...props} />
    </Suspense>
  );
}
