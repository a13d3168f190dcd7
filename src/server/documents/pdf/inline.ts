import type { Content } from 'pdfmake/interfaces.js';
import type { Inline } from '#domain/documents/markdown/inline.ts';
import { type PdfElement, TAG } from '../../platform/file-formats/tagged-pdf.ts';

/** A word that is longer than a line of its column would run over the margin. */
const LONG = /\S{60}/;

/** Words under an element of the structure, as they are stressed. On paper a link is its address. */
export function runsOf(inline: readonly Inline[], under: PdfElement, look: object = {}): Content[] {
  return inline.flatMap((word): Content[] => {
    switch (word.kind) {
      case 'text':
        return [runOf(word.text, under, look)];
      case 'code':
        return [runOf(word.text, under, { ...look, background: '#f3f4f6' })];
      case 'bold':
        return runsOf(word.words, under, { ...look, bold: true });
      case 'italic':
        return runsOf(word.words, under, { ...look, italics: true });
      case 'link': {
        const label = textOf(word.words);
        const isElsewhere = !word.href.startsWith('/') && word.href !== label;
        return [...runsOf(word.words, under, look), ...(isElsewhere ? [runOf(` (${word.href})`, under, look)] : [])];
      }
    }
  });
}

const runOf = (text: string, under: PdfElement, look: object) => ({ text, [TAG]: under, ...look }) as Content;

export function textOf(inline: readonly Inline[]): string {
  return inline.map((word) => (word.kind === 'text' || word.kind === 'code' ? word.text : textOf(word.words))).join('');
}

export const breaking = (inline: readonly Inline[], longest = LONG) =>
  longest.test(textOf(inline)) ? { wordBreak: 'break-all' as const } : {};
