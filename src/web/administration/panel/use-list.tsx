import { type UseQueryResult, useQueryClient, useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { SearchX, type LucideIcon } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { toast } from '../../kit/toast.ts';
import { PAGE_SIZES, type PanelProps, USUAL_SIZE } from './panel-search.ts';

/** Others administer too: lists are read again by themselves. */
export const EVERY = { refetchInterval: 30_000 } as const;

/** The paging of a tab's list, as the endpoints take it and as the table shows it. */
export function usePaging({ search, onSearch }: PanelProps) {
  const { page = 1, size = USUAL_SIZE } = search;
  const narrow = useCallback(
    (change: Parameters<PanelProps['onSearch']>[0]) => onSearch({ ...change, page: undefined }),
    [onSearch],
  );
  return {
    asked: { page: page - 1, pageSize: size, ...(search.q && { search: search.q }) },
    narrow,
    table: {
      page: page - 1,
      pageSize: size,
      pageSizes: PAGE_SIZES,
      onPage: (next: number, pageSize: number) =>
        onSearch({
          page: next > 0 && pageSize === size ? next + 1 : undefined,
          size: PAGE_SIZES.find((each) => each === pageSize && each !== USUAL_SIZE),
        }),
    },
  };
}

/** What a table shows of a list: its rows, how many there are in all, and how reading them goes. */
export function shownOf<Row>({ data, error, isFetching, refetch }: UseQueryResult<{ rows: Row[]; total: number }>) {
  return {
    rows: data?.rows,
    total: data?.total,
    isRefetching: isFetching,
    error,
    onRetry: () => void refetch(),
  };
}

export function PanelSearchBox({ label, search, onSearch }: PanelProps & { label: string }) {
  const find = useCallback((q: string) => onSearch({ q: q.trim() || undefined, page: undefined }), [onSearch]);
  return <SearchBox label={label} value={search.q ?? ''} onSearch={find} />;
}

/** What stands in the place of rows: nothing fits, or there is nothing yet. */
export function NoRows({
  icon,
  title,
  text,
  search,
  onSearch,
}: PanelProps & { icon: LucideIcon; title: string; text: string }) {
  const { t } = useTranslation('administration');
  const { q, state, organisation, page } = search;
  if (q === undefined && state === undefined && organisation === undefined && page === undefined)
    return <EmptyState heading="h2" icon={icon} title={title} text={text} />;
  return (
    <EmptyState
      heading="h2"
      icon={SearchX}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <Button onClick={() => onSearch({ q: undefined, state: undefined, organisation: undefined, page: undefined })}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}

/** What an administrator does in a dialog: says that it is done, and everything is read again. Why not is said by the dialog. */
export function useDoing<Input, Output>(
  run: (input: Input) => Promise<Output>,
  done: (output: Output, input: Input) => string | null,
  onDone?: (output: Output) => void,
): (input: Input) => Promise<void> {
  const refresh = useRefreshPanel();
  return async (input) => {
    const output = await run(input);
    const text = done(output, input);
    if (text) toast('success', text);
    onDone?.(output);
    refresh();
  };
}

/** An act without a form: why it was not done is said as well. */
export function useAdminMutation<Input, Output>(...[run, done, onDone]: Parameters<typeof useDoing<Input, Output>>) {
  const refresh = useRefreshPanel();
  return useMutation({
    mutationFn: useDoing(run, done, onDone),
    onError: (error) => {
      toast('error', messageOf(error));
      refresh();
    },
  });
}

function useRefreshPanel(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.administration.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.people.openingRequests.key() });
  };
}
