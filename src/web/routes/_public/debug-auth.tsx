import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { DebugAuthPage } from '../../public-pages/debug-auth-page.tsx';

export const Route = createFileRoute('/_public/debug-auth')({
  loader: () => loadMessages('debug-auth'),
  staticData: { title: 'shell:publicNav.debugAuth' },
  component: DebugAuthPage,
});
