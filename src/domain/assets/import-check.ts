import { assetTagColumn } from './reading/asset-tags.ts';
import { findField } from './import-fields.ts';
import type { ImportKey } from './import-fields.ts';
import type { ImportIssue } from './import-issues.ts';
import type { ReadingPlan } from './import-plan.ts';
import { cellsByField } from './import-cells.ts';
import { countSerials, validateRow } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';

export interface Checked {
  row: number;
  name: string;
  status: 'valid' | 'warning' | 'error';
  issues: ImportIssue[];
  warnings: ImportIssue[];
}

/** A word that is none of a field's choices, or nothing where something must stand, and in how many rows. */
export interface UnknownValue {
  field: ImportKey;
  value: string;
  suggestion: string | null;
  count: number;
  /** It was read as what is suggested. */
  isTaken: boolean;
  /** A column that can stand in for the field where it is empty. */
  column: number | null;
  /** What rows where nothing stands say in other fields, and how many say it. */
  groups: { field: ImportKey; counts: [value: string, count: number][] }[];
}

/** Whether one click replaces it. */
export const isMended = ({ suggestion, isTaken, column }: UnknownValue) =>
  !isTaken && (suggestion !== null || column !== null);

export interface Validation {
  counts: { valid: number; warning: number; error: number };
  rows: Checked[];
  unknownValues: UnknownValue[];
}

const MOST_SHOWN = 300;
const MOST_UNKNOWN = 200;
/** Fields by which rows are grouped where something is missing. */
const GROUPS: readonly ImportKey[] = ['type', 'category', 'model', 'location', 'department'];
const MOST_IN_GROUP = 30;

/** Checks every row with the domain's rules; those with something to say come first, and of many only the first few hundred. */
export function checkRows(headers: readonly string[], rows: readonly ImportRow[], plan: ReadingPlan): Validation {
  const serials = countSerials(rows, plan);
  const counts = { valid: 0, warning: 0, error: 0 };
  const shown: Record<Checked['status'] | 'noted', Checked[]> = { error: [], warning: [], noted: [], valid: [] };
  const unknown = new Map<string, UnknownValue>();
  const tag = assetTagColumn(headers, plan.mapping);
  for (const row of rows) {
    const { index, asset, errors, warnings, status } = validateRow(row, plan, serials);
    counts[status] += 1;
    const group = shown[status === 'valid' && warnings.length > 0 ? 'noted' : status];
    if (group.length < MOST_SHOWN) group.push({ row: index, name: asset.name ?? '', status, issues: errors, warnings });
    for (const issue of [...errors, ...warnings]) {
      if (!isAsked(issue, plan) || followsFromType(issue, errors)) continue;
      const key = `${issue.field}\n${issue.value}`;
      const known = unknown.get(key) ?? newUnknown(issue, tag);
      if (!unknown.has(key) && unknown.size === MOST_UNKNOWN) continue;
      unknown.set(key, known);
      known.count += 1;
      if (issue.code === 'required') countGroups(known, row, plan);
    }
  }
  const first = [...shown.error, ...shown.warning, ...shown.noted, ...shown.valid].slice(0, MOST_SHOWN);
  const unknownValues = [...unknown.values()].toSorted(
    (a, b) => Number(a.isTaken) - Number(b.isTaken) || b.count - a.count,
  );
  return { counts, rows: first, unknownValues };
}

/** Words that can be replaced in all their rows, and what is missing. */
const isAsked = ({ code, field }: ImportIssue, { vocabulary }: ReadingPlan) =>
  code === 'required' ||
  ((code === 'unknown-choice' || code === 'read-as') && findField(field, vocabulary)?.choices !== undefined);

/** A category that is missing follows from the type, once that is replaced by what is suggested. */
const followsFromType = ({ code, field }: ImportIssue, errors: readonly ImportIssue[]) =>
  code === 'required' &&
  field === 'category' &&
  errors.some((each) => each.field === 'type' && each.suggestion !== null);

function newUnknown({ code, field, value, suggestion }: ImportIssue, tag: number | null): UnknownValue {
  const column = code === 'required' && field === 'serialNumber' ? tag : null;
  return { field, value, suggestion, count: 0, isTaken: code === 'read-as', column, groups: [] };
}

function countGroups({ field, groups }: UnknownValue, row: ImportRow, plan: ReadingPlan): void {
  const texts = cellsByField(row, plan);
  for (const by of GROUPS) {
    const text = by === field ? undefined : texts.get(by);
    if (text === undefined || text.length > 300) continue;
    let group = groups.find((each) => each.field === by);
    if (!group) groups.push((group = { field: by, counts: [] }));
    const said = group.counts.find(([value]) => value === text);
    if (said) said[1] += 1;
    else if (group.counts.length < MOST_IN_GROUP) group.counts.push([text, 1]);
  }
}
