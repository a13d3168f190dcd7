import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { ContactPage } from '../../public-pages/contact-page.tsx';

export const Route = createFileRoute('/_public/contact')({
  loader: () => loadMessages('contact'),
  staticData: { title: 'contact:title' },
  component: ContactPage,
});
