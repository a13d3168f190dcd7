import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { RouteTestPage } from '../../public-pages/route-test/route-test-page.tsx';

export const Route = createFileRoute('/_public/route-test')({
  loader: () => loadMessages('route-test'),
  staticData: { title: 'shell:publicNav.routeTest' },
  component: RouteTestPage,
});
