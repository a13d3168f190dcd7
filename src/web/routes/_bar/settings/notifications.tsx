import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotYet } from '#web/settings/not-yet.tsx';

export const Route = createFileRoute('/_bar/settings/notifications')({
  staticData: { title: 'settings:category.notifications' },
  component: NotificationsPage,
});

function NotificationsPage() {
  const { t } = useTranslation('settings');
  return (
    <NotYet
      title={t('category.notifications')}
      text={t('notYet.notifications')}
      nearest={[
        { id: 'bell', href: '/dashboard' },
        { id: 'needs', href: '/app' },
        { id: 'keeping', href: '/settings/policies' },
      ]}
    />
  );
}
