import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/document-check')({
  loader: () => loadMessages('blanks', 'documents', 'document-control', 'document-library', 'evidence', 'frameworks'),
  staticData: { permission: 'documents.view', title: 'shell:nav.documents' },
  component: () => (
    <NeedsPermission permission="documents.view">
      <Outlet />
    </NeedsPermission>
  ),
});
