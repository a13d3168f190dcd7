import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '../kit/requests/api.ts';

/** Reads again what stands on evidence. */
export function useRefreshEvidence(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      orpc.documents.key(),
      orpc.evidence.key(),
      orpc.controls.key(),
      orpc.readiness.key(),
      orpc.activity.key(),
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}
