import { issue } from '#domain/issue.ts';
import { dateOrderIn, readVendorLine, type VendorRowOutcome, type VendorLine } from '#domain/vendors/import.ts';
import { recordsIn } from '#domain/vendors/file-records.ts';
import { namedBy, renewalsOf } from '#domain/vendors/file-renewals.ts';
import type { VendorFacts } from '#domain/vendors/record.ts';
import type { NewVendor } from '#domain/vendors/vendor.ts';
import type { Context } from '../platform/context.ts';
import { inEnglish } from '../platform/http/problems.ts';
import { addVendor, changeVendor } from './commands.ts';
import { addRecord, changeRecord } from './records.ts';
import { factsOf, vendorsByName } from './store.ts';
import { keepWritten, type Written } from './undo-import.ts';
import { findVendor, readDetails } from './views.ts';

/** What becomes of every row, and the id by which the import can be taken back; unless it is a preview, it becomes that. Rows with faults are left out, the others are one transaction. */
export async function importVendors(
  context: Context,
  lines: readonly VendorLine[],
  isPreview: boolean,
): Promise<{ fates: VendorRowOutcome[]; id: string | null }> {
  const { db, organisationId } = context;
  const members = await memberIds(context);
  const names = lines.flatMap(({ values }) => values.name?.trim() ?? []);
  const known = await vendorsByName(db, organisationId, [...new Set(names)]);
  const order = dateOrderIn(lines);
  const seen = new Set<string>();
  const outcomes: VendorRowOutcome[] = [];
  const written: Written[] = [];
  for (const line of lines) {
    const name = (line.values.name ?? '').trim();
    const key = name.toLowerCase();
    const row = { row: line.row, name, changes: [] };
    const isTwice = name !== '' && seen.has(key);
    seen.add(key);
    const id = known.get(key);
    // A file that names a known vendor need not say everything about it again.
    const filled = id ? await withWhatIsKnown(context, id, line) : line;
    const read = readVendorLine(filled, members, order);
    const faults = read.faults.map(inEnglish);
    if (!('asked' in read) || isTwice) {
      const twice = isTwice ? [{ column: 'name', value: name, message: issue('name_twice') }] : [];
      outcomes.push({ ...row, fate: 'refused', faults: [...faults, ...twice.map(inEnglish)] });
      continue;
    }
    const before = id ? factsOf(await findVendor(context, id)) : null;
    const beside = recordsIn(line.values, order);
    const { renewals: records, faults: unfit } = await newRecords(context, id, beside.records);
    const changes = id ? await update(context, id, read.asked, isPreview) : [];
    for (const { facts, of } of records)
      changes.push({
        field: `record.title.${facts.kind}`,
        before: of && namedBy(of.facts, facts),
        after: namedBy(facts, of && of.facts),
      });
    if (!isPreview && (!id || changes.length > 0)) {
      const vendorId = id ?? (await addVendor(context, read.asked));
      const recordIds: string[] = [];
      for (const { facts, of } of records)
        if (of) await changeRecord(context, vendorId, of.id, facts);
        else recordIds.push(await addRecord(context, vendorId, facts));
      const recordsBefore = records.flatMap(({ of }) => of ?? []);
      written.push({ id: vendorId, before, recordIds, recordsBefore });
    }
    faults.push(...[...beside.faults, ...unfit].map(inEnglish));
    // What could not be read stays as it was, and is named.
    outcomes.push({ ...row, fate: !id ? 'new' : changes.length > 0 ? 'update' : 'same', faults, changes });
  }
  if (isPreview || written.length === 0) return { fates: outcomes, id: null };
  const importId = context.newId();
  await keepWritten(context, importId, written);
  return { fates: outcomes, id: importId };
}

async function newRecords(
  context: Context,
  id: string | undefined,
  asked: readonly VendorFacts[],
): Promise<ReturnType<typeof renewalsOf>> {
  if (asked.length === 0) return { renewals: [], faults: [] };
  const records = id ? (await readDetails(context, id)).records : [];
  return renewalsOf(asked, records);
}

async function withWhatIsKnown(context: Context, id: string, line: VendorLine): Promise<VendorLine> {
  const { tier, industry, compliance } = await findVendor(context, id);
  const given = Object.fromEntries(Object.entries(line.values).filter(([, value]) => value.trim() !== ''));
  return { ...line, values: { tier, industry, compliance, ...given } };
}

/** Changes a vendor to what a row says of it. @returns each field that differs, with what it was. */
async function update(
  context: Context,
  id: string,
  asked: NewVendor,
  isPreview: boolean,
): Promise<VendorRowOutcome['changes']> {
  const now = await findVendor(context, id);
  const changed = Object.entries(asked).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field as keyof NewVendor]),
  );
  if (changed.length > 0 && !isPreview) await changeVendor(context, id, Object.fromEntries(changed));
  return changed.map(([field, after]) => ({ field, before: now[field as keyof NewVendor] ?? null, after }));
}

async function memberIds({ db, organisationId }: Context): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .select(['person.id', 'person.name', 'person.email'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .execute();
  return new Map(people.flatMap(({ id, name, email }) => [[name.toLowerCase(), id] as const, [email, id] as const]));
}
