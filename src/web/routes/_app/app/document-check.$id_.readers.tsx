import { createFileRoute } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { ReadersPage } from '#web/documents/receipts/readers-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';

export const Route = createFileRoute('/_app/app/document-check/$id_/readers')({
  loader: () => loadMessages('document-control', 'document-library', 'users'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return <ReadersPage key={id} id={id} onRemoved={() => void navigate({ to: PAGES.documents })} />;
}
