import { isIpAddress, isMacAddress } from './addresses.ts';
import { AssetFacts, LONG_TEXT, problemsOf, SHORT_TEXT, tidyTags } from './asset.ts';
import type { RiskLevel } from './asset.ts';
import { categoryOf } from './category.ts';
import { addMonths, readDate, readMonths, readNumber, readSwitch, saysNotKnown } from './reading/cells.ts';
import { exactChoice, meantChoice, suggestedChoice } from './reading/choices.ts';
import type { TableRow } from '../tables/table.ts';
import { LARGEST, type OwnValue, type OwnValues } from './vocabulary/field.ts';
import { cellsByField } from './import-cells.ts';
import { findField, REQUIRED_KEYS } from './import-fields.ts';
import type { ImportField, ImportKey } from './import-fields.ts';
import { type ImportIssue, NOTES } from './import-issues.ts';
import type { ReadingPlan } from './import-plan.ts';
import { needsSerialNumber } from './serial-number.ts';
import { isSecurityFact } from './security-facts.ts';
import { ownIdOf } from './vocabulary/own-key.ts';
import { type AssetVocabulary, STANDARD_VOCABULARY } from './vocabulary/vocabulary.ts';

/** What a row says of an asset: only the fields whose cells are filled and can be read. */
export type ImportedAsset = Partial<Omit<AssetFacts, 'riskLevelOverride' | 'riskLevelReason'>> & {
  riskLevel?: RiskLevel;
};

export type ImportRow = TableRow;

