import { createFileRoute } from '@tanstack/react-router';
import { MinePage } from '#web/documents/receipts/mine-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';

export const Route = createFileRoute('/_app/app/document-check/mine')({
  staticData: { title: 'document-library:mine.crumb' },
  loader: () => loadMessages('document-library'),
  component: MinePage,
});
