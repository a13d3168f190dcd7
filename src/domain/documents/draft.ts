/**
 * The sentences by which documents of the product say that they are drafts, as ever written, in any language: the present ones stand in
 * `messages/<language>/server/document-drafts.json`. None is taken away, since files that hold it are about.
 */
const SENTENCES = [
  'Draft: not in force and no evidence.',
  'Borrador: no está en vigor ni es evidencia.',
  'Brouillon : ni en vigueur, ni une preuve.',
  'Entwurf: nicht in Kraft und kein Nachweis.',
].map(plain);
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

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
}
