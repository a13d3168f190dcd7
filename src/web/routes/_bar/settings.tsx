import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { SettingsFrame } from '#web/people/settings/settings-frame.tsx';

/** Ten categories beside their menu; each is a route of its own. */
export const Route = createFileRoute('/_bar/settings')({
  loader: () => loadMessages('settings'),
  staticData: { title: 'settings:title' },
  component: () => (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  ),
});
