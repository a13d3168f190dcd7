import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { AssetChange } from '#domain/assets/asset.ts';
import { client } from '../../kit/requests/api.ts';
import { useFormat } from '../../kit/format.ts';
import { jobEnd } from '../../kit/requests/job-end.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshAssets } from '../asset-queries.ts';
import type { serverFilterOf } from '../inventory-search.ts';

export type Selection = { ids: string[] } | { filter: ReturnType<typeof serverFilterOf> };

/** @throws with the job's message when it failed. */
async function done(started: Job): Promise<Job> {
  const job = await jobEnd(started);
  if (job.state === 'failed') throw new Error(job.message ?? '');
  return job;
}

/** Changes or removes many assets and offers to take it back; undoing says what it had to leave alone. */
export function useOperation(onDone: () => void) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const refresh = useRefreshAssets();
  const onError = (error: unknown) => toast('error', messageOf(error));
  const undo = useMutation({
    mutationFn: async (id: string) => done(await client.assets.operations.undo.add({ id })),
    onSuccess: ({ outcome }) => {
      const { undone = 0, kept = 0 } = outcome as { undone?: number; kept?: number };
      const text = t('operation.undone', { count: undone, assets: number(undone) });
      toast(kept > 0 ? 'info' : 'success', kept > 0 ? `${text} ${t('operation.kept', { count: kept })}` : text);
    },
    onError,
    onSettled: refresh,
  });
  const operate = useMutation({
    mutationFn: async (asked: { selection: Selection; change: AssetChange | null }) =>
      done(await client.assets.operations.add(asked)),
    onSuccess: ({ id, outcome }, { change }) => {
      const { done: count = 0, skipped = 0 } = outcome as { done?: number; skipped?: number };
      const text = t(change ? 'operation.changed' : 'operation.removed', { count, assets: number(count) });
      toast('success', skipped > 0 ? `${text} ${t('operation.skipped', { count: skipped })}` : text, {
        label: t('operation.undo'),
        run: () => undo.mutate(id),
      });
      onDone();
    },
    onError,
    onSettled: refresh,
  });
  return { operate: operate.mutate, undo: undo.mutate, isBusy: operate.isPending || undo.isPending };
}
