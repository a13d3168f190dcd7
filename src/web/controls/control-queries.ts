import { useQuery } from '@tanstack/react-query';
import { orpc } from '../kit/api.ts';
import { FRAMEWORK } from '../frameworks/framework.ts';

export function useControls(isWanted = true) {
  return useQuery(orpc.controls.list.queryOptions({ input: { framework: FRAMEWORK }, enabled: isWanted }));
}

export function useControl(requirementId: string) {
  return useQuery(orpc.controls.get.queryOptions({ input: { framework: FRAMEWORK, requirementId } }));
}

/** People who may be named as owner. */
export function useMembers(isWanted = true) {
  return useQuery(orpc.people.members.list.queryOptions({ staleTime: 5 * 60_000, enabled: isWanted }));
}

export const listKey = orpc.controls.list.queryKey({ input: { framework: FRAMEWORK } });
export const keyOf = (requirementId: string) =>
  orpc.controls.get.queryKey({ input: { framework: FRAMEWORK, requirementId } });

/** The audit trail's name of a control. */
export const subjectIdOf = (requirementId: string) => `${FRAMEWORK}/${requirementId}`;

/** Today in UTC, as the server counts days. */
export function todayIs(): string {
  return new Date().toISOString().slice(0, 10);
}
