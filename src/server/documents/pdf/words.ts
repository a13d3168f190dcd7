import type { Document } from '#domain/documents/document.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { PrintedStatus } from './controlled.ts';

export interface PrintedDocumentWords {
  facts: Record<'number' | 'version' | 'status' | 'approved' | 'owner' | 'classification' | 'review', string>;
  status: Record<PrintedStatus, string>;
  classification: Record<NonNullable<Document['classification']>, string>;
  approved: (name: string, date: string) => string;
  notApproved: string;
  uncontrolled: string;
  page: (page: number, pages: number) => string;
  source: (file: string) => string;
  demo: string;
}

export const PRINTED_WORDS: Record<Language, PrintedDocumentWords> = {
  en: {
    facts: {
      number: 'Number',
      version: 'Version',
      status: 'Status',
      approved: 'Approval',
      owner: 'Owner',
      classification: 'Classification',
      review: 'Next review',
    },
    status: {
      approved: 'Approved',
      superseded: 'Superseded',
      obsolete: 'Obsolete',
      submitted: 'Waits for approval',
      draft: 'Draft',
      unapproved: 'Not approved',
    },
    classification: {
      public: 'Public',
      internal: 'Internal',
      confidential: 'Confidential',
      'strictly-confidential': 'Strictly confidential',
    },
    approved: (name, date) => `Approved by ${name} on ${date}`,
    notApproved: 'Not approved',
    uncontrolled: 'Uncontrolled when printed',
    page: (page, pages) => `Page ${page} of ${pages}`,
    source: (file) => `Set from the words of “${file}”. Its pictures and its layout are in that file.`,
    demo: 'Demo organization: invented data',
  },
  es: {
    facts: {
      number: 'Número',
      version: 'Versión',
      status: 'Estado',
      approved: 'Aprobación',
      owner: 'Responsable',
      classification: 'Clasificación',
      review: 'Próxima revisión',
    },
    status: {
      approved: 'Aprobado',
      superseded: 'Sustituido',
      obsolete: 'Obsoleto',
      submitted: 'Pendiente de aprobación',
      draft: 'Borrador',
      unapproved: 'Sin aprobar',
    },
    classification: {
      public: 'Público',
      internal: 'Interno',
      confidential: 'Confidencial',
      'strictly-confidential': 'Estrictamente confidencial',
    },
    approved: (name, date) => `Aprobado por ${name} el ${date}`,
    notApproved: 'Sin aprobar',
    uncontrolled: 'Copia impresa no controlada',
    page: (page, pages) => `Página ${page} de ${pages}`,
    source: (file) => `Compuesto con el texto de «${file}». Sus imágenes y su diseño están en ese archivo.`,
    demo: 'Organización de demostración: datos inventados',
  },
  fr: {
    facts: {
      number: 'Numéro',
      version: 'Version',
      status: 'État',
      approved: 'Approbation',
      owner: 'Responsable',
      classification: 'Classification',
      review: 'Prochaine revue',
    },
    status: {
      approved: 'Approuvé',
      superseded: 'Remplacé',
      obsolete: 'Obsolète',
      submitted: 'En attente d’approbation',
      draft: 'Brouillon',
      unapproved: 'Non approuvé',
    },
    classification: {
      public: 'Public',
      internal: 'Interne',
      confidential: 'Confidentiel',
      'strictly-confidential': 'Strictement confidentiel',
    },
    approved: (name, date) => `Approuvé par ${name} le ${date}`,
    notApproved: 'Non approuvé',
    uncontrolled: 'Copie imprimée non maîtrisée',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    source: (file) => `Composé à partir du texte de « ${file} ». Ses images et sa mise en page sont dans ce fichier.`,
    demo: 'Organisation de démonstration : données inventées',
  },
  de: {
    facts: {
      number: 'Nummer',
      version: 'Version',
      status: 'Stand',
      approved: 'Genehmigung',
      owner: 'Verantwortlich',
      classification: 'Einstufung',
      review: 'Nächste Überprüfung',
    },
    status: {
      approved: 'Genehmigt',
      superseded: 'Abgelöst',
      obsolete: 'Veraltet',
      submitted: 'Wartet auf Genehmigung',
      draft: 'Entwurf',
      unapproved: 'Nicht genehmigt',
    },
    classification: {
      public: 'Öffentlich',
      internal: 'Intern',
      confidential: 'Vertraulich',
      'strictly-confidential': 'Streng vertraulich',
    },
    approved: (name, date) => `Genehmigt durch ${name} am ${date}`,
    notApproved: 'Nicht genehmigt',
    uncontrolled: 'Ausdruck unterliegt nicht der Lenkung',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    source: (file) => `Gesetzt aus dem Text von „${file}“. Bilder und Gestaltung stehen in dieser Datei.`,
    demo: 'Demo-Organisation: erfundene Daten',
  },
};
