import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { FIELD_KINDS, OWN_NAME_LENGTH } from '../values.ts';

/** Fields one organisation has. */
export const MOST_FIELDS = 100;
export const MOST_CHOICES = 100;
const VALUE_LENGTH = 300;
/** Furthest from zero that a number may be. */
export const LARGEST = 1_000_000_000_000;

const Word = z.string().trim().min(1, issue('choice_empty')).max(OWN_NAME_LENGTH, limit('most_characters'));

/** A field that an organisation gives its assets. What kind it is stays; `choices` are those of a choice, empty for the others. */
export const AssetField = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1, issue('field_name_missing')).max(OWN_NAME_LENGTH, limit('most_characters')),
  kind: z.enum(FIELD_KINDS),
  choices: z.array(Word).max(MOST_CHOICES),
});
export type AssetField = z.infer<typeof AssetField>;
export type FieldFacts = Omit<AssetField, 'id'>;

export const NewAssetField = AssetField.omit({ id: true })
  .extend({ choices: AssetField.shape.choices.default([]) })
  .strict();

/** A field's name among the columns of files and lists. */
export const OwnKeyText = z.templateLiteral(['own:', z.uuid()]);

/** A text of a text or a choice, an ISO date of a date, true for yes. */
export const OwnValue = z.union([z.string().min(1).max(VALUE_LENGTH), z.number(), z.boolean()]);
export type OwnValue = z.infer<typeof OwnValue>;

/** What stands in an organisation's own fields, by the field's id; where nothing stands there is no entry. */
export const OwnValues = z.record(z.uuid(), OwnValue);
export type OwnValues = z.infer<typeof OwnValues>;

/** What is wrong with a field beside the others; empty when nothing is. */
export function problemsOfField(
  { name, kind, choices }: FieldFacts,
  others: readonly AssetField[],
): { path: keyof FieldFacts; message: string }[] {
  const problems: ReturnType<typeof problemsOfField> = [];
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    problems.push({ path: 'name', message: issue('option_taken', { name }) });
  if ((kind === 'choice') !== choices.length > 0)
    problems.push({ path: 'choices', message: issue(kind === 'choice' ? 'choices_missing' : 'choices_of_choice') });
  if (new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length)
    problems.push({ path: 'choices', message: issue('choice_twice') });
  return problems;
}

/** What speaks against a value in a field, as an issue; null where nothing does. */
function problemOf({ kind, choices }: AssetField, value: OwnValue): string | null {
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? null : issue('text_expected');
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= LARGEST ? null : issue('number_expected');
    case 'date':
      return z.iso.date().safeParse(value).success ? null : issue('date');
    case 'yes-no':
      return typeof value === 'boolean' ? null : issue('one_of', { choices: 'true, false' });
    case 'choice':
      return choices.includes(String(value)) ? null : issue('one_of', { choices: choices.join(', ') });
  }
}

/** Values that no field takes, by their path. What stood there before may stay, though its choice is offered no longer. */
export function problemsOfOwnValues(
  values: OwnValues,
  fields: readonly AssetField[],
  before: OwnValues = {},
): { path: string; message: string }[] {
  return Object.entries(values).flatMap(([id, value]) => {
    if (before[id] === value) return [];
    const field = fields.find((each) => each.id === id);
    const message = field ? problemOf(field, value) : issue('field_unknown');
    return message === null ? [] : [{ path: `ownValues.${id}`, message }];
  });
}

/** The values after a change of some of them; null takes one away. */
export function withOwnValues(values: OwnValues, change: Readonly<Record<string, OwnValue | null>>): OwnValues {
  const next = { ...values, ...change };
  return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, OwnValue] => entry[1] !== null));
}

/** The change that leads from one set of values to another. */
export function ownChanges(before: OwnValues, after: OwnValues): Record<string, OwnValue | null> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...ids].filter((id) => before[id] !== after[id]).map((id) => [id, after[id] ?? null]));
}
