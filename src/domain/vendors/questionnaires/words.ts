import type { Language } from '../../organisations/language.ts';

/** What is written into a customer's file beside the answers themselves. */
export const EXPORT_WORDS: Record<
  Language,
  { draft: string; yes: string; partly: string; no: string; notApplicable: string; question: string; answer: string }
> = {
  en: {
    draft: 'DRAFT, not approved',
    yes: 'Yes',
    partly: 'Partly',
    no: 'No',
    notApplicable: 'Not applicable',
    question: 'Question',
    answer: 'Answer',
  },
  es: {
    draft: 'BORRADOR, sin aprobar',
    yes: 'Sí',
    partly: 'En parte',
    no: 'No',
    notApplicable: 'No aplicable',
    question: 'Pregunta',
    answer: 'Respuesta',
  },
  fr: {
    draft: 'BROUILLON, non approuvé',
    yes: 'Oui',
    partly: 'En partie',
    no: 'Non',
    notApplicable: 'Sans objet',
    question: 'Question',
    answer: 'Réponse',
  },
  de: {
    draft: 'ENTWURF, nicht freigegeben',
    yes: 'Ja',
    partly: 'Teilweise',
    no: 'Nein',
    notApplicable: 'Nicht anwendbar',
    question: 'Frage',
    answer: 'Antwort',
  },
};
