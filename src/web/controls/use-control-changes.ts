import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control, ControlChange } from '#domain/controls/control.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { messageOf, problemOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { keyOf, listKeyOf } from './control-queries.ts';

export interface WantedChange {
  requirementId: string;
  change: ControlChange;
  /** The version the person saw; without it the one shown last counts. */
  version?: number;
}

const mutationKey = ['control-change'];

/** What is implemented against its own evidence is so with a reason, or not at all. */
export const wantsReason = (error: unknown) => problemOf(error).code === 'reason_needed';

function known(queryClient: QueryClient, framework: string, requirementId: string): Control | undefined {
  const inList = queryClient
    .getQueryData<Control[]>(listKeyOf(framework))
    ?.find((control) => control.requirementId === requirementId);
  return inList ?? queryClient.getQueryData<Control>(keyOf(framework, requirementId));
}

/** All are of one framework. */
function show(queryClient: QueryClient, shown: readonly Control[]): void {
  const [first] = shown;
  if (!first) return;
  const next = new Map(shown.map((control) => [control.requirementId, control]));
  queryClient.setQueryData<Control[]>(listKeyOf(first.framework), (old) =>
    old?.map((control) => next.get(control.requirementId) ?? control),
  );
  for (const control of shown)
    queryClient.setQueryData<Control>(keyOf(control.framework, control.requirementId), control);
}

function changed(queryClient: QueryClient, control: Control, change: ControlChange): Control {
  const members = queryClient.getQueryData(orpc.people.members.list.queryKey()) ?? [];
  const ownerName =
    change.ownerId === undefined ? control.ownerName : (members.find(({ id }) => id === change.ownerId)?.name ?? null);
  return {
    ...control,
    ...change,
    ownerName,
    ownerIsMember: change.ownerId === undefined ? control.ownerIsMember : true,
  };
}

/** Shows a change before it is kept; returns what was shown before. */
async function foresee(
  queryClient: QueryClient,
  framework: string,
  requirementIds: readonly string[],
  change: ControlChange,
): Promise<Control[]> {
  await queryClient.cancelQueries({ queryKey: orpc.controls.key() });
  const before = requirementIds
    .map((id) => known(queryClient, framework, id))
    .filter((control) => control !== undefined);
  show(
    queryClient,
    before.map((control) => changed(queryClient, control, change)),
  );
  return before;
}

/** Reads again what depends on controls, once the last of several changes is through. */
function refresh(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey }) > 1) return;
  for (const queryKey of [
    orpc.controls.key(),
    orpc.readiness.key(),
    orpc.activity.recent.key(),
    orpc.activity.entries.key(),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/**
 * Changes to one control: shown at once, taken back when refused. A change made on an older state becomes `conflict`, one that
 * has to be reasoned `unreasoned`. */
export function useChangeControl() {
  const framework = useCurrentFramework();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<WantedChange | null>(null);
  const [unreasoned, setUnreasoned] = useState<WantedChange | null>(null);
  const mutation = useMutation({
    mutationKey,
    // One after the other: each is made on the version that the one before it left.
    scope: { id: 'controls' },
    mutationFn: ({ requirementId, change, version }: WantedChange) =>
      client.controls.change({
        framework,
        requirementId,
        ...change,
        version: version ?? known(queryClient, framework, requirementId)?.version,
      }),
    onMutate: ({ requirementId, change }) => foresee(queryClient, framework, [requirementId], change),
    onSuccess: (control) => {
      show(queryClient, [control]);
      setUnreasoned(null);
    },
    onError: (error, wanted, before) => {
      show(queryClient, before ?? []);
      if (problemOf(error).code === 'changed_meanwhile') {
        setConflict(wanted);
        setUnreasoned(null);
      } else if (wantsReason(error)) setUnreasoned(wanted);
      // With a reason its dialog is open, and says so itself.
      else if (!wanted.change.reason) toast('error', `${wanted.requirementId}: ${messageOf(error)}`);
    },
    onSettled: () => refresh(queryClient),
  });
  return {
    change: mutation.mutate,
    isPending: mutation.isPending,
    error: mutation.error,
    conflict,
    closeConflict: () => setConflict(null),
    unreasoned,
    drop: () => setUnreasoned(null),
  };
}

interface WantedChanges {
  requirementIds: string[];
  change: ControlChange;
}

/** The same change to several controls at once; all or none. One that has to be reasoned becomes `unreasoned`. */
export function useChangeControls() {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const queryClient = useQueryClient();
  const [unreasoned, setUnreasoned] = useState<WantedChanges | null>(null);
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationKey,
    scope: { id: 'controls' },
    mutationFn: ({ requirementIds, change }: WantedChanges) =>
      client.controls.changes.add({ framework, requirementIds, change }),
    onMutate: ({ requirementIds, change }) => foresee(queryClient, framework, requirementIds, change),
    onSuccess: (controls) => {
      show(queryClient, controls);
      setUnreasoned(null);
      toast('success', t('bulk.changed', { count: controls.length }));
    },
    onError: (error, wanted, before) => {
      show(queryClient, before ?? []);
      if (wantsReason(error)) setUnreasoned(wanted);
      else if (!wanted.change.reason) toast('error', t('bulk.failed', { reason: messageOf(error) }));
    },
    onSettled: () => refresh(queryClient),
  });
  return { mutate, isPending, error: failure, unreasoned, drop: () => setUnreasoned(null) };
}
