import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/kit/page-header.tsx';

export const Route = createFileRoute('/_bar/settings/')({
  staticData: { title: 'settings:category.general' },
  component: GeneralPage,
});

function GeneralPage() {
  const { t } = useTranslation('settings');
  return <PageHeader title={t('category.general')} />;
}
