import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CalendarKind } from '#domain/schedule/calendar.ts';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';

interface Span {
  from: string;
  to: string;
  kind?: CalendarKind | undefined;
  mine?: boolean | undefined;
}

export function useCalendar({ from, to, kind, mine }: Span) {
  const language = useTranslation().i18n.language as Language;
  return useQuery(
    orpc.schedule.calendar.list.queryOptions({
      input: { from, to, language, ...(kind && { kinds: kind }), ...(mine && { mine: 'true' }) },
      placeholderData: keepPreviousData,
    }),
  );
}

/** Everything of the schedule is asked for anew: called after each change, for windows without a live connection. */
export function useRefreshSchedule(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.schedule.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.tasks.key() });
  };
}

/** The changes that the calendar makes; what goes wrong is said in the corner. */
export function useScheduleChanges() {
  const refresh = useRefreshSchedule();
  const common = { onSuccess: refresh, onError: (error: unknown) => toast('error', messageOf(error)) };
  return {
    changeEvent: useMutation(orpc.schedule.events.change.mutationOptions(common)),
    removeEvent: useMutation(orpc.schedule.events.remove.mutationOptions(common)),
    endEvent: useMutation(orpc.schedule.events.ending.add.mutationOptions(common)),
    removeDay: useMutation(orpc.schedule.occurrences.remove.mutationOptions(common)),
    changeTask: useMutation(orpc.tasks.change.mutationOptions(common)),
    completeTask: useMutation(orpc.tasks.completion.add.mutationOptions(common)),
    reopenTask: useMutation(orpc.tasks.reopening.add.mutationOptions(common)),
    cancelTask: useMutation(orpc.tasks.cancellation.add.mutationOptions(common)),
    removeTask: useMutation(orpc.tasks.remove.mutationOptions(common)),
  };
}

/** Documents one may point to; nobody is shown titles whom the library is closed to. */
export function useDocumentOptions(now: { documentId: string | null; documentTitle: string | null } | null) {
  const enabled = usePermission('documents.view');
  const input = { pageSize: 100, sort: 'title' as const };
  const { data, isLoading } = useQuery(orpc.documents.list.queryOptions({ input, enabled, staleTime: 60_000 }));
  const options = (data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const isMissing = now?.documentId && !options.some(({ value }) => value === now.documentId);
  if (isMissing) options.push({ value: now.documentId ?? '', label: now.documentTitle ?? '' });
  return { options, isLoading, isShown: enabled };
}
