import type { Language } from '../../organisations/language.ts';

/** What is written into a customer's file beside the answers themselves. */
export const EXPORT_WORDS: Record<
  Language,
  { draft: string; notApplicable: string; question: string; answer: string }
> = {
  en: { draft: 'DRAFT, not approved', notApplicable: 'Not applicable', question: 'Question', answer: 'Answer' },
  es: { draft: 'BORRADOR, sin aprobar', notApplicable: 'No aplicable', question: 'Pregunta', answer: 'Respuesta' },
  fr: { draft: 'BROUILLON, non approuvé', notApplicable: 'Sans objet', question: 'Question', answer: 'Réponse' },
  de: { draft: 'ENTWURF, nicht freigegeben', notApplicable: 'Nicht anwendbar', question: 'Frage', answer: 'Antwort' },
};
