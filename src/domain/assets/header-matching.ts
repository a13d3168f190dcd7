import { HEADER_ALIASES } from './header-aliases.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportKey } from './import-fields.ts';

/** For each column the field it fills, or null. */
export type Mapping = (ImportKey | null)[];

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LABELS = new Map(
  IMPORT_FIELDS.flatMap(({ key, label }) => [
    [label.toLowerCase(), key],
    [key.toLowerCase(), key],
  ]),
);
const ALIASES = new Map(
  IMPORT_FIELDS.flatMap(({ key, label }) =>
    [label, ...HEADER_ALIASES[key].split(',')].map((alias) => [plain(alias), key]),
  ),
);

/**
 * Which field each heading means. A heading equal to a label or key (without case) wins over one that is only another word for it,
 * and the first of two columns with the same meaning wins over the second, which stays unmapped.
 */
export function matchHeaders(headers: readonly string[]): Mapping {
  const mapping: Mapping = headers.map(() => null);
  const taken = new Set<ImportKey>();
  for (const meaning of [
    (text: string) => LABELS.get(text.trim().toLowerCase()),
    (text: string) => ALIASES.get(plain(text)),
  ]) {
    for (const [column, header] of headers.entries()) {
      const key = mapping[column] === null ? meaning(header) : undefined;
      if (!key || taken.has(key as ImportKey)) continue;
      mapping[column] = key as ImportKey;
      taken.add(key as ImportKey);
    }
  }
  return mapping;
}
