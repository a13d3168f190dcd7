import { createFileRoute } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { EditorPage } from '#web/documents/editor/editor-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/document-check/$id_/edit')({
  staticData: { permission: 'documents.edit' },
  loader: () => loadMessages('document-control'),
  component: () => (
    <NeedsPermission permission="documents.edit">
      <Page />
    </NeedsPermission>
  ),
});

function Page() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return <EditorPage id={id} onDone={() => void navigate({ to: PAGES.document, params: { id } })} />;
}
