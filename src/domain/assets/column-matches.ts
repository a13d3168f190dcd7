import { matchHeadings, plainHeading } from '../tables/headings.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportKey } from './import-fields.ts';

/** For each column the field it fills, or null. */
export type Mapping = (ImportKey | null)[];

const LABELS = new Map<string, ImportKey>(
  IMPORT_FIELDS.flatMap(({ key, label }) => [
    [label.toLowerCase(), key],
    [key.toLowerCase(), key],
  ]),
);
const ALIASES = new Map<string, ImportKey>(
  IMPORT_FIELDS.flatMap(({ key, label, others }) =>
    [label, ...others.split(',')].map((alias): [string, ImportKey] => [plainHeading(alias), key]),
  ),
);

/** What people of an organisation gave a heading (as plainHeading writes it) before. */
export type LearntHeadings = ReadonlyMap<string, ImportKey>;

/**
 * Which field each heading means. What was learnt wins; then a heading equal to a label or key (without case) over one that is only another
 * word for it.
 */
export function matchHeaders(headers: readonly string[], learnt: LearntHeadings = new Map()): Mapping {
  return matchHeadings(headers, [
    (text) => learnt.get(plainHeading(text)),
    (text) => LABELS.get(text.trim().toLowerCase()),
    (text) => ALIASES.get(plainHeading(text)),
  ]);
}

/** The headings whose meaning a person had to say, or said otherwise. */
export function learntFrom(headers: readonly string[], mapping: Mapping): LearntHeadings {
  const own = matchHeaders(headers);
  return new Map(
    headers.flatMap((header, column) => {
      const [heading, field] = [plainHeading(header), mapping[column]];
      return heading !== '' && heading.length <= 200 && field && own[column] !== field ? [[heading, field]] : [];
    }),
  );
}
