import { restoreFormula } from '../tables/csv.ts';
import type { TableRow } from '../tables/table.ts';
import type { ImportKey } from './import-fields.ts';
import type { ImportPlan } from './import-plan.ts';

type Replacement = ImportPlan['replacements'][number];

interface Decisions {
  /** By field and word; an empty word stands for cells that are empty, or of a field that no column fills. */
  general: Map<string, Replacement>;
  /** Those that only count where another field says something. */
  narrow: Map<string, Replacement[]>;
  /** Every field that can be said something of, in the order of the columns. */
  fields: ImportKey[];
  edits: Map<number, Map<ImportKey, string>>;
}

const decided = new WeakMap<ImportPlan, Decisions>();
const keyOf = (field: ImportKey, from: string) => `${field}\n${from}`;

/** What a person decided, so that a cell is looked up and not searched for. */
function decisionsOf(plan: ImportPlan): Decisions {
  const known = decided.get(plan);
  if (known) return known;
  const edits = new Map<number, Map<ImportKey, string>>();
  for (const { row, field, to } of plan.edits ?? [])
    edits.set(row, (edits.get(row) ?? new Map<ImportKey, string>()).set(field, to.trim()));
  const [narrow, general] = [new Map<string, Replacement[]>(), new Map<string, Replacement>()];
  for (const each of plan.replacements) {
    const key = keyOf(each.field, each.from);
    if (each.where) narrow.set(key, [...(narrow.get(key) ?? []), each]);
    // Of two for the same cells the first counts.
    else if (!general.has(key)) general.set(key, each);
  }
  const said = [...plan.mapping, ...(plan.fillFrom ?? []).map(({ field }) => field)];
  const fields = [...new Set([...said, ...plan.replacements.map(({ field }) => field)])].filter((key) => key !== null);
  const decisions = { general, narrow, fields, edits };
  decided.set(plan, decisions);
  return decisions;
}

/**
 * The cells of a row by field: trimmed, formula guard taken away, replacements and corrections made; those still empty left out. A column that
 * stands in for another is read as that one. What a replacement asks of another field is asked of its cell and of what that became, so that it
 * does not matter which of two was decided first.
 */
export function cellsByField({ row, cells }: TableRow, plan: ImportPlan): Map<ImportKey, string> {
  const { general, narrow, fields, edits } = decisionsOf(plan);
  const written = new Map<ImportKey, string[]>();
  const note = (key: ImportKey | null, column: number) => {
    const text = restoreFormula((cells[column] ?? '').trim());
    if (key && text !== '') written.set(key, [...(written.get(key) ?? []), text]);
  };
  for (const [column, key] of plan.mapping.entries()) note(key, column);
  for (const { field, column } of plan.fillFrom ?? []) note(field, column);
  let texts = new Map<ImportKey, string>();
  const replaced = (field: ImportKey, from: string, isNarrow: boolean) => {
    const key = keyOf(field, from);
    const found = isNarrow
      ? narrow.get(key)?.find(({ where }) => where && saysIn(where.field, where.is, written, texts))
      : undefined;
    return (found ?? general.get(key))?.to ?? from;
  };
  const read = (isNarrow: boolean) => {
    const next = new Map<ImportKey, string>();
    for (const field of fields) {
      let text = '';
      for (const from of [...(written.get(field) ?? []), '']) if (text === '') text = replaced(field, from, isNarrow);
      if (text !== '') next.set(field, text);
    }
    return next;
  };
  texts = read(false);
  // Twice: what one says of a field may be what the other asks for.
  for (let pass = 0; narrow.size > 0 && pass < 2; pass++) texts = read(true);
  for (const [key, to] of edits.get(row) ?? [])
    if (to === '') texts.delete(key);
    else texts.set(key, to);
  return texts;
}

function saysIn(
  field: ImportKey,
  text: string,
  written: ReadonlyMap<ImportKey, string[]>,
  texts: ReadonlyMap<ImportKey, string>,
): boolean {
  return texts.get(field) === text || written.get(field)?.[0] === text;
}
