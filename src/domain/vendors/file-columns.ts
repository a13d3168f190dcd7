import type { Messages } from '../organisations/messages.ts';
import type { Vendor } from './view.ts';

/** What a cell holds. Figures and moments follow from facts, and an import leaves them alone; it compares names with those it knows. */
export type ColumnKind = 'text' | 'name' | 'number' | 'day' | 'list' | 'figure' | 'moment';

/** The columns of the list as a file, in their order; an import knows them by their headings in every language. */
const COLUMNS = {
  name: 'text',
  tier: 'name',
  industry: 'text',
  compliance: 'name',
  score: 'figure',
  incidents: 'figure',
  owner: 'name',
  reviewMonths: 'number',
  reviewDueOn: 'day',
  website: 'text',
  domains: 'list',
  description: 'text',
  notes: 'text',
  lastScanAt: 'moment',
  changedAt: 'moment',
} as const satisfies Record<string, ColumnKind>;
export type FileColumn = keyof typeof COLUMNS;
export type ImportColumn = {
  [Column in FileColumn]: (typeof COLUMNS)[Column] extends 'figure' | 'moment' ? never : Column;
}[FileColumn];

export const FILE_COLUMNS = Object.keys(COLUMNS) as readonly FileColumn[];
export const IMPORT_COLUMNS = FILE_COLUMNS.filter(
  (column): column is ImportColumn => !['figure', 'moment'].includes(COLUMNS[column]),
);
export const kindOf = (column: FileColumn): ColumnKind => COLUMNS[column];

/** A text, a number, or an ISO date; null is an empty cell. */
export type FileCell = string | number | { date: string } | null;

/** A vendor as a row of a file, in the order of the columns. Tier and compliance stay as they are: an import reads them again. */
export function cellsOf(vendor: Vendor): FileCell[] {
  return FILE_COLUMNS.map((column) => {
    const value = column === 'owner' ? vendor.ownerName : vendor[column];
    if (Array.isArray(value)) return value.join(', ');
    const isDay = COLUMNS[column] === 'day' || COLUMNS[column] === 'moment';
    return isDay && typeof value === 'string' ? { date: value.slice(0, 10) } : value;
  });
}

/** What a column is called: as the list calls it, or else as the form does. */
export function headingOf(column: FileColumn, t: Messages<'vendors'>): string {
  if (column === 'name' || column === 'score' || column === 'incidents') return t(`column.${column}`);
  if (column === 'lastScanAt' || column === 'changedAt') return t(`heading.${column}`);
  return t(`field.${column}`);
}

/** What else people call a column, in English, Spanish, French and German; one after a question mark is doubtful. */
export const OTHER_HEADINGS: Readonly<Partial<Record<ImportColumn, string>>> = {
  name: `
    name, vendor, vendor name, supplier, supplier name, third party, third party name, company, company name, provider,
    service provider, partner, organization name, legal name, proveedor, nombre, nombre del proveedor, empresa, tercero, fournisseur, nom,
    nom du fournisseur, prestataire, société, tiers, lieferant, lieferantenname, anbieter, dienstleister, firma, firmenname, ?product`,
  tier: `
    criticality, vendor tier, risk tier, risk level, inherent risk, risk, importance, nivel, criticidad, nivel de riesgo, niveau, criticité,
    niveau de risque, stufe, kritikalität, risikostufe, einstufung`,
  industry: `
    category, vendor category, type, vendor type, sector, service, services, service type, business area, sector de actividad, categoría, tipo,
    secteur, secteur d'activité, catégorie, type de service, branche, kategorie, art, dienstleistung, leistung`,
  compliance: `
    certification, certifications, certificates, certificate, attestation, attestations, standards, cumplimiento, certificación,
    certificaciones, conformité, certificats, zertifikat, zertifikate, zertifizierung, zertifizierungen`,
  owner: `
    vendor owner, business owner, relationship owner, responsible, responsible person, internal contact, assigned to, security owner, propietario,
    responsable, verantwortlich, verantwortliche person, verantwortlicher, verantwortliche`,
  reviewMonths: `review interval, review frequency, review cycle, frecuencia de revisión, fréquence de revue, prüfintervall`,
  reviewDueOn: `
    next review date, review due, review due date, due date, next assessment, next assessment date, próxima revisión, prochaine revue,
    nächste prüfung, nächste überprüfung`,
  website: `
    url, web, homepage, web site, website url, vendor url, vendor website, link, sitio web, página web, site web, site internet, webseite,
    internetseite, webadresse`,
  domains: `domain, monitored domains, dominio, dominios, domaine, domaines, domäne, domänen`,
  description: `
    purpose, services provided, what it does, usage, use case, scope, descripción, finalidad, objet, beschreibung, zweck, verwendungszweck,
    leistungsbeschreibung`,
  notes: `note, comment, comments, remarks, notas, comentarios, observaciones, remarques, commentaires, notizen, bemerkung, bemerkungen`,
};

export const FILE_FORMATS = ['csv', 'xlsx'] as const;

export const fileNameOf = (day: string, format: (typeof FILE_FORMATS)[number]) => `vendors_${day}.${format}`;