/** A row after validation (specification, section 3.4): valid and warning rows are imported, error rows skipped. */
export interface CheckedRow {
  index: number;
  asset: ImportedAsset;
  errors: ImportIssue[];
  warnings: ImportIssue[];
  status: 'valid' | 'warning' | 'error';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Fields whose unreadable cell is an error of its own (specification, section 5), though they may be empty. */
const STRICT: readonly ImportKey[] = ['ipAddress', 'macAddress'];

/**
 * The asset a row of cells speaks of, and what cannot be read in it. A cell of an optional field that cannot be read stays empty and is a
 * warning, as are words that were read as ours and facts that follow from others.
 */
export function assetFromCells(row: ImportRow, plan: ReadingPlan): ReadAsset {
  const errors: ImportIssue[] = [];
  const warnings: ImportIssue[] = [];
  const asset: ImportedAsset = {};
  const ownValues: OwnValues = {};
  const texts = cellsByField(row, plan);
  for (const [key, text] of texts) {
    const field = findField(key, plan.vocabulary);
    if (!field) continue;
    const read = readCell(field, text, plan);
    const value = text.slice(0, 200).toWellFormed();
    const ownId = ownIdOf(key);
    if ('value' in read && ownId !== null) ownValues[ownId] = read.value as OwnValue;
    else if ('value' in read) (asset as Record<string, unknown>)[key] = read.value;
    if (!('code' in read)) continue;
    const isError = !('value' in read) && (field.isRequired || STRICT.includes(key));
    (isError ? errors : warnings).push({ code: read.code, field: key, value, suggestion: read.suggestion });
  }
  if (Object.keys(ownValues).length > 0) asset.ownValues = ownValues;
  const found: ReadAsset = { asset, errors, warnings };
  deriveClass(found, texts, plan.vocabulary);
  deriveWarranty(found, texts);
  for (const key of REQUIRED_KEYS)
    if (!texts.has(key) && found.asset[key] === undefined && (key !== 'serialNumber' || needsSerialNumber(found.asset)))
      errors.push({ code: 'required', field: key, value: '', suggestion: null });
  for (const { path } of problemsOf(asset))
    if (path === 'usedLicenses')
      errors.push({ code: 'licenses', field: path, value: texts.get(path) ?? '', suggestion: null });
  return found;
}

interface ReadAsset {
  asset: ImportedAsset;
  errors: ImportIssue[];
  warnings: ImportIssue[];
}

/** A category that names a type ("Laptops") says both; where only the type is known, the category follows from it. */
function deriveClass(
  { asset, errors, warnings }: ReadAsset,
  texts: ReadonlyMap<ImportKey, string>,
  vocabulary: AssetVocabulary = STANDARD_VOCABULARY,
): void {
  const said = texts.get('category');
  const named = said && !asset.category ? typeNamed(said, vocabulary) : undefined;
  if (!texts.has('type') && named) {
    asset.type = named;
    warnings.push({ code: 'derived', field: 'type', value: said ?? '', suggestion: named });
  }
  const type = asset.type ?? named;
  if (asset.category || !type) return;
  const own = vocabulary.options.find((option) => option.field === 'type' && option.name === type)?.category;
  const category = own ?? categoryOf({ type, name: asset.name ?? '', vendor: asset.vendor ?? '' }).category;
  const unread = errors.findIndex(({ field }) => field === 'category');
  if (said && !named) {
    if (unread !== -1)
      errors[unread] = {
        code: 'unknown-choice',
        field: 'category',
        value: said.slice(0, 200),
        suggestion: errors[unread]?.suggestion ?? category,
      };
    return;
  }
  if (unread !== -1) errors.splice(unread, 1);
  asset.category = category;
  warnings.push({ code: 'derived', field: 'category', value: said ?? '', suggestion: category });
}

function typeNamed(text: string, vocabulary: AssetVocabulary): string | undefined {
  const field = findField('type', vocabulary);
  return field && (exactChoice(field, text) ?? meantChoice(field, text));
}

/** "36 months" and "36" count from the day of purchase. */
function deriveWarranty({ asset, warnings }: ReadAsset, texts: ReadonlyMap<ImportKey, string>): void {
  const months = asset.warrantyExpiry ? null : readMonths(texts.get('warrantyExpiry') ?? '');
  if (months === null || !asset.purchaseDate) return;
  asset.warrantyExpiry = addMonths(asset.purchaseDate, months);
  const unread = warnings.find(({ field }) => field === 'warrantyExpiry');
  if (unread) Object.assign(unread, { code: 'read-as', suggestion: asset.warrantyExpiry });
}

/** A value, why there is none, or a value with what is to be said of it. */
type Read =
  | { value: unknown }
  | Pick<ImportIssue, 'code' | 'suggestion'>
  | ({ value: unknown } & Pick<ImportIssue, 'code' | 'suggestion'>);
const wrong = (code: ImportIssue['code'], suggestion: string | null = null): Read => ({ code, suggestion });

function readCell(field: ImportField, text: string, plan: ReadingPlan): Read {
  if (isSecurityFact(field.key) && saysNotKnown(text)) return { value: null };
  switch (field.kind) {
    case 'choice': {
      const choice = exactChoice(field, text);
      if (choice) return { value: choice };
      const meant = meantChoice(field, text);
      if (meant) return { value: meant, code: 'read-as', suggestion: meant };
      return wrong('unknown-choice', suggestedChoice(field, text) ?? null);
    }
    case 'date': {
      const day = readDate(text, plan.dateOrder);
      return day ? { value: day } : wrong('not-a-date');
    }
    case 'money':
    case 'integer':
    case 'number':
      return readAmount(field, text);
    case 'switch': {
      const answer = readSwitch(text);
      return answer === null ? wrong('not-a-switch') : { value: answer };
    }
    case 'tags': {
      const tags = tidyTags(text.split(/[,;|]/));
      return tags.length > 50 || tags.some((tag) => tag.length > SHORT_TEXT) ? wrong('too-long') : { value: tags };
    }
    case 'text':
      return readText(field, text);
  }
}

function readAmount(field: ImportField, text: string): Read {
  const number = readNumber(text);
  if (number === null) return wrong('not-a-number');
  if (field.kind === 'number') return Math.abs(number) > LARGEST ? wrong('too-large') : { value: number };
  if (number < 0) return wrong('negative');
  if (number > 1_000_000_000) return wrong('too-large');
  if (field.kind === 'integer') return Number.isInteger(number) ? { value: number } : wrong('not-a-whole-number');
  return { value: Math.round(number * 100) / 100 };
}

function readText({ key }: ImportField, text: string): Read {
  if (text.length > (key === 'notes' ? LONG_TEXT : SHORT_TEXT)) return wrong('too-long');
  if (key === 'ipAddress' && !isIpAddress(text)) return wrong('ip-address');
  if (key === 'macAddress' && !isMacAddress(text)) return wrong('mac-address');
  return { value: text };
}

/** How a row without a serial number is counted; no serial number begins with a line break. */
export const unnumberedKey = (name = '') => `\n${name}`;

/** How often each serial number stands in a file, and among rows without one each name. */
export function countSerials(rows: Iterable<ImportRow>, plan: ReadingPlan): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const texts = cellsByField(row, plan);
    const key = texts.get('serialNumber') ?? unnumberedKey(texts.get('name'));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function validateRow(row: ImportRow, plan: ReadingPlan, serials: ReadonlyMap<string, number>): CheckedRow {
  const { asset, errors, warnings } = assetFromCells(row, plan);
  const { owner, serialNumber } = asset;
  if (owner?.includes('@') && !EMAIL.test(owner))
    warnings.push({ code: 'owner-email', field: 'owner', value: owner, suggestion: null });
  if (serialNumber && (serials.get(serialNumber) ?? 0) > 1)
    warnings.push({ code: 'duplicate-serial', field: 'serialNumber', value: serialNumber, suggestion: null });
  const status = errors.length > 0 ? 'error' : warnings.every(({ code }) => NOTES.includes(code)) ? 'valid' : 'warning';
  return { index: row.row, asset, errors, warnings, status };
}

/** Every row with its errors and warnings (specification, section 5). */
export function validateRows(rows: readonly ImportRow[], plan: ReadingPlan): CheckedRow[] {
  const serials = countSerials(rows, plan);
  return rows.map((row) => validateRow(row, plan, serials));
}
