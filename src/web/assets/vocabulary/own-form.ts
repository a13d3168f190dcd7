import type { TFunction } from 'i18next';
import { type AssetField, type OwnValue, type OwnValues, withOwnValues } from '#domain/assets/vocabulary/field.ts';

/** A value as an input of a form holds it; undefined where nothing stands. */
export function inputOf(value: OwnValue | undefined): string | number | undefined {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/** What an input says: null where it is empty. */
export function valueOf({ kind }: Pick<AssetField, 'kind'>, input: unknown): OwnValue | null {
  if (typeof input === 'number') return input;
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '') return null;
  return kind === 'yes-no' ? text === 'yes' : text;
}

export function ownInputsOf(values: OwnValues): Record<string, string | number | undefined> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, inputOf(value)]));
}

/** What a choice, or a yes or no, offers in a form. */
export function ownOptionsOf(
  { kind, choices }: AssetField,
  t: TFunction<'assets'>,
): { value: string; label: string }[] {
  if (kind === 'choice') return choices.map((value) => ({ value, label: value }));
  return (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
}

/** The values that inputs say, of the fields that there are; what stood in others stays. */
export function ownValuesFrom(
  inputs: Readonly<Record<string, unknown>>,
  fields: readonly AssetField[],
  before: OwnValues = {},
): OwnValues {
  return withOwnValues(before, Object.fromEntries(fields.map((field) => [field.id, valueOf(field, inputs[field.id])])));
}
