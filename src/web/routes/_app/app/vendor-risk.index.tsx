import { createFileRoute } from '@tanstack/react-router';
import { VendorRisk } from '#web/vendors/vendor-risk.tsx';
import { readVendorSearch } from '#web/vendors/vendor-search.ts';

export const Route = createFileRoute('/_app/app/vendor-risk/')({
  validateSearch: readVendorSearch,
  component: Page,
});

function Page() {
  return <VendorRisk search={Route.useSearch()} />;
}
