import type { ControlStatus } from '#domain/controls/control.ts';
import type { Language } from '#domain/organisations/language.ts';

interface StatementWords {
  title: string;
  subtitle: (framework: string) => string;
  facts: { organisation: string; standard: string; date: string; fingerprint: string; approvedBy: string };
  summary: (counts: {
    total: number;
    applicable: number;
    excluded: number;
    implemented: number;
    evidenced: number;
  }) => string;
  unjustified: (count: number) => string;
  columns: {
    control: string;
    applicable: string;
    justification: string;
    status: string;
    evidence: string;
    owner: string;
  };
  yes: string;
  no: string;
  notStated: string;
  themes: Record<'A.5' | 'A.6' | 'A.7' | 'A.8', string>;
  statuses: Record<ControlStatus, string>;
  page: (page: number, pages: number) => string;
  demo: string;
}

/** The words of the Statement of Applicability; a missing one does not compile. */
export const STATEMENT_WORDS: Record<Language, StatementWords> = {
  en: {
    title: 'Statement of Applicability',
    subtitle: (framework) => `Annex A controls of ${framework}, clause 6.1.3 d)`,
    facts: {
      organisation: 'Organization',
      standard: 'Standard',
      date: 'Facts as of',
      fingerprint: 'Fingerprint of the facts',
      approvedBy: 'Approved by, date',
    },
    summary: ({ total, applicable, excluded, implemented, evidenced }) =>
      `${total} controls: ${applicable} applicable, ${excluded} excluded; ${implemented} implemented, ${evidenced} with accepted evidence.`,
    unjustified: (count) =>
      `${count} ${count === 1 ? 'control has' : 'controls have'} no justification yet. An auditor will ask for one, for inclusion as well as for exclusion.`,
    columns: {
      control: 'Control',
      applicable: 'Applicable',
      justification: 'Justification',
      status: 'Status',
      evidence: 'Evidence',
      owner: 'Owner',
    },
    yes: 'Yes',
    no: 'No',
    notStated: 'not stated',
    themes: {
      'A.5': 'Organizational controls',
      'A.6': 'People controls',
      'A.7': 'Physical controls',
      'A.8': 'Technological controls',
    },
    statuses: { 'Not Started': 'Not Started', 'In Progress': 'In Progress', Implemented: 'Implemented' },
    page: (page, pages) => `Page ${page} of ${pages}`,
    demo: 'Demo organization: invented data',
  },
  es: {
    title: 'Declaración de aplicabilidad',
    subtitle: (framework) => `Controles del anexo A de ${framework}, cláusula 6.1.3 d)`,
    facts: {
      organisation: 'Organización',
      standard: 'Norma',
      date: 'Datos a fecha de',
      fingerprint: 'Huella de los datos',
      approvedBy: 'Aprobado por, fecha',
    },
    summary: ({ total, applicable, excluded, implemented, evidenced }) =>
      `${total} controles: ${applicable} aplicables, ${excluded} excluidos; ${implemented} implementados, ${evidenced} con evidencia aceptada.`,
    unjustified: (count) =>
      `${count} ${count === 1 ? 'control aún no tiene' : 'controles aún no tienen'} justificación. El auditor pedirá una, tanto para la inclusión como para la exclusión.`,
    columns: {
      control: 'Control',
      applicable: 'Aplicable',
      justification: 'Justificación',
      status: 'Estado',
      evidence: 'Evidencia',
      owner: 'Responsable',
    },
    yes: 'Sí',
    no: 'No',
    notStated: 'sin indicar',
    themes: {
      'A.5': 'Controles organizativos',
      'A.6': 'Controles de personas',
      'A.7': 'Controles físicos',
      'A.8': 'Controles tecnológicos',
    },
    statuses: { 'Not Started': 'Sin iniciar', 'In Progress': 'En curso', Implemented: 'Implementado' },
    page: (page, pages) => `Página ${page} de ${pages}`,
    demo: 'Organización de demostración: datos inventados',
  },
  fr: {
    title: 'Déclaration d’applicabilité',
    subtitle: (framework) => `Mesures de l’annexe A de ${framework}, article 6.1.3 d)`,
    facts: {
      organisation: 'Organisation',
      standard: 'Norme',
      date: 'Faits au',
      fingerprint: 'Empreinte des faits',
      approvedBy: 'Approuvé par, date',
    },
    summary: ({ total, applicable, excluded, implemented, evidenced }) =>
      `${total} mesures : ${applicable} applicables, ${excluded} exclues ; ${implemented} mises en œuvre, ${evidenced} avec une preuve acceptée.`,
    unjustified: (count) =>
      `${count} ${count > 1 ? 'mesures n’ont' : 'mesure n’a'} pas encore de justification. L’auditeur en demandera une, pour l’inclusion comme pour l’exclusion.`,
    columns: {
      control: 'Mesure',
      applicable: 'Applicable',
      justification: 'Justification',
      status: 'Statut',
      evidence: 'Preuves',
      owner: 'Responsable',
    },
    yes: 'Oui',
    no: 'Non',
    notStated: 'non indiquée',
    themes: {
      'A.5': 'Mesures organisationnelles',
      'A.6': 'Mesures applicables aux personnes',
      'A.7': 'Mesures physiques',
      'A.8': 'Mesures technologiques',
    },
    statuses: { 'Not Started': 'Non commencé', 'In Progress': 'En cours', Implemented: 'Mis en œuvre' },
    page: (page, pages) => `Page ${page} sur ${pages}`,
    demo: 'Organisation de démonstration : données inventées',
  },
  de: {
    title: 'Erklärung zur Anwendbarkeit',
    subtitle: (framework) => `Maßnahmen aus Anhang A von ${framework}, Abschnitt 6.1.3 d)`,
    facts: {
      organisation: 'Organisation',
      standard: 'Norm',
      date: 'Stand',
      fingerprint: 'Fingerabdruck der Daten',
      approvedBy: 'Freigegeben durch, Datum',
    },
    summary: ({ total, applicable, excluded, implemented, evidenced }) =>
      `${total} Maßnahmen: ${applicable} anwendbar, ${excluded} ausgeschlossen; ${implemented} umgesetzt, ${evidenced} mit angenommenem Nachweis.`,
    unjustified: (count) =>
      `${count} ${count === 1 ? 'Maßnahme hat' : 'Maßnahmen haben'} noch keine Begründung. Im Audit wird sie für die Aufnahme ebenso verlangt wie für den Ausschluss.`,
    columns: {
      control: 'Maßnahme',
      applicable: 'Anwendbar',
      justification: 'Begründung',
      status: 'Status',
      evidence: 'Nachweise',
      owner: 'Verantwortlich',
    },
    yes: 'Ja',
    no: 'Nein',
    notStated: 'nicht angegeben',
    themes: {
      'A.5': 'Organisatorische Maßnahmen',
      'A.6': 'Personenbezogene Maßnahmen',
      'A.7': 'Physische Maßnahmen',
      'A.8': 'Technologische Maßnahmen',
    },
    statuses: { 'Not Started': 'Nicht begonnen', 'In Progress': 'In Arbeit', Implemented: 'Umgesetzt' },
    page: (page, pages) => `Seite ${page} von ${pages}`,
    demo: 'Demo-Organisation: erfundene Daten',
  },
};
