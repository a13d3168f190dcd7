import { type ComponentProps, lazy, Suspense } from 'react';
import { CardSkeleton } from '#web/kit/skeletons.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import type { LinkedVendors } from '#web/vendors/linked-vendors.tsx';

const Linked = lazy(async () => {
  await loadMessages('vendors');
  return { default: (await import('#web/vendors/linked-vendors.tsx')).LinkedVendors };
});

/** The vendors that are linked to an asset or a risk; brings its words along. */
export function VendorsOf(props: ComponentProps<typeof LinkedVendors>) {
  return (
    <Suspense fallback={<CardSkeleton lines={3} />}>
      <Linked {...props} />
    </Suspense>
  );
}
