/** What is being typed after an @: where it begins, and the part of a name so far. */
export interface Mentioning {
  start: number;
  query: string;
}

const LONGEST = 40;

/** Whether the caret stands in a name that follows an @ at the beginning of a word. */
export function mentioningAt(text: string, caret: number): Mentioning | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || (start > 0 && !/[\s(]/.test(text[start - 1] ?? ''))) return null;
  const query = text.slice(start + 1, caret);
  return query.length > LONGEST || query.includes('\n') ? null : { start, query };
}

/** Those whose name, or a word of it, begins so. */
export function peopleNamed<P extends { name: string }>(people: readonly P[], query: string, most = 6): P[] {
  const wanted = query.toLocaleLowerCase();
  const begins = (text: string) => text.toLocaleLowerCase().startsWith(wanted);
  return people.filter(({ name }) => begins(name) || name.split(/\s+/).some(begins)).slice(0, most);
}

/** The text with that name in the place of what was being typed, and where the caret goes. */
export function withMention(text: string, { start, query }: Mentioning, name: string): { text: string; caret: number } {
  const after = text.slice(start + 1 + query.length);
  const said = `@${name}${after.startsWith(' ') ? '' : ' '}`;
  return { text: `${text.slice(0, start)}${said}${after}`, caret: start + said.length };
}
