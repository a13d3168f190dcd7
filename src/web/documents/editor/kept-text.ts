export interface DraftText {
  markdown: string;
  note: string;
}

/** Words that the server does not have yet outlive a closed tab. No more than this is kept of one document. */
const MOST = 1_000_000;
const keyOf = (id: string) => `clausewise.draft.${id}`;

export function keptText(id: string): DraftText | null {
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

export function keepText(id: string, draftText: DraftText): void {
  if (draftText.markdown.length > MOST) return;
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draftText));
  } catch {
    // A browser without room keeps the words on the page.
  }
}

export function forgetText(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept either.
  }
}
