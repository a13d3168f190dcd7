/** A heading without case, accents and punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Which field each heading means, by one reading after the other: an earlier one wins, of two columns with the same meaning the first, and
 * the second stays without.
 */
export function matchHeadings<K extends string>(
  headings: readonly string[],
  meanings: readonly ((heading: string) => K | undefined)[],
): (K | null)[] {
  const fields: (K | null)[] = headings.map(() => null);
  const taken = new Set<K>();
  for (const meaning of meanings) {
    for (const [column, heading] of headings.entries()) {
      const key = fields[column] === null ? meaning(heading) : undefined;
      if (!key || taken.has(key)) continue;
      fields[column] = key;
      taken.add(key);
    }
  }
  return fields;
}
