import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { AboutPage } from '../../public-pages/about/about-page.tsx';

export const Route = createFileRoute('/_public/about')({
  loader: () => loadMessages('about'),
  staticData: { title: 'shell:publicNav.about' },
  component: AboutPage,
});
