import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RuleRun } from '#domain/automation/rule.ts';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

export function useRules() {
  return useQuery(orpc.automation.rules.list.queryOptions());
}

export function useRuns(filter: {
  page: number;
  pageSize: number;
  ruleId?: string | undefined;
  state?: RuleRun['state'] | undefined;
}) {
  return useQuery({
    ...orpc.automation.rules.runs.list.queryOptions({ input: filter }),
    placeholderData: (before) => before,
    // What a rule does follows a moment after what it acts upon.
    refetchInterval: 5000,
  });
}

export function useRefreshRules(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: orpc.automation.rules.key() });
}

export function useChangeRule() {
  const refresh = useRefreshRules();
  return useMutation(
    orpc.automation.rules.change.mutationOptions({
      onSuccess: refresh,
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
}
