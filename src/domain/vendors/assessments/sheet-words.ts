import type { Language } from '../../organisations/language.ts';

/** Columns of the workbook, in their order. The first is hidden and holds the key by which a row is known again. */
export const SHEET_COLUMNS = ['key', 'section', 'question', 'help', 'answer', 'reason', 'comment'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

interface SheetWords {
  sheet: string;
  headings: Record<SheetColumn, string>;
  answers: { yes: string; partly: string; no: string; 'not-applicable': string };
}

/** What stands in the workbook beside the questions themselves. */
export const SHEET_WORDS: Record<Language, SheetWords> = {
  en: {
    sheet: 'Questions',
    headings: {
      key: 'Key',
      section: 'Section',
      question: 'Question',
      help: 'What counts',
      answer: 'Answer',
      reason: 'Reason, if not applicable',
      comment: 'Comment',
    },
    answers: { yes: 'Yes', partly: 'Partly', no: 'No', 'not-applicable': 'Not applicable' },
  },
  es: {
    sheet: 'Preguntas',
    headings: {
      key: 'Clave',
      section: 'Sección',
      question: 'Pregunta',
      help: 'Qué cuenta',
      answer: 'Respuesta',
      reason: 'Motivo, si no es aplicable',
      comment: 'Comentario',
    },
    answers: { yes: 'Sí', partly: 'En parte', no: 'No', 'not-applicable': 'No aplicable' },
  },
  fr: {
    sheet: 'Questions',
    headings: {
      key: 'Clé',
      section: 'Section',
      question: 'Question',
      help: 'Ce qui compte',
      answer: 'Réponse',
      reason: 'Motif, si sans objet',
      comment: 'Commentaire',
    },
    answers: { yes: 'Oui', partly: 'En partie', no: 'Non', 'not-applicable': 'Sans objet' },
  },
  de: {
    sheet: 'Fragen',
    headings: {
      key: 'Schlüssel',
      section: 'Abschnitt',
      question: 'Frage',
      help: 'Was zählt',
      answer: 'Antwort',
      reason: 'Begründung, falls nicht anwendbar',
      comment: 'Kommentar',
    },
    answers: { yes: 'Ja', partly: 'Teilweise', no: 'Nein', 'not-applicable': 'Nicht anwendbar' },
  },
};
