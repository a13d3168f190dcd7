import { csvRecord, restoreFormula } from '../tables/csv.ts';
import type { ImportKey } from './import-fields.ts';
import type { ImportIssue } from './import-issues.ts';
import type { ReadingPlan } from './import-plan.ts';
import { validateRow } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';

/** Sentences in the language of a person, with %label, %value and %suggestion where those stand. */
export interface ImportErrorMessages {
  heading: string;
  issues: Record<ImportIssue['code'], string>;
  didYouMean: string;
  labels: Record<ImportKey, string>;
}

/**
 * The rows with an error as a CSV file: the columns of the original and one that says why. Corrected and imported again it is read like the
 * original, since the last column means no field.
 */
export function importErrorsFile(
  headers: readonly string[],
  rows: readonly ImportRow[],
  plan: ReadingPlan,
  serials: ReadonlyMap<string, number>,
  messages: ImportErrorMessages,
): string {
  const records = rows.flatMap((row) => {
    const { errors } = validateRow(row, plan, serials);
    if (errors.length === 0) return [];
    const cells = headers.map((_, column) => restoreFormula(row.cells[column] ?? ''));
    return [csvRecord([...cells, errors.map((issue) => sentenceOf(issue, messages)).join('; ')])];
  });
  return `\ufeff${csvRecord([...headers, messages.heading])}${records.join('')}`;
}

function sentenceOf({ code, field, value, suggestion }: ImportIssue, messages: ImportErrorMessages): string {
  const sentence = messages.issues[code]
    .replace('%label', () => messages.labels[field] ?? field)
    .replace('%value', () => value);
  return suggestion ? `${sentence} ${messages.didYouMean.replace('%suggestion', () => suggestion)}` : sentence;
}
