import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#web/activity/notifications/notifications-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';

export interface NotificationsSearch {
  tab?: 'organisation';
}

export const Route = createFileRoute('/_bar/settings/notifications')({
  validateSearch: (raw: Record<string, unknown>): NotificationsSearch =>
    raw['tab'] === 'organisation' ? { tab: 'organisation' } : {},
  loader: () => loadMessages('notifications'),
  staticData: { title: 'settings:category.notifications' },
  component: SettingsNotifications,
});

function SettingsNotifications() {
  const { tab = 'mine' } = Route.useSearch();
  return <NotificationsPage tab={tab} />;
}
