export interface Words {
  markdown: string;
  note: string;
}

/** Words that the server does not have yet outlive a closed tab. No more than this is kept of one document. */
const MOST = 1_000_000;
const keyOf = (id: string) => `clausewise.draft.${id}`;

export function keptWords(id: string): Words | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('markdown' in raw) || !('note' in raw)) return null;
    return typeof raw.markdown === 'string' && typeof raw.note === 'string'
      ? { markdown: raw.markdown, note: raw.note }
      : null;
  } catch {
    return null;
  }
}

export function keepWords(id: string, words: Words): void {
  if (words.markdown.length > MOST) return;
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(words));
  } catch {
    // A browser without room keeps the words on the page.
  }
}

export function forgetWords(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept either.
  }
}
