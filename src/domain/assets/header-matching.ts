import { matchHeadings, plainHeading } from '../tables/headings.ts';
import { HEADER_ALIASES } from './header-aliases.ts';
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
  IMPORT_FIELDS.flatMap(({ key, label }) =>
    [label, ...HEADER_ALIASES[key].split(',')].map((alias): [string, ImportKey] => [plainHeading(alias), key]),
  ),
);

/** Which field each heading means. A heading equal to a label or key (without case) wins over one that is only another word for it. */
export function matchHeaders(headers: readonly string[]): Mapping {
  return matchHeadings(headers, [
    (text) => LABELS.get(text.trim().toLowerCase()),
    (text) => ALIASES.get(plainHeading(text)),
  ]);
}
