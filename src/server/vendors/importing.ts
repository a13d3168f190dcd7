import { readVendorLine, type VendorFate, type VendorLine } from '#domain/vendors/import.ts';
import type { NewVendor } from '#domain/vendors/vendor.ts';
import type { Act } from '../platform/act.ts';
import { addVendor, changeVendor } from './acts.ts';
import { vendorsByName } from './store.ts';
import { findVendor } from './views.ts';

/** What becomes of every row; unless it is a preview, it becomes that. Rows with faults are left out, the others are one transaction. */
export async function importVendors(act: Act, lines: readonly VendorLine[], isPreview: boolean): Promise<VendorFate[]> {
  const { db, organisationId } = act;
  const members = await memberIds(act);
  const names = lines.flatMap(({ values }) => values.name?.trim() ?? []);
  const known = await vendorsByName(db, organisationId, [...new Set(names)]);
  const seen = new Set<string>();
  const fates: VendorFate[] = [];
  for (const line of lines) {
    const name = (line.values.name ?? '').trim();
    const key = name.toLowerCase();
    const told = { row: line.row, name };
    const isTwice = name !== '' && seen.has(key);
    seen.add(key);
    const id = known.get(key);
    // A file that names a known vendor need not say everything about it again.
    const filled = id ? await withWhatIsKnown(act, id, line) : line;
    const read = readVendorLine(filled, members);
    if ('faults' in read || isTwice) {
      const faults = 'faults' in read ? read.faults : [];
      const twice = isTwice ? [{ column: 'name', value: name, message: 'This name stands in the file before' }] : [];
      fates.push({ ...told, fate: 'refused', faults: [...faults, ...twice] });
      continue;
    }
    const fate = id ? await update(act, id, read.asked, isPreview) : 'new';
    if (!id && !isPreview) await addVendor(act, read.asked);
    fates.push({ ...told, fate, faults: [] });
  }
  return fates;
}

async function withWhatIsKnown(act: Act, id: string, line: VendorLine): Promise<VendorLine> {
  const { tier, industry, compliance } = await findVendor(act, id);
  const given = Object.fromEntries(Object.entries(line.values).filter(([, value]) => value.trim() !== ''));
  return { ...line, values: { tier, industry, compliance, ...given } };
}

async function update(act: Act, id: string, asked: NewVendor, isPreview: boolean): Promise<VendorFate['fate']> {
  const now = await findVendor(act, id);
  const changed = Object.entries(asked).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field as keyof NewVendor]),
  );
  if (changed.length === 0) return 'same';
  if (!isPreview) await changeVendor(act, id, Object.fromEntries(changed));
  return 'update';
}

async function memberIds({ db, organisationId }: Act): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .select(['person.id', 'person.name', 'person.email'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .execute();
  return new Map(people.flatMap(({ id, name, email }) => [[name.toLowerCase(), id] as const, [email, id] as const]));
}
