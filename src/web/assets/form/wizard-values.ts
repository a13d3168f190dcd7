import { z } from 'zod';
import { AssetFacts, NEW_ASSET, NewAsset, problemsOf } from '#domain/assets/asset.ts';
import { type AssetField, type OwnValues, problemsOfOwnValues } from '#domain/assets/vocabulary/field.ts';
import { riskOf } from '#domain/assets/risk.ts';
import type { Risk } from '#domain/assets/risk.ts';
import { STEPS } from '../field-places.ts';
import { ownInputsOf, ownValuesFrom } from '../vocabulary/own-form.ts';

/** What the form holds: an empty choice is '', an empty date or number undefined. */
export type WizardValues = { [Key in Exclude<keyof AssetFacts, 'ownValues'>]: AssetFacts[Key] | '' | undefined } & {
  /** Own fields by their ids, as inputs hold them (../vocabulary/own-form.ts). */
  ownValues: Record<string, string | number | undefined>;
};

/** The fields of each step, for its check. */
export const STEP_FIELDS: readonly (readonly (keyof AssetFacts)[])[] = Object.values(STEPS);

const entries = Object.entries(AssetFacts.shape) as [keyof AssetFacts, z.ZodType][];
/** What a form holds where nothing is known. A protection that is not known stays null. */
const EMPTY = new Map(
  entries.flatMap(([key, type]): [keyof AssetFacts, '' | undefined][] => {
    const said = type instanceof z.ZodNullable ? type.unwrap() : null;
    if (said === null || said instanceof z.ZodBoolean) return [];
    return [[key, said instanceof z.ZodEnum ? '' : undefined]];
  }),
);

/** The values a form starts from: those of the asset, or the specification's defaults. */
export function valuesOf(asset: AssetFacts | null): WizardValues {
  const facts = asset
    ? { ...asset }
    : { ...NEW_ASSET, tags: [], name: '', type: '', category: '', serialNumber: '', owner: '' };
  const values: Record<string, unknown> = { ...facts, ownValues: ownInputsOf(facts.ownValues) };
  for (const [key, empty] of EMPTY) if (values[key] === null) values[key] = empty;
  return values as WizardValues;
}

/**
 * What the form says, as facts, `before` in the own fields that are not known: dates, cost and license counts may be unknown, and a count that
 * is no number is 0 (section 7).
 */
export function factsFrom(
  values: WizardValues,
  fields: readonly AssetField[] = [],
  before: OwnValues = {},
): Record<keyof AssetFacts, unknown> {
  const ownValues = ownValuesFrom(values.ownValues, fields, before);
  const facts: Record<keyof AssetFacts, unknown> = { ...values, ownValues };
  for (const key of EMPTY.keys()) if (facts[key] === '' || facts[key] === undefined) facts[key] = null;
  facts.vulnerabilityCount = typeof values.vulnerabilityCount === 'number' ? values.vulnerabilityCount : 0;
  if (facts.riskLevelOverride === null) facts.riskLevelReason = '';
  return facts;
}

/** Every message of the form by field; empty when it can be saved. */
export function messagesOf(values: WizardValues, fields: readonly AssetField[] = []): Record<string, string> {
  const facts = factsFrom(values, fields);
  const messages: Record<string, string> = {};
  const issues = [
    ...(NewAsset.safeParse(facts).error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []),
    ...problemsOf(facts as Partial<AssetFacts>),
    ...problemsOfOwnValues(facts.ownValues as OwnValues, fields),
  ];
  for (const { path, message } of issues) messages[path] ??= message;
  return messages;
}

/** The score of what the form says now. */
export function riskFrom(values: WizardValues, day: string): Risk {
  const facts = factsFrom(values);
  const count = Number(facts.vulnerabilityCount);
  return riskOf({ ...(facts as AssetFacts), vulnerabilityCount: Number.isFinite(count) ? count : 0 }, day);
}

/** The day in the universal calendar, as the server counts it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
