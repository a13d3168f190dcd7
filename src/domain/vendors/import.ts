import { z } from 'zod';
import type { Messages } from '../organisations/messages.ts';
import { RowOutcome, type FieldError, lineReader, saysSame } from '../tables/lines.ts';
import type { Table } from '../tables/table.ts';
import { IMPORT_COLUMNS } from './headings.ts';
import { COMPLIANCES, TIERS } from './values.ts';
import { NewVendor } from './vendor.ts';

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

/** Reads the rows of a table under our columns, by their headings in any of these languages. Null where none of them names the vendor. */
export const vendorLinesIn = (
  languages: readonly Messages<'vendor-files'>[],
): ((table: Table) => VendorLine[] | null) =>
  lineReader(IMPORT_COLUMNS, (column) => languages.map((t) => t(`heading.${column}`)), 'name');

/** The vendor that a row describes, or what is wrong with it. An empty cell leaves what is there. */
export function readVendorLine(
  { values }: VendorLine,
  members: ReadonlyMap<string, string>,
): { asked: NewVendor } | { faults: FieldError[] } {
  const fieldErrors: FieldError[] = [];
  const fail = (column: keyof typeof values, message: string) =>
    void fieldErrors.push({ column, value: values[column] ?? '', message });
  const chosen = <T extends string>(column: 'tier' | 'compliance', known: readonly T[]) => {
    const cell = values[column];
    if (!cell) return undefined;
    const found = known.find((each) => saysSame(each, cell));
    if (!found) fail(column, `Use one of: ${known.join(', ')}`);
    return found;
  };
  const owner = values.owner ? members.get(values.owner.trim().toLowerCase()) : undefined;
  if (values.owner && !owner) fail('owner', 'Use the name or the e-mail address of a member');
  const tier = chosen('tier', TIERS);
  const compliance = chosen('compliance', COMPLIANCES);
  const text = (column: 'website' | 'description' | 'notes' | 'reviewDueOn') =>
    values[column] ? { [column]: values[column] } : {};
  const asked = {
    name: values.name ?? '',
    tier: tier ?? 'Medium',
    industry: values.industry ?? '',
    ...(compliance && { compliance }),
    ...(owner && { ownerId: owner }),
    ...text('website'),
    ...text('description'),
    ...text('notes'),
    ...text('reviewDueOn'),
    ...(values.reviewMonths && { reviewMonths: Number(values.reviewMonths) }),
    ...(values.domains && {
      domains: values.domains
        .split(/[,;|\s]+/)
        .map((each) => each.trim())
        .filter(Boolean),
    }),
  };
  const parsed = NewVendor.safeParse(asked);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = String(path[0]) as keyof typeof values;
    fieldErrors.push({ column, value: values[column] ?? '', message });
  }
  return parsed.success && fieldErrors.length === 0 ? { asked: parsed.data } : { faults: fieldErrors };
}
