import type { ProductHeadings } from '../tables/products.ts';

/** The columns of the register as a file, in their order; an import knows them by these names in every language. */
export const REGISTER_COLUMNS = [
  'reference',
  'title',
  'category',
  'owner',
  'threat',
  'vulnerability',
  'consequence',
  'objectives',
  'inherentLikelihood',
  'inherentImpact',
  'inherentScore',
  'residualLikelihood',
  'residualImpact',
  'residualScore',
  'targetLikelihood',
  'targetImpact',
  'targetScore',
  'level',
  'treatment',
  'treatmentRationale',
  'targetOn',
  'controls',
  'stage',
  'acceptedUntil',
  'reviewDueOn',
] as const;
export type RegisterColumn = (typeof REGISTER_COLUMNS)[number];

/** Those that an import takes; the others follow from facts. */
export const IMPORT_COLUMNS = REGISTER_COLUMNS.filter(
  (column) => !['inherentScore', 'residualScore', 'targetScore', 'level', 'stage', 'acceptedUntil'].includes(column),
);

/** What else people call a column, in English, Spanish, French and German; one after a question mark is doubtful. */
export const OTHER_HEADINGS: Readonly<Partial<Record<RegisterColumn, string>>> = {
  reference: `
    id, ref, risk id, risk no, risk number, risk ref, ref id, no, nr, referencia, número, id del riesgo, référence, numéro, id du risque, nummer,
    risiko-id, risiko-nr, kennung`,
  title: `
    risk, risk title, risk name, name, risk statement, scenario, risk scenario, riesgo, título, nombre del riesgo, escenario, risque, titre,
    nom du risque, scénario, risiko, titel, bezeichnung, risikobezeichnung, risikoszenario, ?risk description, ?description`,
  category: `risk category, type, risk type, area, categoría, tipo, catégorie, type de risque, kategorie, risikokategorie, risikoart`,
  owner: `
    risk owner, responsible, responsible person, assigned to, propietario, propietario del riesgo, responsable, propriétaire,
    propriétaire du risque, risikoeigner, risikoeigentümer, verantwortlich, verantwortliche person`,
  threat: `threats, threat source, amenaza, amenazas, menace, menaces, bedrohung, bedrohungen, gefährdung, cause, ursache`,
  vulnerability: `vulnerabilities, weakness, vulnerabilidad, vulnérabilité, schwachstelle, schwachstellen`,
  consequence: `
    consequences, impact description, effect, consecuencia, consecuencias, conséquence, conséquences, auswirkung, auswirkungen, folgen, folge`,
  inherentLikelihood: `
    likelihood, probability, inherent probability, current likelihood, probabilidad, probabilidad inherente, probabilité, vraisemblance,
    wahrscheinlichkeit, eintrittswahrscheinlichkeit`,
  inherentImpact: `
    impact, severity, inherent severity, current impact, impacto, impacto inherente, gravité, impact inhérent, schadenshöhe, schadensausmaß`,
  residualLikelihood: `residual probability, probabilidad residual, probabilité résiduelle, restwahrscheinlichkeit`,
  residualImpact: `residual severity, impacto residual, impact résiduel, restauswirkung`,
  targetLikelihood: `target probability`,
  targetImpact: `target severity`,
  treatment: `
    treatment option, treatment strategy, risk treatment, response, risk response, tratamiento, traitement, option de traitement, behandlung,
    risikobehandlung, behandlungsoption`,
  treatmentRationale: `treatment plan, mitigation, mitigation plan, action plan, plan de tratamiento, plan de traitement, maßnahmen, maßnahme`,
  targetOn: `due date, target date, deadline, fecha límite, échéance, frist, zieldatum, termin`,
  controls: `control, linked controls, existing controls, controles, contrôles, mesures, kontrollen`,
  reviewDueOn: `review date, next review, next review date, fecha de revisión, date de revue, prüfdatum, nächste prüfung`,
};

/** In CISO Assistant the current level is that of the controls in place, and the residual one that of those still planned. */
export const OF_PRODUCTS: ProductHeadings<RegisterColumn> = {
  'CISO Assistant': {
    'inherent proba': 'inherentLikelihood',
    'inherent impact': 'inherentImpact',
    'current proba': 'residualLikelihood',
    'current impact': 'residualImpact',
    'residual proba': 'targetLikelihood',
    'residual impact': 'targetImpact',
    'existing controls': null,
    'additional controls': null,
  },
};
