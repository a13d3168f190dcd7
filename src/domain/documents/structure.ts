import type { InEveryLanguage } from '../organisations/language.ts';
import type { PrimaryFramework } from '../organisations/settings.ts';

/** What a folder of a recommended structure is for. */
export const FOLDER_KINDS = [
  'policies',
  'procedures',
  'records',
  'risk-assessments',
  'data-mapping',
  'records-of-processing',
  'dsar',
  'privacy-notices',
  'controls',
  'evidence',
  'reports',
  'training',
  'baa',
  'incident-response',
  'saq',
  'network-diagrams',
  'asv-scans',
  'management-system',
  'plans',
  'registers',
  'audits',
] as const;
export type FolderKind = (typeof FOLDER_KINDS)[number];

/** The folders of each compliance model (specification, onboarding wizard). ISO 27001 has a Statement of Applicability file beside them. */
export const FOLDERS_OF: Record<PrimaryFramework, readonly FolderKind[]> = {
  'ISO 27001': ['policies', 'procedures', 'records', 'risk-assessments'],
  GDPR: ['data-mapping', 'policies', 'records-of-processing', 'dsar', 'privacy-notices'],
  'SOC 2': ['controls', 'evidence', 'policies', 'reports'],
  HIPAA: ['policies', 'training', 'baa', 'incident-response'],
  'PCI-DSS': ['saq', 'policies', 'network-diagrams', 'asv-scans'],
};

/** What the folder is called when it is made, in the language of whoever makes it; from then on the name is the organisation's. */
export const FOLDER_NAMES: Record<FolderKind, InEveryLanguage> = {
  policies: { en: 'Policies', es: 'Políticas', fr: 'Politiques', de: 'Richtlinien' },
  procedures: { en: 'Procedures', es: 'Procedimientos', fr: 'Procédures', de: 'Verfahren' },
  records: { en: 'Records', es: 'Registros', fr: 'Enregistrements', de: 'Aufzeichnungen' },
  'risk-assessments': {
    en: 'Risk Assessments',
    es: 'Evaluaciones de riesgos',
    fr: 'Appréciations des risques',
    de: 'Risikobeurteilungen',
  },
  'data-mapping': { en: 'Data Mapping', es: 'Mapa de datos', fr: 'Cartographie des données', de: 'Datenlandkarte' },
  'records-of-processing': {
    en: 'Records of Processing',
    es: 'Registros de tratamiento',
    fr: 'Registres des traitements',
    de: 'Verarbeitungsverzeichnisse',
  },
  dsar: { en: 'DSAR', es: 'Solicitudes de interesados', fr: 'Demandes de droits', de: 'Betroffenenanfragen' },
  'privacy-notices': {
    en: 'Privacy Notices',
    es: 'Avisos de privacidad',
    fr: 'Notices d’information',
    de: 'Datenschutzhinweise',
  },
  controls: { en: 'Controls', es: 'Controles', fr: 'Mesures', de: 'Maßnahmen' },
  evidence: { en: 'Evidence', es: 'Evidencias', fr: 'Preuves', de: 'Nachweise' },
  reports: { en: 'Reports', es: 'Informes', fr: 'Rapports', de: 'Berichte' },
  training: { en: 'Training', es: 'Formación', fr: 'Formation', de: 'Schulung' },
  baa: { en: 'BAA', es: 'BAA', fr: 'BAA', de: 'BAA' },
  'incident-response': {
    en: 'Incident Response',
    es: 'Respuesta a incidentes',
    fr: 'Réponse aux incidents',
    de: 'Vorfallsbehandlung',
  },
  saq: { en: 'SAQ', es: 'SAQ', fr: 'SAQ', de: 'SAQ' },
  'network-diagrams': {
    en: 'Network Diagrams',
    es: 'Diagramas de red',
    fr: 'Schémas du réseau',
    de: 'Netzwerkpläne',
  },
  'asv-scans': { en: 'ASV Scans', es: 'Análisis ASV', fr: 'Scans ASV', de: 'ASV-Scans' },
  'management-system': {
    en: 'Management System',
    es: 'Sistema de gestión',
    fr: 'Système de management',
    de: 'Managementsystem',
  },
  plans: { en: 'Plans', es: 'Planes', fr: 'Plans', de: 'Pläne' },
  registers: { en: 'Registers', es: 'Listas y registros', fr: 'Registres', de: 'Register' },
  audits: { en: 'Audits', es: 'Auditorías', fr: 'Audits', de: 'Audits' },
};
