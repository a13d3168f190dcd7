import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CommentInput } from '#domain/controls/comment.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

interface OfRequirement {
  framework: string;
  requirementId: string;
}

const PAGE = 20;
/** How far back a comment is looked for that an address names. */
const MOST_PAGES = 25;

/** The comments on a requirement, newest first; `wanted` is read for until it is there. */
export function useComments(of: OfRequirement, wanted: string | undefined) {
  const query = useInfiniteQuery(
    orpc.controls.comments.list.infiniteOptions({
      input: (page: number) => ({ ...of, page, pageSize: PAGE }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length : undefined),
    }),
  );
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const comments = data?.pages.flatMap(({ rows }) => rows);
  const isMissing = wanted !== undefined && comments !== undefined && !comments.some(({ id }) => id === wanted);
  const isWorthwhile = isMissing && hasNextPage && (data?.pages.length ?? 0) < MOST_PAGES;
  useEffect(() => {
    if (isWorthwhile && !isFetchingNextPage) void fetchNextPage();
  }, [isWorthwhile, isFetchingNextPage, fetchNextPage]);
  return { ...query, comments, total: data?.pages[0]?.total ?? 0 };
}

export function useCommentMutations(of: OfRequirement) {
  const queryClient = useQueryClient();
  const callbacks = {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: orpc.controls.comments.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.controls.links.counts.key() });
    },
    onError: (error: Error) => toast('error', messageOf(error)),
  };
  return {
    add: useMutation({
      mutationFn: (input: CommentInput) => client.controls.comments.add({ ...of, ...input }),
      ...callbacks,
    }),
    change: useMutation({
      mutationFn: ({ id, words }: { id: string; words: CommentInput }) =>
        client.controls.comments.change({ id, ...words }),
      ...callbacks,
    }),
    remove: useMutation({ mutationFn: (id: string) => client.controls.comments.remove({ id }), ...callbacks }),
  };
}
