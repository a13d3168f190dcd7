import { issue } from '../../issue.ts';
import { ASSET_STATUSES, ASSET_TYPES, DEPARTMENTS, OPTION_FIELDS } from '../values.ts';

/** The fields whose choices an organisation adds to. */
export type OptionField = (typeof OPTION_FIELDS)[number];

/** What is read of an organisation's own choice (./option.ts); apart from its schema, as ../values.ts is. */
interface OwnChoice {
  field: OptionField;
  name: string;
  countsAs: string | null;
}

/** What everybody may choose. */
export const STANDARD_CHOICES: Record<OptionField, readonly string[]> = {
  type: ASSET_TYPES,
  department: DEPARTMENTS,
  status: ASSET_STATUSES,
};

/** Everything that may be chosen in a field, the standard choices first. */
export function choicesOf(field: OptionField, options: readonly OwnChoice[]): string[] {
  return [...STANDARD_CHOICES[field], ...options.filter((each) => each.field === field).map(({ name }) => name)];
}

type Chosen = { [Field in OptionField]?: string | null | undefined };

/** Fields of an asset that hold what nobody may choose. What stood there before may stay. */
export function problemsOfChoices(
  facts: Chosen,
  options: readonly OwnChoice[],
  before: Chosen = {},
): { path: OptionField; message: string }[] {
  return OPTION_FIELDS.flatMap((path) => {
    const value = facts[path];
    const choices = choicesOf(path, options);
    if (value === undefined || value === null || value === before[path] || choices.includes(value)) return [];
    return [{ path, message: issue('one_of', { choices: choices.join(', ') }) }];
  });
}

/** Whether nothing in these fields is an organisation's own, so that its options need not be asked for. */
export const isStandard = (facts: Chosen): boolean => problemsOfChoices(facts, []).length === 0;

/** The standard choice by whose rules one goes; itself where it is one, or counts as none. */
export function standardOf(field: OptionField, name: string, options: readonly OwnChoice[]): string {
  return options.find((each) => each.field === field && each.name === name)?.countsAs ?? name;
}
