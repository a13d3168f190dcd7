/** A person's name as papers and files have it, where it came with a backup that this installation did not sign. @param t of any namespace */
export function nameAsSaid(t: (key: 'kit:asFileSays.label') => string, name: string, fromFile: string | null): string {
  return fromFile === null ? name : `${name} (${t('kit:asFileSays.label')})`;
}
