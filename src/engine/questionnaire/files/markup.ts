/** A tag of an XML text that was found well-formed before. */
export interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  start: number;
  end: number;
}

const TAGS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** The tags of a text one by one, with where they stand, so that the rest can stay as it is to the last byte. */
export function* tagsOf(xml: string): Generator<Tag> {
  for (const { 0: whole, 1: slash, 2: name, index } of xml.matchAll(TAGS)) {
    if (!name) continue;
    const isEnd = slash === '/';
    yield { name, isEnd, isEmpty: !isEnd && whole.endsWith('/>'), start: index, end: index + whole.length };
  }
}

export function attributeOf(xml: string, { start, end }: Tag, name: string): string | null {
  return (
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(xml.slice(start, end))?.slice(1).find(Boolean) ?? null
  );
}

/** Text as XML may hold it. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces pieces of a text; those at the same place stay in their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    done += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return done + text.slice(at);
}
