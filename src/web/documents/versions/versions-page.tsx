import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { useVersions } from '../control/control-queries.ts';
import { DocumentTabs } from '../control/document-tabs.tsx';
import { DocumentHead } from '../document-head.tsx';
import { useDocument } from '../document-queries.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { SubmissionsCard } from './submissions-card.tsx';
import { VersionsCard } from './versions-card.tsx';
import type { VersionsSearch } from './versions-search.ts';

interface VersionsPageProps {
  id: string;
  search: VersionsSearch;
  onSearch: (search: VersionsSearch) => void;
  onRemoved: () => void;
}

/** Everything that happened to the words of a document. */
export function VersionsPage({ id, search, onSearch, onRemoved }: VersionsPageProps) {
  useTranslation(['document-control', 'documents']);
  const { data: document, error, refetch } = useDocument(id);
  const { data: history } = useVersions(id);
  if (!document || !history)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={2} />;
  return (
    <>
      <DocumentHead document={document} onRemoved={onRemoved} />
      <DocumentTabs id={id} active="versions" />
      <VersionsCard document={document} history={history} onCompare={onSearch} />
      <ComparisonCard document={document} history={history} search={search} onSearch={onSearch} />
      {history.submissions.length > 0 && <SubmissionsCard submissions={history.submissions} />}
    </>
  );
}
