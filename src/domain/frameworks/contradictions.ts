import type { AskStatus } from './requirement.ts';

/** How statuses of asks stand in a list: what a text says the reverse of is read first, then as the requirement has them. */
export function contradictedFirst<T extends { status?: AskStatus | undefined }>(asks: readonly T[]): T[] {
  return asks.toSorted((a, b) => Number(isContradicted(b)) - Number(isContradicted(a)));
}

/** Whether something says the reverse of what is asked anywhere: then it is accepted with a reason or not at all, and shows nothing. */
export function speaksAgainst({ asks }: { asks: readonly { status?: AskStatus | undefined }[] }): boolean {
  return asks.some(isContradicted);
}

export const isContradicted = ({ status }: { status?: AskStatus | undefined }) => status === 'contradicted';
