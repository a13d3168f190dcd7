import { z } from 'zod';
import { issue } from '../issue.ts';
import type { Messages } from '../organisations/messages.ts';
import { RowOutcome, type FieldError, type LineReader, lineReader, saysSame } from '../tables/lines.ts';
import {
  type ColumnKind,
  headingOf,
  IMPORT_COLUMNS,
  type ImportColumn,
  kindOf,
  OTHER_HEADINGS,
} from './file-columns.ts';
import { NewVendor, VendorInput } from './vendor.ts';

export const IMPORT_LIMITS = { rows: 1000, columns: 60, bytes: 5_000_000 } as const;

/** A row of a file with its cells under the names of our columns, as texts. `row` counts as a spreadsheet does. */
export const VendorLine = z.object({
  row: z.number().int().min(1),
  values: z.partialRecord(z.enum(IMPORT_COLUMNS), z.string().max(10_000)),
});
export type VendorLine = z.infer<typeof VendorLine>;

/** What becomes of a row: a new vendor, a change of the one with its name, nothing new, or nothing for the reasons named. */
export const VendorRowOutcome = RowOutcome.extend({ name: z.string() });
export type VendorRowOutcome = z.infer<typeof VendorRowOutcome>;

/** Reads the rows of a table under our columns, by their headings in any of these languages and by what else people call them. */
export const vendorReader = (languages: readonly Messages<'vendors'>[]): LineReader<ImportColumn> =>
  lineReader(IMPORT_COLUMNS, (column) => languages.map((t) => headingOf(column, t)), OTHER_HEADINGS, 'name');

/** The vendor that a row describes, or what is wrong with it. An empty cell leaves what is there. */
export function readVendorLine(
  { values }: VendorLine,
  members: ReadonlyMap<string, string>,
): { asked: NewVendor } | { faults: FieldError[] } {
  const fieldErrors: FieldError[] = [];
  const fail = (column: keyof typeof values, message: string) =>
    void fieldErrors.push({ column, value: values[column] ?? '', message });
  const asked: Record<string, unknown> = { tier: 'Medium' };
  for (const column of IMPORT_COLUMNS) {
    const cell = values[column];
    if (!cell) continue;
    if (column === 'owner') {
      const member = members.get(cell.trim().toLowerCase());
      if (member) asked['ownerId'] = member;
      else fail(column, issue('member_unknown'));
    } else if (column === 'tier' || column === 'compliance') {
      const known: readonly string[] = VendorInput.shape[column].options;
      const found = known.find((each) => saysSame(each, cell));
      if (found) asked[column] = found;
      else fail(column, issue('one_of', { choices: known.join(', ') }));
    } else asked[column] = readCell(kindOf(column), cell);
  }
  const parsed = NewVendor.safeParse(asked);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = String(path[0]) as keyof typeof values;
    fieldErrors.push({ column, value: values[column] ?? '', message });
  }
  return parsed.success && fieldErrors.length === 0 ? { asked: parsed.data } : { faults: fieldErrors };
}

function readCell(kind: ColumnKind, cell: string): string | number | string[] {
  if (kind === 'number') return Number(cell);
  return kind === 'list' ? cell.split(/[,;|\s]+/).filter(Boolean) : cell;
}
