import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { DateOrder } from '#domain/assets/reading/cells.ts';
import type { Mapping } from '#domain/assets/reading/column-matches.ts';
import type { ImportErrorMessages } from '#domain/assets/import-errors.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { STANDARD_VOCABULARY } from '#domain/assets/vocabulary/vocabulary.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import type { TableRefusal } from '#domain/tables/table.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { jobEnd } from '../../kit/requests/job-end.ts';
import { isOver, noteJob, useJob } from '../../kit/requests/jobs.ts';
import { useRefreshAssets } from '../asset-queries.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import type { Known } from './import-messages.ts';
import { sendImport } from './send-import.ts';
import { useImportWorker } from './use-import-worker.ts';

/** What a person decided about the file; the headings' own meaning stands until they map a column themselves. */
interface Decisions {
  /** Another table than the one that fits best. */
  place: TablePlace | null;
  mapping: Mapping | null;
  dateOrder: DateOrder | null;
  replacements: ImportPlan['replacements'];
  edits: NonNullable<ImportPlan['edits']>;
  fillFrom: NonNullable<ImportPlan['fillFrom']>;
}

const UNDECIDED: Decisions = { place: null, mapping: null, dateOrder: null, replacements: [], edits: [], fillFrom: [] };
/** The file is here and never changes: nothing is asked again, with or without a network. */
const LOCAL = { staleTime: Infinity, gcTime: 0, retry: false, networkMode: 'always' } as const;

/** An import from the chosen file to its outcome. `isChecking` starts the validation of the rows, `isPreviewing` asks what they would change. */
export function useImport(dropped: File | null, isChecking: boolean, isPreviewing: boolean) {
  const worker = useImportWorker();
  const vocabulary = useVocabulary();
  const [chosen, setChosen] = useState({ file: dropped, number: 0 });
  const [decisions, setDecisions] = useState(UNDECIDED);
  const { file, number } = chosen;
  const isRightType = file !== null && /\.(csv|xlsx)$/i.test(file.name);
  const reading = useQuery({
    ...LOCAL,
    queryKey: ['asset-import-file', number],
    queryFn: async () => {
      if (!file) throw new Error('No file');
      return worker.open(file, await known());
    },
    enabled: isRightType,
  });
  const { place } = decisions;
  const placing = useQuery({
    ...LOCAL,
    queryKey: ['asset-import-table', number, place],
    queryFn: async () => worker.openTable(place as TablePlace, await known()),
    enabled: place !== null && reading.data?.kind === 'opened',
    placeholderData: keepPreviousData,
  });
  const opened = place === null ? reading.data : placing.data;
  const first = reading.data?.kind === 'opened' ? reading.data : null;
  const table = opened?.kind === 'opened' ? opened : null;
  const plan: ImportPlan = {
    ...(table && { place: table.choice.place }),
    mapping: decisions.mapping ?? table?.mapping ?? [],
    dateOrder: decisions.dateOrder ?? table?.dateOrder ?? 'day-first',
    replacements: decisions.replacements,
    edits: decisions.edits,
    fillFrom: decisions.fillFrom,
  };
  const checking = useQuery({
    ...LOCAL,
    queryKey: ['asset-import-check', number, plan, vocabulary],
    queryFn: () => worker.check({ ...plan, vocabulary }),
    enabled: isChecking && table !== null,
    placeholderData: keepPreviousData,
  });
  const preview = useQuery({
    ...LOCAL,
    queryKey: ['asset-import-preview', number, plan],
    queryFn: async () => {
      if (!file) throw new Error('No file');
      const { id, state, message } = await jobEnd(await sendImport(file, plan, true));
      if (state !== 'done') throw new Error(message ?? '');
      return client.assets.imports.get({ id });
    },
    enabled: isPreviewing && table !== null,
  });
  const started = useRef<ReturnType<typeof sendImport>>(null);
  const sending = useMutation({
    mutationFn: () => {
      started.current = file ? sendImport(file, plan) : Promise.reject(new Error('No file'));
      return started.current;
    },
    onSuccess: noteJob,
  });
  const job = useFollowedJob(sending.data ?? null);
  const isDone = job !== undefined && isOver(job);
  const isStopped = job?.state === 'cancelled' || job?.state === 'failed';
  // What an import wrote before it was stopped stands with the import, not with its job.
  const written = useQuery(
    orpc.assets.imports.get.queryOptions({ input: { id: job?.id ?? '' }, enabled: isStopped, staleTime: 0 }),
  );
  // Who cancels while the file is still on its way means the import that comes of it.
  const cancelling = useMutation({
    mutationFn: async () => {
      const begun = await started.current;
      return begun && client.activity.jobs.cancellation.add({ id: begun.id });
    },
  });
  const refresh = useRefreshAssets();
  useEffect(() => {
    if (isDone) void refresh();
  }, [isDone, refresh]);

  return {
    file,
    table,
    plan,
    /** Which tables the file has, also while the one chosen holds no rows. */
    choice: table?.choice ?? (first && place ? { ...first.choice, place, notices: [], product: null } : null),
    refusal: refusalOf(file, isRightType, { data: opened, isError: reading.isError || placing.isError }),
    isReading: reading.isFetching || placing.isFetching,
    validation: checking.data ?? null,
    isChecking: checking.isFetching,
    preview: preview.data ?? null,
    job,
    isImporting: sending.isPending || (sending.isSuccess && !isDone),
    isDone: sending.isError || isDone,
    failure: sending.error,
    take: (next: File) => {
      setChosen({ file: next, number: number + 1 });
      setDecisions(UNDECIDED);
    },
    choose: (next: TablePlace) => setDecisions({ ...UNDECIDED, place: next }),
    decide: (next: Partial<Decisions>) => setDecisions({ ...decisions, ...next }),
    start: () => sending.mutate(),
    written: isStopped ? (written.data ?? null) : null,
    cancel: () => cancelling.mutate(),
    isCancelling: cancelling.isPending || cancelling.isSuccess,
    importErrors: (messages: ImportErrorMessages) => worker.importErrors({ ...plan, vocabulary }, messages),
  };
}

/** What earlier imports taught, and the organisation's own fields; without them a file is read as any other. */
async function known(): Promise<Known> {
  const [learnt, vocabulary] = await Promise.all([
    client.assets.headings.list().catch(() => []),
    client.assets.vocabulary.get().catch(() => STANDARD_VOCABULARY),
  ]);
  return { learnt: new Map(learnt.map(({ heading, field }) => [heading, field])), vocabulary };
}

function refusalOf(
  file: File | null,
  isRightType: boolean,
  reading: { data?: { kind: string; refusal?: TableRefusal } | undefined; isError: boolean },
): TableRefusal | 'wrong-type' | null {
  if (file === null) return null;
  if (!isRightType) return 'wrong-type';
  return reading.isError ? 'unreadable' : (reading.data?.refusal ?? null);
}

/** How far the import is: live, and asked every second where no events come. */
function useFollowedJob(started: Job | null): Job | undefined {
  const live = useJob(started?.id, started ?? undefined);
  const isFollowing = started !== null && !(live && isOver(live));
  const { data } = useQuery(
    orpc.activity.jobs.get.queryOptions({
      input: { id: started?.id ?? '' },
      enabled: isFollowing,
      refetchInterval: isFollowing ? 1000 : false,
    }),
  );
  return isFollowing && data && data.done >= (live?.done ?? 0) ? data : live;
}
