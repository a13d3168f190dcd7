import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';

/** Reads again what shows links of requirements, and what happened to them. */
export function useLinksChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.controls.links.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.activity.key() });
  };
}
