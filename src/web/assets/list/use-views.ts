import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';

export function useViews() {
  return useQuery(orpc.assets.views.list.queryOptions());
}

/** The view an address names; nothing where it names none, or one that is gone. */
export function useView(id: string | undefined) {
  return useQuery(
    orpc.assets.views.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== undefined, retry: false }),
  );
}

export function useSaveView() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: orpc.assets.views.key() });
  return {
    add: useMutation(orpc.assets.views.add.mutationOptions({ onSuccess })),
    change: useMutation(orpc.assets.views.change.mutationOptions({ onSuccess })),
    remove: useMutation(orpc.assets.views.remove.mutationOptions({ onSuccess })),
  };
}
