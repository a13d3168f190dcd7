import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { AssetCategory, STATUS_SYNONYMS } from '../asset.ts';
import { choicesOf, type OptionField, STANDARD_CHOICES } from './choices.ts';
import { OPTION_FIELDS, OWN_NAME_LENGTH } from '../values.ts';

/** Words that would be taken for something else: other words for a status, and the filter for assets without a department. */
const TAKEN: Partial<Record<OptionField, readonly string[]>> = {
  status: Object.keys(STATUS_SYNONYMS),
  department: ['none'],
};

/** Options one organisation has in all. */
export const MOST_OPTIONS = 300;

const Name = z.string().trim().min(1, issue('option_name_missing')).max(OWN_NAME_LENGTH, limit('most_characters'));

const whatItIs = {
  /** Of a type: under which category its assets are filed when nobody says otherwise. Null for the others. */
  category: AssetCategory.nullable(),
  /** The standard choice by whose rules it goes: a status always has one, a type may, a department has none. */
  countsAs: z.string().max(OWN_NAME_LENGTH).nullable(),
};

/** A choice that an organisation added to a field of its assets, which hold it by its name. */
export const AssetOption = z.object({ id: z.uuid(), field: z.enum(OPTION_FIELDS), name: Name, ...whatItIs });
export type AssetOption = z.infer<typeof AssetOption>;
export type OptionFacts = Omit<AssetOption, 'id'>;

export const NewAssetOption = AssetOption.omit({ id: true })
  .extend({ category: whatItIs.category.default(null), countsAs: whatItIs.countsAs.default(null) })
  .strict();

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What is wrong with an option beside the others; empty when nothing is. */
export function problemsOfOption(
  { field, name, category, countsAs }: OptionFacts,
  others: readonly AssetOption[],
): { path: keyof OptionFacts; message: string }[] {
  const problems: ReturnType<typeof problemsOfOption> = [];
  const names = [...choicesOf(field, others), ...(TAKEN[field] ?? [])];
  if (names.some((each) => same(each, name))) problems.push({ path: 'name', message: issue('option_taken', { name }) });
  const standard = STANDARD_CHOICES[field].join(', ');
  if (field === 'type' ? !category : category) problems.push({ path: 'category', message: issue('category_required') });
  if (
    field === 'department'
      ? countsAs !== null
      : countsAs === null
        ? field === 'status'
        : !STANDARD_CHOICES[field].includes(countsAs)
  )
    problems.push({ path: 'countsAs', message: issue('one_of', { choices: standard }) });
  return problems;
}
