import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { TwoFactorDemo } from '../../public-pages/two-factor-demo/two-factor-demo.tsx';

export const Route = createFileRoute('/_public/2fa-demo')({
  loader: () => loadMessages('two-factor-demo'),
  staticData: { title: 'shell:publicNav.twoFactorDemo' },
  component: TwoFactorDemo,
});
