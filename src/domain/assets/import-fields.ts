import { z } from 'zod';
import { Asset } from './asset.ts';
import { type AssetField, OwnKeyText } from './vocabulary/field.ts';
import { choicesOf, type OptionField } from './vocabulary/choices.ts';
import type { AssetOption } from './vocabulary/option.ts';
import { FILE_COLUMNS, type FieldKind, type FileColumn, type StandardKey } from './import-columns.ts';
import { OPTION_FIELDS } from './values.ts';
import { type OwnKey, ownKey } from './vocabulary/own-key.ts';
import { type AssetVocabulary, STANDARD_VOCABULARY } from './vocabulary/vocabulary.ts';

/** A field that every inventory has, or one of the organisation's own by its id. */
export type ImportKey = StandardKey | OwnKey;

export interface ImportField extends FileColumn {
  key: ImportKey;
  isRequired: boolean;
  /** What a choice may be. */
  choices?: readonly string[];
}

export const IMPORT_KEYS = Object.keys(FILE_COLUMNS) as readonly StandardKey[];
export const REQUIRED_KEYS: readonly StandardKey[] = ['name', 'type', 'category', 'serialNumber', 'owner'];

export const isRequiredKey = (key: ImportKey): boolean => REQUIRED_KEYS.some((required) => required === key);

/** As it stands in a plan. */
export const ImportKeyText = z.union([z.enum(IMPORT_KEYS), OwnKeyText]);

const isOption = (key: StandardKey): key is OptionField => (OPTION_FIELDS as readonly string[]).includes(key);

function choicesOfField(key: StandardKey, options: readonly AssetOption[]): readonly string[] | null {
  if (isOption(key)) return choicesOf(key, options);
  const type: z.ZodType = Asset.shape[key];
  const said = type instanceof z.ZodNullable ? type.unwrap() : type;
  return said instanceof z.ZodEnum ? said.options.map(String) : null;
}

const OWN_KINDS: Record<AssetField['kind'], FieldKind> = {
  text: 'text',
  number: 'number',
  date: 'date',
  'yes-no': 'switch',
  choice: 'choice',
};

const known = new WeakMap<AssetVocabulary, readonly ImportField[]>();

/** All fields of files in an organisation, its own behind those of every inventory. */
export function importFields(vocabulary: AssetVocabulary): readonly ImportField[] {
  const found = known.get(vocabulary);
  if (found) return found;
  const fields: ImportField[] = IMPORT_KEYS.map((key) => {
    const choices = choicesOfField(key, vocabulary.options);
    return { key, isRequired: isRequiredKey(key), ...FILE_COLUMNS[key], ...(choices && { choices }) };
  });
  for (const { id, name, kind, choices } of vocabulary.fields)
    fields.push({
      key: ownKey(id),
      label: name,
      kind: OWN_KINDS[kind],
      others: '',
      isRequired: false,
      ...(kind === 'choice' && { choices }),
    });
  known.set(vocabulary, fields);
  return fields;
}

export const IMPORT_FIELDS = importFields(STANDARD_VOCABULARY);

/** The field of a key; undefined of one's own that is no more. */
export function findField(key: ImportKey, vocabulary: AssetVocabulary = STANDARD_VOCABULARY): ImportField | undefined {
  return importFields(vocabulary).find((field) => field.key === key);
}

export function fieldOf(key: StandardKey): ImportField {
  return IMPORT_FIELDS[IMPORT_KEYS.indexOf(key)] as ImportField;
}
