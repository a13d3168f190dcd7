import type { Language } from '../organisations/language.ts';

/** The sentence by which a document says that it is a draft. Every draft of the product begins with it, in its language. */
export const DRAFT_SENTENCE: Record<Language, string> = {
  en: 'Draft: not in force and no evidence.',
  es: 'Borrador: no está en vigor ni es evidencia.',
  fr: 'Brouillon : ni en vigueur, ni une preuve.',
  de: 'Entwurf: nicht in Kraft und kein Nachweis.',
};

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
const SENTENCES = Object.values(DRAFT_SENTENCE).map(plain);
/** The sentence stands at the top; further down a document may speak of drafts as it likes. */
const TOP = 1500;

/** Whether a text says of itself that it is a draft. Who puts it in force deletes that sentence. */
export function isDraft(text: string): boolean {
  const top = plain(text.slice(0, TOP));
  return SENTENCES.some((sentence) => top.includes(sentence));
}

/** "Privacy notice (2).docx" is a browser's second copy of "Privacy notice.docx". */
export function originalFileName(fileName: string): string {
  return fileName.replace(/ ?\(\d{1,3}\)(?=\.[A-Za-z0-9]{1,5}$)/, '');
}
