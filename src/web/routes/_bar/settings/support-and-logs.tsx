import Box from '@mui/material/Box';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BundleCard } from '#web/administration/bundle-card.tsx';
import { DocumentationCard } from '#web/administration/documentation-card.tsx';
import { RecentErrorsCard } from '#web/administration/recent-errors-card.tsx';
import { SelfCheckCard } from '#web/administration/self-check-card.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_bar/settings/support-and-logs')({
  loader: () => loadMessages('support'),
  staticData: { permission: 'settings.view', title: 'settings:category.support' },
  component: SupportPage,
});

/** How the installation is, what went wrong lately, and what to hand to whoever helps. */
function SupportPage() {
  const { t } = useTranslation('support');
  return (
    <NeedsPermission permission="settings.view">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 980 }}>
        <SelfCheckCard />
        <RecentErrorsCard />
        <BundleCard />
        <DocumentationCard />
      </Box>
    </NeedsPermission>
  );
}
