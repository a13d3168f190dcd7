import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentReading, Suggestion } from '#domain/documents/document.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { wantsReason } from '../controls/use-control-changes.ts';
import { knownNameOf } from '../frameworks/framework.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useSession } from '../people/session.ts';

type Decision = Pick<Suggestion, 'state' | 'decidedAt' | 'decidedByName'>;
interface Page {
  rows: Suggestion[];
  total: number;
}

/** Shows a decision before it is kept, wherever the suggestions are shown. */
function foresee(queryClient: QueryClient, ids: readonly string[], decision: Decision): void {
  const decided = (rows: Suggestion[]) => rows.map((row) => (ids.includes(row.id) ? { ...row, ...decision } : row));
  queryClient.setQueriesData<DocumentReading>(
    { queryKey: orpc.documents.get.key() },
    (old) => old && { ...old, findings: decided(old.findings) },
  );
  queryClient.setQueriesData<Page | { pages: Page[] }>({ queryKey: orpc.evidence.suggestions.key() }, (old) => {
    if (!old) return old;
    if ('pages' in old) return { ...old, pages: old.pages.map((page) => ({ ...page, rows: decided(page.rows) })) };
    return { ...old, rows: decided(old.rows) };
  });
}

const mutationKey = ['decision'];

/** Reads again what depends on decisions, once the last of several is through. */
function refresh(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey }) > 1) return;
  for (const queryKey of [
    orpc.documents.key(),
    orpc.evidence.key(),
    orpc.controls.key(),
    orpc.readiness.key(),
    orpc.activity.key(),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

const idsOf = (suggestions: readonly Suggestion[]) => suggestions.map(({ id }) => id);

export interface Acceptance {
  suggestions: readonly Suggestion[];
  /** Without it a requirement that was not started is now in progress, and any other keeps its status. */
  status?: 'Implemented';
  validUntil?: string;
  /** Why, where one says the reverse of what is asked; it is asked for before anything is decided. */
  reason?: string;
}

type Accepted = Awaited<ReturnType<typeof client.evidence.acceptances.add>>;

/** Takes decisions back; of an acceptance also the status it set, unless somebody changed that since. */
async function takeBack(
  suggestionIds: string[],
  { evidence, controls }: Accepted = { evidence: [], controls: [] },
): Promise<void> {
  await client.evidence.reopenings.add({ suggestionIds });
  for (const { framework, requirementId, status, version } of controls) {
    const then = evidence.find(
      (piece) => piece.framework === framework && piece.requirementId === requirementId,
    )?.controlThen;
    if (!then || then.status === status) continue;
    await client.controls.change({ framework, requirementId, status: then.status, version }).catch(() => undefined);
  }
}

/** Accepting, rejecting and taking back: shown at once, said in a toast with the way to undo it. */
export function useDecisions() {
  const { t } = useTranslation('evidence');
  const { user } = useSession();
  const [unreasoned, setUnreasoned] = useState<Acceptance | null>(null);
  const queryClient = useQueryClient();
  const by = (state: 'accepted' | 'rejected'): Decision => ({
    state,
    decidedAt: new Date().toISOString(),
    decidedByName: user.name,
  });
  const open: Decision = { state: 'open', decidedAt: null, decidedByName: null };
  const nameOf = ({ framework, requirementId }: Pick<Suggestion, 'framework' | 'requirementId'>) =>
    knownNameOf(queryClient, framework, requirementId);
  const common = {
    mutationKey,
    onError: (error: Error) => toast('error', messageOf(error)),
    onSettled: () => refresh(queryClient),
  };
  const show = async (suggestions: readonly Suggestion[], decision: Decision) => {
    await queryClient.cancelQueries({ queryKey: orpc.evidence.suggestions.key() });
    await queryClient.cancelQueries({ queryKey: orpc.documents.get.key() });
    foresee(queryClient, idsOf(suggestions), decision);
  };

  const undo = useMutation({
    ...common,
    mutationFn: ({ suggestions, accepted }: { suggestions: readonly Suggestion[]; accepted?: Accepted }) =>
      takeBack(idsOf(suggestions), accepted),
    onMutate: ({ suggestions }) => show(suggestions, open),
  });
  const accept = useMutation({
    ...common,
    mutationFn: ({ suggestions, status, validUntil, reason }: Acceptance) =>
      client.evidence.acceptances.add({
        suggestionIds: idsOf(suggestions),
        ...(status && { status }),
        ...(validUntil && { validUntil }),
        ...(reason && { reason }),
      }),
    onMutate: ({ suggestions }) => show(suggestions, by('accepted')),
    // Evidence accepted before may say the reverse: what the server knows then decides.
    onError: (error, acceptance) => {
      if (wantsReason(error)) setUnreasoned(acceptance);
      // With a reason its dialog is open, and says so itself.
      else if (!acceptance.reason) toast('error', messageOf(error));
    },
    onSuccess: (accepted, { suggestions }) => {
      setUnreasoned(null);
      const [control] = accepted.controls;
      const said =
        suggestions.length === 1 && control
          ? t('toast.accepted', { requirement: nameOf(control), status: t(`status.${control.status}`) })
          : t('toast.acceptedMany', { count: suggestions.length });
      toast('success', said, { label: t('undo'), run: () => undo.mutate({ suggestions, accepted }) });
    },
  });
  const reject = useMutation({
    ...common,
    mutationFn: ({ suggestions }: { suggestions: readonly Suggestion[] }) =>
      client.evidence.rejections.add({ suggestionIds: idsOf(suggestions) }),
    onMutate: ({ suggestions }) => show(suggestions, by('rejected')),
    onSuccess: (_, { suggestions }) => {
      const [first] = suggestions;
      if (!first) return;
      toast('info', t('toast.rejected', { requirement: nameOf(first) }), {
        label: t('undo'),
        run: () => undo.mutate({ suggestions }),
      });
    },
  });
  return {
    accept: (acceptance: Acceptance) => {
      const isReasoned = acceptance.reason !== undefined || !acceptance.suggestions.some(speaksAgainst);
      if (isReasoned) accept.mutate(acceptance);
      else {
        accept.reset();
        setUnreasoned(acceptance);
      }
    },
    /** An acceptance that waits for its reason. */
    unreasoned,
    drop: () => setUnreasoned(null),
    reject: (suggestion: Suggestion) => reject.mutate({ suggestions: [suggestion] }),
    reopen: (suggestion: Suggestion) => undo.mutate({ suggestions: [suggestion] }),
    isAccepting: accept.isPending,
    error: accept.error,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
