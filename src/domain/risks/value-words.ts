import type { Language } from '../organisations/language.ts';
import type { AssessmentKind, RiskCategory, Treatment } from './risk.ts';
import type { RiskStage } from './stage.ts';
import type { OBJECTIVES } from './values.ts';

/** How values are called in files that people read and write. */
interface ValueWords {
  category: Record<RiskCategory, string>;
  treatment: Record<Treatment, string>;
  stage: Record<RiskStage, string>;
  objective: Record<(typeof OBJECTIVES)[number], string>;
  kind: Record<AssessmentKind, string>;
}

export const VALUE_WORDS: Record<Language, ValueWords> = {
  en: {
    category: {
      people: 'People',
      access: 'Access',
      malware: 'Malware',
      software: 'Software',
      network: 'Network',
      data: 'Data',
      cloud: 'Cloud',
      suppliers: 'Suppliers',
      physical: 'Premises and devices',
      continuity: 'Continuity',
      legal: 'Law and contracts',
      change: 'Change and projects',
    },
    treatment: { modify: 'Modify', retain: 'Retain', avoid: 'Avoid', share: 'Share' },
    stage: {
      identified: 'Identified',
      assessed: 'Untreated',
      treating: 'In treatment',
      treated: 'Treated',
      accepted: 'Accepted',
      closed: 'Closed',
    },
    objective: { confidentiality: 'Confidentiality', integrity: 'Integrity', availability: 'Availability' },
    kind: { inherent: 'Inherent', residual: 'Residual', target: 'Target' },
  },
  es: {
    category: {
      people: 'Personas',
      access: 'Acceso',
      malware: 'Software malicioso',
      software: 'Software',
      network: 'Red',
      data: 'Datos',
      cloud: 'Nube',
      suppliers: 'Proveedores',
      physical: 'Locales y equipos',
      continuity: 'Continuidad',
      legal: 'Leyes y contratos',
      change: 'Cambios y proyectos',
    },
    treatment: { modify: 'Modificar', retain: 'Retener', avoid: 'Evitar', share: 'Compartir' },
    stage: {
      identified: 'Identificado',
      assessed: 'Sin tratar',
      treating: 'En tratamiento',
      treated: 'Tratado',
      accepted: 'Aceptado',
      closed: 'Cerrado',
    },
    objective: { confidentiality: 'Confidencialidad', integrity: 'Integridad', availability: 'Disponibilidad' },
    kind: { inherent: 'Inherente', residual: 'Residual', target: 'Objetivo' },
  },
  fr: {
    category: {
      people: 'Personnes',
      access: 'Accès',
      malware: 'Logiciels malveillants',
      software: 'Logiciels',
      network: 'Réseau',
      data: 'Données',
      cloud: 'Nuage',
      suppliers: 'Fournisseurs',
      physical: 'Locaux et équipements',
      continuity: 'Continuité',
      legal: 'Lois et contrats',
      change: 'Changements et projets',
    },
    treatment: { modify: 'Modifier', retain: 'Conserver', avoid: 'Éviter', share: 'Partager' },
    stage: {
      identified: 'Identifié',
      assessed: 'Non traité',
      treating: 'En traitement',
      treated: 'Traité',
      accepted: 'Accepté',
      closed: 'Clos',
    },
    objective: { confidentiality: 'Confidentialité', integrity: 'Intégrité', availability: 'Disponibilité' },
    kind: { inherent: 'Inhérent', residual: 'Résiduel', target: 'Cible' },
  },
  de: {
    category: {
      people: 'Menschen',
      access: 'Zugang',
      malware: 'Schadsoftware',
      software: 'Software',
      network: 'Netzwerk',
      data: 'Daten',
      cloud: 'Cloud',
      suppliers: 'Lieferanten',
      physical: 'Räume und Geräte',
      continuity: 'Kontinuität',
      legal: 'Recht und Verträge',
      change: 'Änderungen und Projekte',
    },
    treatment: { modify: 'Verändern', retain: 'Beibehalten', avoid: 'Vermeiden', share: 'Teilen' },
    stage: {
      identified: 'Erkannt',
      assessed: 'Unbehandelt',
      treating: 'In Behandlung',
      treated: 'Behandelt',
      accepted: 'Akzeptiert',
      closed: 'Geschlossen',
    },
    objective: { confidentiality: 'Vertraulichkeit', integrity: 'Integrität', availability: 'Verfügbarkeit' },
    kind: { inherent: 'Inhärent', residual: 'Restrisiko', target: 'Ziel' },
  },
};
