import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { WorkingDraft } from '#domain/documents/versions/version.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { problemOf } from '../../kit/requests/problem.ts';
import { forgetText, keepText, keptText, type DraftText } from './kept-text.ts';

/** Typing is saved when it pauses for so long. */
const PAUSE = 1200;
const AGAIN = 5000;

/**
 * The words of a draft while somebody writes: saved by themselves shortly after each pause, kept in the browser until the server has them,
 * and never written over what somebody else saved.
 */
export function useAutosave(draft: WorkingDraft) {
  const id = draft.documentId;
  const queryClient = useQueryClient();
  const [kept] = useState(() => keptText(id));
  const [draftText, setDraftText] = useState<DraftText>(
    () => kept ?? { markdown: draft.markdown ?? '', note: draft.note },
  );
  const [saved, setSaved] = useState<DraftText & { revision: number; at: string }>(() => ({
    markdown: draft.markdown ?? '',
    note: draft.note,
    revision: draft.revision,
    at: draft.changedAt,
  }));
  const [conflict, setConflict] = useState<WorkingDraft | null>(null);
  const isDirty = draftText.markdown !== saved.markdown || draftText.note !== saved.note;

  const save = useMutation({
    mutationFn: (asked: DraftText & { revision: number }) => client.documents.drafts.change({ id, ...asked }),
    onSuccess: (answer, asked) => {
      setSaved({ markdown: asked.markdown, note: asked.note, revision: answer.revision, at: answer.changedAt });
      void queryClient.invalidateQueries({ queryKey: orpc.documents.versions.key() });
    },
    onError: (error) => {
      if (problemOf(error).code === 'changed_meanwhile')
        void client.documents.drafts.get({ id }).then((theirs) => setConflict(theirs));
    },
  });
  const { mutate, isPending, isError, error } = save;
  const isConflict = isError && problemOf(error).code === 'changed_meanwhile';

  useEffect(() => {
    if (isDirty) keepText(id, draftText);
    else forgetText(id);
  }, [id, isDirty, draftText]);

  useEffect(() => {
    if (!isDirty || isPending || conflict || isConflict) return;
    const timer = setTimeout(() => mutate({ ...draftText, revision: saved.revision }), isError ? AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [draftText, saved.revision, isDirty, isPending, isError, conflict, isConflict, mutate]);

  const saveNow = useCallback(() => {
    if (isDirty && !isPending && !conflict) mutate({ ...draftText, revision: saved.revision });
  }, [isDirty, isPending, conflict, mutate, draftText, saved.revision]);

  /** What is written here takes the place of what the other saved. */
  const keepMine = () => {
    if (!conflict) return;
    mutate({ ...draftText, revision: conflict.revision });
    setConflict(null);
  };
  const takeTheirs = () => {
    if (!conflict) return;
    const theirs = { markdown: conflict.markdown ?? '', note: conflict.note };
    setDraftText(theirs);
    setSaved({ ...theirs, revision: conflict.revision, at: conflict.changedAt });
    save.reset();
    setConflict(null);
  };
  return {
    draftText,
    setDraftText,
    saved,
    isDirty,
    isSaving: isPending,
    error: isError && !isConflict ? error : null,
    conflict,
    saveNow,
    keepMine,
    takeTheirs,
    wasKept: kept !== null,
  };
}
