import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { useDocument } from '../document-queries.ts';
import { Editor } from './editor.tsx';

/** The working draft of a document, begun from the present words where there is none. */
export function EditorPage({ id, onDone }: { id: string; onDone: () => void }) {
  useTranslation(['document-control', 'documents']);
  const { data: document, error } = useDocument(id);
  if (error) return <ErrorState error={error} />;
  if (!document) return <PageSkeleton cards={1} />;
  return <DraftOf key={id} document={document} onDone={onDone} />;
}

function DraftOf({ document, onDone }: { document: Document; onDone: () => void }) {
  const { id } = document;
  const queryClient = useQueryClient();
  const begin = useMutation({
    mutationFn: () => client.documents.drafts.add({ id }),
    onSuccess: (started) => {
      queryClient.setQueryData(orpc.documents.drafts.get.queryKey({ input: { id } }), started);
      void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    },
  });
  const draft = useQuery(
    orpc.documents.drafts.get.queryOptions({
      input: { id },
      enabled: document.hasDraft,
      // While one writes, what comes from elsewhere shows itself when saving.
      refetchOnWindowFocus: false,
      retry: false,
    }),
  );
  const { mutate, isIdle } = begin;
  useEffect(() => {
    if (!document.hasDraft && isIdle) mutate();
  }, [document.hasDraft, isIdle, mutate]);
  const error = begin.error ?? draft.error;
  if (error) return <ErrorState error={error} onRetry={() => (begin.error ? mutate() : void draft.refetch())} />;
  if (!draft.data) return <PageSkeleton cards={1} />;
  return <Editor document={document} draft={draft.data} onDone={onDone} />;
}
