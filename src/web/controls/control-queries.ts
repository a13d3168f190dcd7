import { useQuery } from '@tanstack/react-query';
import type { LinkCounts } from '#domain/controls/links.ts';
import { orpc } from '../kit/requests/api.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';

/** Of the framework that the page is about. */
export function useControls(isWanted = true) {
  const framework = useCurrentFramework();
  return useQuery(orpc.controls.list.queryOptions({ input: { framework }, enabled: isWanted }));
}

export function useControl(requirementId: string) {
  const framework = useCurrentFramework();
  return useQuery(orpc.controls.get.queryOptions({ input: { framework, requirementId } }));
}

/** How much is linked to each requirement of the framework that the page is about, and said about it. */
export function useLinkCounts() {
  const framework = useCurrentFramework();
  return useQuery(orpc.controls.links.counts.list.queryOptions({ input: { framework }, select: byRequirement }));
}

const byRequirement = (rows: LinkCounts[]): ReadonlyMap<string, LinkCounts> =>
  new Map(rows.map((row) => [row.requirementId, row]));

/** People who may be named as owner. */
export function useMembers(isWanted = true) {
  return useQuery(orpc.people.members.list.queryOptions({ staleTime: 5 * 60_000, enabled: isWanted }));
}

export const listKeyOf = (framework: string) => orpc.controls.list.queryKey({ input: { framework } });
export const keyOf = (framework: string, requirementId: string) =>
  orpc.controls.get.queryKey({ input: { framework, requirementId } });

/** The audit trail's name of a control. */
export const subjectIdOf = (framework: string, requirementId: string) => `${framework}/${requirementId}`;

/** Today in UTC, as the server counts days. */
export function todayIs(): string {
  return new Date().toISOString().slice(0, 10);
}
