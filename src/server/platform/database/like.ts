/** The pattern of a substring, in which % and _ are letters. */
export function likeOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
