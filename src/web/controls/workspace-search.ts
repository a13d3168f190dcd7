import type { ControlStatus } from '#domain/controls/control.ts';
import type { ControlState } from '#domain/controls/state.ts';
import { CONTROL_STATES, CONTROL_STATUSES } from '#domain/controls/values.ts';
import { FRAMEWORK, hrefOfFramework } from '../frameworks/framework-links.ts';

/** What stands in the workspace's address; everything is optional, and nonsense is left out. */
export interface WorkspaceSearch {
  q?: string;
  status?: ControlStatus;
  state?: ControlState;
  domain?: string;
  kind?: 'clause' | 'control';
  /** `ending`: the last evidence that counts ends soon. */
  evidence?: 'with' | 'without' | 'ending';
  linked?: 'documents' | 'assets' | 'comments';
  suggestions?: 'open';
  /** A person's id, or `none`. */
  owner?: string;
  applicable?: 'yes' | 'no';
  justification?: 'without';
  due?: 'overdue' | 'week';
  order?: 'clause';
}

const textParam = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, 200);
};

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

export function readWorkspaceSearch(raw: Record<string, unknown>): WorkspaceSearch {
  return withoutNothing({
    q: textParam(raw['q']),
    status: oneOf(raw['status'], CONTROL_STATUSES),
    state: oneOf(raw['state'], CONTROL_STATES),
    domain: textParam(raw['domain']),
    kind: oneOf(raw['kind'], ['clause', 'control']),
    evidence: oneOf(raw['evidence'], ['with', 'without', 'ending']),
    linked: oneOf(raw['linked'], ['documents', 'assets', 'comments']),
    suggestions: oneOf(raw['suggestions'], ['open']),
    owner: textParam(raw['owner']),
    applicable: oneOf(raw['applicable'], ['yes', 'no']),
    justification: oneOf(raw['justification'], ['without']),
    due: oneOf(raw['due'], ['overdue', 'week']),
    order: oneOf(raw['order'], ['clause']),
  });
}

type Some<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The same without the keys that say nothing, so that addresses stay short. */
export function withoutNothing<T extends object>(search: T): Some<T> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Some<T>;
}

/** How many filters are set; the order is not one. */
export function filtersSet(search: WorkspaceSearch): number {
  return Object.entries(search).filter(([key, value]) => key !== 'order' && value !== undefined).length;
}

/** The address of the workspace of a framework with these filters: the door behind a number. */
export function hrefOfWorkspace(search: WorkspaceSearch = {}, framework?: string): string {
  const path = hrefOfFramework(framework ?? FRAMEWORK);
  const query = new URLSearchParams(search as Record<string, string>).toString().replaceAll('+', '%20');
  return query === '' ? path : `${path}?${query}`;
}
