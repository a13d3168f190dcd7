import { GROUPS, type Group } from '#domain/readiness/risk-proposals/facts.ts';

/** What stands in the address of the proposals; nonsense is left out. */
export interface ProposalSearch {
  group?: Group;
}

export function readProposalSearch(raw: Record<string, unknown>): ProposalSearch {
  const group = GROUPS.find((each) => each === raw['group']);
  return group ? { group } : {};
}
