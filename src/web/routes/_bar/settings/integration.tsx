import Box from '@mui/material/Box';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/kit/page-header.tsx';
import { WebhooksCard } from '#web/automation/webhooks/webhooks-card.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { MailCard } from '#web/people/settings/integration/mail-card.tsx';
import { ModelCard } from '#web/documents/language-model/model-card.tsx';
import { ProviderCard } from '#web/people/settings/integration/provider-card.tsx';
import { Card } from '#web/kit/card.tsx';
import { FeedCard } from '#web/schedule/feed-card.tsx';
import { TokensCard } from '#web/people/settings/integration/tokens-card.tsx';

export const Route = createFileRoute('/_bar/settings/integration')({
  loader: () => loadMessages('integration', 'joining', 'security', 'schedule', 'evidence', 'automation', 'activity'),
  staticData: { permission: 'settings.view', title: 'settings:category.integration' },
  component: IntegrationPage,
});

/** What connects the product with others, a card each. */
function IntegrationPage() {
  const { t } = useTranslation(['integration', 'schedule']);
  return (
    <NeedsPermission permission="settings.view">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 980 }}>
        <TokensCard />
        <WebhooksCard />
        <Card title={t('schedule:feed.title')}>
          <FeedCard />
        </Card>
        <ProviderCard />
        <MailCard />
        <ModelCard />
      </Box>
    </NeedsPermission>
  );
}
