import type { Language } from '#domain/organisations/language.ts';
import type { Register } from './registers.ts';

/** What the index of an audit pack says, beyond the words of reports; a missing one does not compile. */
export interface PackWords {
  title: string;
  about: string;
  reports: string;
  registersTitle: string;
  evidenceTitle: string;
  leftOut: string;
  registers: Record<Register['name'], string>;
  workbook: string;
  /** With `{days}`. */
  trail: string;
  /** With `{count}`. */
  rows: string;
  sums: string;
  columns: Record<
    | 'document'
    | 'file'
    | 'quote'
    | 'validFrom'
    | 'validUntil'
    | 'current'
    | 'acceptedBy'
    | 'acceptedAt'
    | 'contradicted'
    | 'reason',
    string
  >;
  noEvidence: string;
  fileMissing: string;
  /** With `{number}`. */
  approved: string;
  /** What was left out because the person may not see it. */
  reasons: Record<'assets' | 'audit-trail' | 'documents', string>;
}

export const PACK_WORDS: Record<Language, PackWords> = {
  en: {
    title: 'Audit pack',
    about: 'Everything an auditor asks for first: reports, registers and the accepted evidence, all of one moment.',
    reports: 'Reports',
    registersTitle: 'Registers',
    evidenceTitle: 'Evidence',
    leftOut: 'Left out',
    registers: { controls: 'Controls', evidence: 'Evidence index', assets: 'Assets', 'audit-trail': 'Audit trail' },
    workbook: 'All registers as one workbook',
    trail: 'The last {days} days, none left out, with the hashes that chain the entries',
    rows: '{count} rows',
    sums: 'SHA-256 of every file of evidence',
    columns: {
      document: 'Document',
      file: 'File',
      quote: 'Passage',
      validFrom: 'Valid from',
      validUntil: 'Valid until',
      current: 'Current',
      acceptedBy: 'Accepted by',
      acceptedAt: 'Accepted at',
      contradicted: 'Says the reverse',
      reason: 'Accepted all the same because',
    },
    noEvidence: 'No evidence has been accepted yet.',
    fileMissing: 'The file is no longer there.',
    approved: 'Statement of Applicability, version {number} as approved',
    reasons: {
      assets: 'Assets: the role of who made this pack does not include them.',
      'audit-trail': 'Audit trail: the role of who made this pack does not include it.',
      documents: 'Files of evidence: the role of who made this pack does not include documents.',
    },
  },
  es: {
    title: 'Paquete de auditoría',
    about:
      'Todo lo que un auditor pide primero: informes, registros y la evidencia aceptada, todo de un mismo momento.',
    reports: 'Informes',
    registersTitle: 'Registros',
    evidenceTitle: 'Evidencia',
    leftOut: 'No incluido',
    registers: {
      controls: 'Controles',
      evidence: 'Índice de evidencia',
      assets: 'Activos',
      'audit-trail': 'Registro de auditoría',
    },
    workbook: 'Todos los registros en un solo libro',
    trail: 'Los últimos {days} días, sin omitir ninguno, con los hashes que encadenan las entradas',
    rows: '{count} filas',
    sums: 'SHA-256 de cada archivo de evidencia',
    columns: {
      document: 'Documento',
      file: 'Archivo',
      quote: 'Pasaje',
      validFrom: 'Válida desde',
      validUntil: 'Válida hasta',
      current: 'Vigente',
      acceptedBy: 'Aceptada por',
      acceptedAt: 'Aceptada el',
      contradicted: 'Dice lo contrario',
      reason: 'Aceptada de todos modos porque',
    },
    noEvidence: 'Todavía no se ha aceptado ninguna evidencia.',
    fileMissing: 'El archivo ya no está.',
    approved: 'Declaración de aplicabilidad, versión {number} tal como se aprobó',
    reasons: {
      assets: 'Activos: el rol de quien creó este paquete no los incluye.',
      'audit-trail': 'Registro de auditoría: el rol de quien creó este paquete no lo incluye.',
      documents: 'Archivos de evidencia: el rol de quien creó este paquete no incluye los documentos.',
    },
  },
  fr: {
    title: 'Dossier d’audit',
    about:
      'Tout ce qu’un auditeur demande d’abord : rapports, registres et preuves acceptées, le tout d’un même instant.',
    reports: 'Rapports',
    registersTitle: 'Registres',
    evidenceTitle: 'Preuves',
    leftOut: 'Non inclus',
    registers: {
      controls: 'Mesures',
      evidence: 'Index des preuves',
      assets: 'Actifs',
      'audit-trail': 'Journal d’audit',
    },
    workbook: 'Tous les registres en un seul classeur',
    trail: 'Les {days} derniers jours, sans omission, avec les empreintes qui enchaînent les entrées',
    rows: '{count} lignes',
    sums: 'SHA-256 de chaque fichier de preuve',
    columns: {
      document: 'Document',
      file: 'Fichier',
      quote: 'Passage',
      validFrom: 'Valable du',
      validUntil: 'Valable jusqu’au',
      current: 'En vigueur',
      acceptedBy: 'Acceptée par',
      acceptedAt: 'Acceptée le',
      contradicted: 'Dit le contraire',
      reason: 'Acceptée malgré tout car',
    },
    noEvidence: 'Aucune preuve n’a encore été acceptée.',
    fileMissing: 'Le fichier n’est plus là.',
    approved: 'Déclaration d’applicabilité, version {number} telle qu’approuvée',
    reasons: {
      assets: 'Actifs : le rôle de qui a créé ce dossier ne les comprend pas.',
      'audit-trail': 'Journal d’audit : le rôle de qui a créé ce dossier ne le comprend pas.',
      documents: 'Fichiers de preuve : le rôle de qui a créé ce dossier ne comprend pas les documents.',
    },
  },
  de: {
    title: 'Audit-Paket',
    about:
      'Alles, wonach im Audit zuerst gefragt wird: Berichte, Register und die angenommenen Nachweise, alles von einem Zeitpunkt.',
    reports: 'Berichte',
    registersTitle: 'Register',
    evidenceTitle: 'Nachweise',
    leftOut: 'Nicht enthalten',
    registers: {
      controls: 'Maßnahmen',
      evidence: 'Verzeichnis der Nachweise',
      assets: 'Assets',
      'audit-trail': 'Audit-Protokoll',
    },
    workbook: 'Alle Register als eine Arbeitsmappe',
    trail: 'Die letzten {days} Tage, lückenlos, mit den Hashwerten, die die Einträge verketten',
    rows: '{count} Zeilen',
    sums: 'SHA-256 jeder Nachweisdatei',
    columns: {
      document: 'Dokument',
      file: 'Datei',
      quote: 'Stelle',
      validFrom: 'Gültig ab',
      validUntil: 'Gültig bis',
      current: 'Gültig',
      acceptedBy: 'Angenommen von',
      acceptedAt: 'Angenommen am',
      contradicted: 'Sagt das Gegenteil',
      reason: 'Trotzdem angenommen, weil',
    },
    noEvidence: 'Noch ist kein Nachweis angenommen.',
    fileMissing: 'Die Datei ist nicht mehr da.',
    approved: 'Erklärung zur Anwendbarkeit, Version {number} wie freigegeben',
    reasons: {
      assets: 'Assets: Die Rolle der Person, die dieses Paket erstellt hat, umfasst sie nicht.',
      'audit-trail': 'Audit-Protokoll: Die Rolle der Person, die dieses Paket erstellt hat, umfasst es nicht.',
      documents: 'Nachweisdateien: Die Rolle der Person, die dieses Paket erstellt hat, umfasst keine Dokumente.',
    },
  },
};
