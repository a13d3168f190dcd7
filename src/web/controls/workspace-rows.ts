import type { Control } from '#domain/controls/control.ts';
import type { LinkCounts } from '#domain/controls/links.ts';
import { endsSoon, stateOf } from '#domain/controls/state.ts';
import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { FrameworkView, RequirementTitle } from '../frameworks/framework.ts';
import type { WorkspaceSearch } from './workspace-search.ts';

/** What is counted of a requirement: accepted evidence that shows it, that has ended, that speaks against it, what that contradicts, when the last ends, and open suggestions. */
export interface Counted {
  evidence: number;
  expired: number;
  against: number;
  contradicted: number;
  endsOn: string | null;
  suggestions: number;
}

const NOTHING_COUNTED: Counted = { evidence: 0, expired: 0, against: 0, contradicted: 0, endsOn: null, suggestions: 0 };

/** What is linked to a requirement, and said about it. */
export type Linked = Omit<LinkCounts, 'requirementId'>;

const NOTHING_LINKED: Linked = { documents: 0, assets: 0, comments: 0 };

export interface WorkspaceRow extends Counted {
  requirement: RequirementTitle;
  control: Control;
  linked: Linked;
}

export interface WorkspaceGroup {
  /** A domain's id, or a chapter such as "6" or "A.5". */
  id: string;
  title: string;
  rows: WorkspaceRow[];
}

export function rowsOf(
  framework: FrameworkView,
  controls: readonly Control[],
  counted: ReadonlyMap<string, Counted>,
  linked: ReadonlyMap<string, Linked> = new Map(),
): WorkspaceRow[] {
  const controlOf = new Map(controls.map((control) => [control.requirementId, control]));
  return framework.requirements.flatMap((requirement) => {
    const control = controlOf.get(requirement.id);
    const { evidence, expired, against, contradicted, endsOn, suggestions } =
      counted.get(requirement.id) ?? NOTHING_COUNTED;
    if (!control) return [];
    const links = linked.get(requirement.id) ?? NOTHING_LINKED;
    return [{ requirement, control, evidence, expired, against, contradicted, endsOn, suggestions, linked: links }];
  });
}

/** Whether work is due before today, or within the seven days that begin today; what is implemented or excluded is not waited for. */
export function isDue({ dueOn, status, applicable }: Control, when: 'overdue' | 'week', today: string): boolean {
  if (dueOn === null || status === 'Implemented' || !applicable) return false;
  return when === 'overdue' ? dueOn < today : today <= dueOn && dueOn < daysAfter(today, 7);
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function filterRows(rows: readonly WorkspaceRow[], search: WorkspaceSearch, today: string): WorkspaceRow[] {
  const needles = (search.q ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { requirement, control, evidence, endsOn, suggestions, linked } = row;
    const text = `${requirement.id} ${requirement.title} ${control.ownerName ?? ''}`.toLocaleLowerCase();
    return (
      needles.every((needle) => text.includes(needle)) &&
      (search.status === undefined || control.status === search.status) &&
      (search.domain === undefined || requirement.domain === search.domain) &&
      (search.kind === undefined || requirement.kind === search.kind) &&
      (search.state === undefined || stateOf(control, row).state === search.state) &&
      (search.evidence === undefined || hasEvidence(search.evidence, { evidence, endsOn }, today)) &&
      (search.linked === undefined || linked[search.linked] > 0) &&
      (search.suggestions === undefined || suggestions > 0) &&
      (search.owner === undefined || (control.ownerId ?? 'none') === search.owner) &&
      (search.applicable === undefined || control.applicable === (search.applicable === 'yes')) &&
      (search.justification === undefined || (requirement.kind === 'control' && control.justification === '')) &&
      (search.due === undefined || isDue(control, search.due, today))
    );
  });
}

function hasEvidence(
  asked: NonNullable<WorkspaceSearch['evidence']>,
  { evidence, endsOn }: Pick<Counted, 'evidence' | 'endsOn'>,
  today: string,
): boolean {
  if (asked === 'ending') return endsSoon(endsOn, today);
  return evidence > 0 === (asked === 'with');
}

/** "6.1.2" stands in chapter 6, "A.5.15" in A.5. */
export function chapterOf(id: string): string {
  return id.startsWith('A.') ? id.split('.').slice(0, 2).join('.') : (id.split('.')[0] ?? id);
}

/** Groups without rows are left out; `chapterTitle` names a chapter in the language shown. */
export function groupRows(
  rows: readonly WorkspaceRow[],
  framework: FrameworkView,
  order: 'domain' | 'clause',
  chapterTitle: (chapter: string) => string,
): WorkspaceGroup[] {
  if (order === 'domain') {
    return framework.domains
      .map(({ id, title }) => ({ id, title, rows: rows.filter(({ requirement }) => requirement.domain === id) }))
      .filter((group) => group.rows.length > 0);
  }
  const sorted = rows.toSorted((a, b) => compareRequirementIds(a.requirement.id, b.requirement.id));
  const byChapter = Map.groupBy(sorted, ({ requirement }) => chapterOf(requirement.id));
  return [...byChapter].map(([id, inChapter]) => ({ id, title: chapterTitle(id), rows: inChapter }));
}

/** The requirement before and after one, as the standard counts them. */
export function neighboursOf(
  framework: FrameworkView,
  id: string,
): { previous: RequirementTitle | null; next: RequirementTitle | null } {
  const sorted = framework.requirements.toSorted((a, b) => compareRequirementIds(a.id, b.id));
  const at = sorted.findIndex((each) => each.id === id);
  return { previous: sorted[at - 1] ?? null, next: at < 0 ? null : (sorted[at + 1] ?? null) };
}
