import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '../../administration/analytics/analytics-page.tsx';
import { readAnalyticsSearch } from '../../administration/analytics/analytics-search.ts';
import { loadMessages } from '../../locales/i18n.ts';

export const Route = createFileRoute('/_admin/admin-analytics')({
  validateSearch: readAnalyticsSearch,
  loader: () => loadMessages('analytics', 'activity'),
  staticData: { title: 'administration:page.analytics' },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsPage
      search={Route.useSearch()}
      onOrganisation={(organisation) =>
        void navigate({
          search: ({ days }) => ({ ...(days && { days }), ...(organisation && { organisation }) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
