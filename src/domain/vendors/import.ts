import { z } from 'zod';
import { type DateOrder, dateOrderOf, readDate, readMonths } from '../assets/reading/cells.ts';
import { issue } from '../issue.ts';
import type { Messages } from '../organisations/messages.ts';
import { RowOutcome, type FieldError, type LineReader, lineReader } from '../tables/lines.ts';
import { headingOf, IMPORT_COLUMNS, type ImportColumn, kindOf, OTHER_HEADINGS } from './file-columns.ts';
import { RECORD_COLUMNS, RECORD_HEADINGS, type RecordColumn } from './file-records.ts';
import { certificatesIn, complianceIn } from './file-certificates.ts';
import { tierIn } from './file-words.ts';
import { NewVendor, VendorInput } from './vendor.ts';

export const IMPORT_LIMITS = { rows: 1000, columns: 60, bytes: 5_000_000 } as const;

/** A row of a file with its cells under the names of our columns, as texts. `row` counts as a spreadsheet does. */
export const VendorLine = z.object({
  row: z.number().int().min(1),
  values: z.partialRecord(z.enum([...IMPORT_COLUMNS, ...RECORD_COLUMNS]), z.string().max(10_000)),
});
export type VendorLine = z.infer<typeof VendorLine>;

/** What becomes of a row: a new vendor, a change of the one with its name, nothing new, or nothing for the reasons named; and what it changes. */
export const VendorRowOutcome = RowOutcome.extend({
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.json(), after: z.json() })),
});
export type VendorRowOutcome = z.infer<typeof VendorRowOutcome>;

/** Reads the rows of a table under our columns, by their headings in any of these languages and by what else people call them. */
export const vendorReader = (languages: readonly Messages<'vendors'>[]): LineReader<ImportColumn | RecordColumn> =>
  lineReader(
    [...IMPORT_COLUMNS, ...RECORD_COLUMNS],
    (column) => (isOwn(column) ? languages.map((t) => headingOf(column, t)) : []),
    { ...OTHER_HEADINGS, ...RECORD_HEADINGS },
    'name',
    // A folder of its own, no domain of the internet.
    { 'CISO Assistant': { domain: null } },
  );
const isOwn = (column: ImportColumn | RecordColumn): column is ImportColumn => !(column in RECORD_HEADINGS);

const DAYS = [...IMPORT_COLUMNS.filter((column) => kindOf(column) === 'day'), ...RECORD_COLUMNS.filter(isDay)];
function isDay(column: RecordColumn): boolean {
  return column.endsWith('On');
}

/** How the slashed dates of a file are meant: all of them as the first that can be read in one way only. */
export function dateOrderIn(lines: readonly VendorLine[]): DateOrder {
  return dateOrderOf(lines.flatMap(({ values }) => DAYS.map((column) => values[column] ?? ''))) ?? 'day-first';
}

/** Without these a row is no vendor. */
export const NEEDED: readonly ImportColumn[] = ['name', 'tier', 'industry'];

/**
 * The vendor that a row describes, with the cells that cannot be read and stay empty; or what is wrong with it. An empty cell leaves what is
 * there.
 */
export function readVendorLine(
  { values }: VendorLine,
  members: ReadonlyMap<string, string>,
  order: DateOrder,
): { asked: NewVendor; faults: FieldError[] } | { faults: FieldError[] } {
  const faults: FieldError[] = [];
  const fail = (column: ImportColumn, message: string) =>
    void faults.push({ column, value: values[column] ?? '', message });
  const asked: Record<string, unknown> = { tier: 'Medium' };
  for (const column of IMPORT_COLUMNS) {
    const cell = values[column]?.trim();
    if (!cell) continue;
    if (column === 'owner') {
      const member = members.get(cell.toLowerCase());
      if (member) asked['ownerId'] = member;
      else fail(column, issue('member_unknown'));
    } else if (column === 'tier' || column === 'compliance') {
      const found = column === 'tier' ? tierIn(cell) : complianceIn(cell);
      if (found) asked[column] = found;
      else if (column === 'compliance' && certificatesIn(cell).isDenied) fail(column, issue('certificate_not_held'));
      else fail(column, issue('one_of', { choices: VendorInput.shape[column].options.join(', ') }));
    } else asked[column] = readCell(column, cell, order);
  }
  for (const { path, message } of NewVendor.safeParse(asked).error?.issues ?? []) {
    const column = String(path[0]) as ImportColumn;
    if (!faults.some((fault) => fault.column === column)) fail(column, message);
    if (!NEEDED.includes(column)) delete asked[column];
  }
  const parsed = NewVendor.safeParse(asked);
  const isRefused = faults.some(({ column }) => NEEDED.some((needed) => needed === column));
  return parsed.success && !isRefused ? { asked: parsed.data, faults } : { faults };
}

function readCell(column: ImportColumn, cell: string, order: DateOrder): string | number | string[] {
  if (column === 'website') return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(cell) ? `https://${cell}` : cell;
  if (column === 'reviewMonths') return readMonths(cell) ?? Number(cell);
  if (kindOf(column) === 'day') return readDate(cell, order) ?? cell;
  return kindOf(column) === 'list' ? cell.split(/[,;|\s]+/).filter(Boolean) : cell;
}
