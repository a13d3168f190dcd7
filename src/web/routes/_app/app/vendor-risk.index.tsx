import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#web/locales/i18n.ts';
import { AssistantCard } from '#web/vendors/questionnaires/assistant-card.tsx';
import { VendorRisk } from '#web/vendors/vendor-risk.tsx';
import { readVendorSearch } from '#web/vendors/vendor-search.ts';

export const Route = createFileRoute('/_app/app/vendor-risk/')({
  validateSearch: readVendorSearch,
  loader: () => loadWords('questionnaires'),
  component: Page,
});

function Page() {
  return (
    <VendorRisk search={Route.useSearch()}>
      <AssistantCard />
    </VendorRisk>
  );
}
