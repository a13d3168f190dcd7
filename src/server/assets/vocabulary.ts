import { sql, type Transaction } from 'kysely';
import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import { type AssetField, type FieldFacts, problemsOfOwnValues } from '#domain/assets/vocabulary/field.ts';
import { isStandard, type OptionField, problemsOfChoices, standardOf } from '#domain/assets/vocabulary/choices.ts';
import type { AssetOption, OptionFacts } from '#domain/assets/vocabulary/option.ts';
import { type AssetVocabulary, STANDARD_VOCABULARY } from '#domain/assets/vocabulary/vocabulary.ts';
import type { Tables } from '../tables.ts';
import { invalid } from '../platform/http/problems.ts';

type Db = Transaction<Tables>;

export async function readVocabulary(db: Db, organisationId: string): Promise<AssetVocabulary> {
  const options = await db
    .selectFrom('asset_options')
    .select(['id', 'field', 'name', 'category', 'counts_as as countsAs'])
    .where('organisation_id', '=', organisationId)
    .orderBy('field')
    .orderBy(sql`lower(name)`)
    .execute();
  return { options, fields: await listFields(db, organisationId) };
}

export function listFields(db: Db, organisationId: string): Promise<AssetField[]> {
  return db
    .selectFrom('asset_fields')
    .select(['id', 'name', 'kind', 'choices'])
    .where('organisation_id', '=', organisationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The vocabulary as far as facts need it: most hold nothing of an organisation's own, and nothing is asked for them. */
export async function vocabularyFor(
  db: Db,
  organisationId: string,
  ...facts: Pick<AssetFacts, OptionField | 'ownValues'>[]
): Promise<AssetVocabulary> {
  const isPlain = facts.every((each) => isStandard(each) && Object.keys(each.ownValues).length === 0);
  return isPlain ? STANDARD_VOCABULARY : readVocabulary(db, organisationId);
}

/** @throws Problem invalid where a field holds what the organisation does not have. */
export function checkVocabulary(facts: AssetFacts, { options, fields }: AssetVocabulary, before?: Asset): void {
  const problems = [
    ...problemsOfChoices(facts, options, before),
    ...problemsOfOwnValues(facts.ownValues, fields, before?.ownValues),
  ];
  if (problems.length > 0) throw invalid(problems);
}

/** What the audit trail says of an asset: its own fields by their names. */
export function toldFacts({ ownValues, ...facts }: AssetFacts, fields: readonly AssetField[]) {
  const told = fields.flatMap(({ id, name }) => (ownValues[id] === undefined ? [] : [`${name}: ${ownValues[id]}`]));
  return { ...facts, ownValues: told };
}

/** What rules read: own types and statuses as the standard ones they count as. */
export async function asStandardChoices<T extends { type: string; status?: string }>(
  db: Db,
  organisationId: string,
  assets: readonly T[],
): Promise<T[]> {
  if (assets.every(({ type, status }) => isStandard({ type, ...(status && { status }) }))) return [...assets];
  const { options } = await readVocabulary(db, organisationId);
  return assets.map((asset) => ({
    ...asset,
    type: standardOf('type', asset.type, options),
    ...(asset.status && { status: standardOf('status', asset.status, options) }),
  }));
}

export async function addOption(db: Db, organisationId: string, { id, ...option }: AssetOption): Promise<void> {
  await db
    .insertInto('asset_options')
    .values({ ...optionColumns(option), id, organisation_id: organisationId })
    .execute();
}

/** Under a new name the assets that hold it do so too. */
export async function changeOption(
  db: Db,
  organisationId: string,
  before: AssetOption,
  after: OptionFacts,
): Promise<void> {
  await db
    .updateTable('asset_options')
    .set(optionColumns(after))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', before.id)
    .execute();
  if (after.name !== before.name) await replaceChoice(db, organisationId, before, after.name);
}

const optionColumns = ({ field, name, category, countsAs }: OptionFacts) => ({
  field,
  name,
  category,
  counts_as: countsAs,
});

export async function removeOption(db: Db, organisationId: string, id: string): Promise<void> {
  await db.deleteFrom('asset_options').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

export async function countWithChoice(db: Db, organisationId: string, { field, name }: AssetOption): Promise<number> {
  const { count } = await db
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where(field, '=', name)
    .executeTakeFirstOrThrow();
  return count;
}

/** What assets hold of a field becomes another choice. The option's entry in the trail says so for all of them; their versions stay, so that no open form is refused for it. */
export async function replaceChoice(
  db: Db,
  organisationId: string,
  { field, name }: AssetOption,
  by: string,
): Promise<void> {
  await db
    .updateTable('assets')
    .set({ [field]: by })
    .where('organisation_id', '=', organisationId)
    .where(field, '=', name)
    .execute();
}

export async function addField(db: Db, organisationId: string, { id, ...field }: AssetField): Promise<void> {
  await db
    .insertInto('asset_fields')
    .values({
      ...field,
      id,
      organisation_id: organisationId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from asset_fields where organisation_id = ${organisationId})`,
    })
    .execute();
}

export async function changeField(db: Db, organisationId: string, id: string, field: FieldFacts): Promise<void> {
  await db
    .updateTable('asset_fields')
    .set(field)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function countWithField(db: Db, organisationId: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`own_values ? ${id}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** With what stands in it. */
export async function removeField(db: Db, organisationId: string, id: string): Promise<void> {
  await db
    .updateTable('assets')
    .set({ own_values: sql`own_values - ${id}::text` })
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`own_values ? ${id}`)
    .execute();
  await db.deleteFrom('asset_fields').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}
