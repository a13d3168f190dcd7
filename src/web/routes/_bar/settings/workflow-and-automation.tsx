import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotYet } from '#web/settings/not-yet.tsx';

export const Route = createFileRoute('/_bar/settings/workflow-and-automation')({
  staticData: { title: 'settings:category.workflow' },
  component: WorkflowPage,
});

function WorkflowPage() {
  const { t } = useTranslation('settings');
  return (
    <NotYet
      title={t('category.workflow')}
      text={t('notYet.workflow')}
      nearest={[
        { id: 'reading', href: '/app/document-check' },
        { id: 'due', href: '/app/iso27001' },
        { id: 'needs', href: '/app' },
      ]}
    />
  );
}
