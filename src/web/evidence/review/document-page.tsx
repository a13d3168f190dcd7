import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ControlCard } from '../../documents/control/control-card.tsx';
import { DocumentTabs } from '../../documents/control/document-tabs.tsx';
import { DocumentHead } from '../../documents/document-head.tsx';
import type { Passage } from '../../documents/document-links.ts';
import { useDocument } from '../../documents/document-queries.ts';
import { UnreadDocument } from '../../documents/unread-document.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { QuoteMatchCard } from '../quote-match-card.tsx';
import { DocumentReview, type DocumentTab } from './document-review.tsx';

interface DocumentPageProps {
  id: string;
  /** The passage at which it is opened. */
  at: Passage | null;
  /** Which side a narrow screen shows. */
  tab: DocumentTab;
  onTab: (tab: DocumentTab) => void;
  onRemoved: () => void;
  figure?: ReactNode;
}

/** One document: its text on the left, what the engine suggests of it on the right. */
export function DocumentPage({ id, onRemoved, figure, ...place }: DocumentPageProps) {
  useTranslation(['documents', 'document-control', 'evidence']);
  const { data: document, error, refetch } = useDocument(id);
  if (!document)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={2} />;
  return (
    <>
      <DocumentHead document={document} onRemoved={onRemoved} figure={document.state === 'read' && figure} />
      <DocumentTabs id={id} active="text" />
      <ControlCard document={document} />
      <QuoteMatchCard document={document} />
      {document.state === 'read' ? (
        <DocumentReview key={id} document={document} {...place} />
      ) : (
        <UnreadDocument document={document} />
      )}
    </>
  );
}
