import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotYet } from '#web/settings/not-yet.tsx';

export const Route = createFileRoute('/_bar/settings/regulatory-mapping')({
  staticData: { title: 'settings:category.regulatory' },
  component: RegulatoryPage,
});

function RegulatoryPage() {
  const { t } = useTranslation('settings');
  return (
    <NotYet
      title={t('category.regulatory')}
      text={t('notYet.regulatory')}
      nearest={[
        { id: 'clauses', href: '/app/document-check/review' },
        { id: 'statement', href: '/app/iso27001/statement' },
        { id: 'requirements', href: '/app/iso27001' },
      ]}
    />
  );
}
