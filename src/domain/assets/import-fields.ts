import { z } from 'zod';
import { Asset } from './asset.ts';

/** How the text of a cell is read. */
export type FieldKind = 'text' | 'choice' | 'date' | 'money' | 'integer' | 'switch' | 'tags';

interface FileColumn {
  label: string;
  kind: FieldKind;
  /**
   * Other headings people give the column, in English, Spanish, French and German, separated by commas. They are compared without case, accents
   * and punctuation.
   */
  others: string;
}

/** The columns of an import in the specification's order (section 3.4), its 5 required and 14 optional ones; then the rest of an asset. */
const FIELDS = {
  name: {
    label: 'Asset Name',
    kind: 'text',
    others: `
    name, asset, device name, hostname, host name, computer name, item, title, description, asset tag name,
    nombre, nombre del activo, activo, nom, nom de l'actif, actif, désignation, bezeichnung, gerätename,
    assetname, anlagenbezeichnung`,
  },
  type: {
    label: 'Asset Type',
    kind: 'choice',
    others: `
    type, asset type, device type, kind, model type, tipo, tipo de activo, type d’actif, type de l'actif,
    type d'actif, typ, gerätetyp, assettyp, art, geräteart`,
  },
  category: {
    label: 'Category',
    kind: 'choice',
    others: `
    asset category, class, group, asset class, categoría, categoría del activo, catégorie, catégorie d'actif,
    kategorie, klasse, gruppe`,
  },
  serialNumber: {
    label: 'Serial Number',
    kind: 'text',
    others: `
    serial, serial no, serial #, s/n, sn, serial num, serialno, service tag, asset serial, número de serie,
    nº de serie, n.º de serie, no. de serie, numero de serie, serie, numéro de série, n° de série, no de série,
    seriennummer, serien-nr, serien nr, seriennr`,
  },
  owner: {
    label: 'Owner',
    kind: 'text',
    others: `
    asset owner, owned by, owner email, responsible, assigned to, assignee, user, propietario, propietaria,
    responsable, asignado a, propriétaire, attribué à, affecté à, eigentümer, eigentümerin, verantwortlich,
    verantwortliche, verantwortlicher, verantwortliche r, verantwortliche person, zugewiesen an, besitzer`,
  },
  model: {
    label: 'Model',
    kind: 'text',
    others: `
    model name, model no, model number, product, modelo, modèle, modell, modellbezeichnung, produkt`,
  },
  vendor: {
    label: 'Vendor',
    kind: 'text',
    others: `
    supplier, manufacturer, make, brand, publisher, maker, proveedor, fabricante, marca, fournisseur, fabricant,
    marque, éditeur, hersteller, lieferant, anbieter, marke`,
  },
  custodian: {
    label: 'Custodian',
    kind: 'text',
    others: `
    keeper, administrator, maintained by, technical owner, managed by, custodio, administrador, dépositaire,
    gestionnaire, administrateur, verwalter, betreuer, betreuerin, administrator in`,
  },
  location: {
    label: 'Location',
    kind: 'text',
    others: `
    site, office, place, room, building, city, ubicación, localización, sede, oficina, emplacement,
    localisation, lieu, bureau, standort, ort, raum, gebäude`,
  },
  department: {
    label: 'Department',
    kind: 'choice',
    others: `
    dept, division, business unit, team, departamento, área, département, service, direction, abteilung,
    bereich, fachbereich`,
  },
  status: {
    label: 'Status',
    kind: 'choice',
    others: `
    state, asset status, lifecycle, lifecycle status, estado, situación, statut, état, zustand, assetstatus`,
  },
  riskLevel: {
    label: 'Risk Level',
    kind: 'choice',
    others: `
    risk, risk rating, criticality, riesgo, nivel de riesgo, risque, niveau de risque, risiko, risikostufe,
    risikoniveau`,
  },
  purchaseDate: {
    label: 'Purchase Date',
    kind: 'date',
    others: `
    purchased, purchased on, date of purchase, bought, acquisition date, order date, fecha de compra,
    fecha de adquisición, date d'achat, acheté le, date d'acquisition, kaufdatum, anschaffungsdatum, gekauft am`,
  },
  warrantyExpiry: {
    label: 'Warranty Expiry',
    kind: 'date',
    others: `
    warranty, warranty end, warranty end date, warranty expiration, warranty expires, warranty expiry date,
    expiry date, expires, license expiry, end of warranty, garantía, fin de garantía,
    vencimiento de la garantía, vencimiento, garantie, fin de garantie, expiration de la garantie, garantieende,
    garantie bis, garantieablauf, ablaufdatum`,
  },
  cost: {
    label: 'Cost',
    kind: 'money',
    others: `
    price, purchase cost, purchase price, value, amount, unit cost, costo, coste, precio, precio de compra,
    valor, importe, coût, prix, prix d'achat, valeur, montant, kosten, preis, kaufpreis, anschaffungskosten,
    wert`,
  },
  dataClassification: {
    label: 'Data Classification',
    kind: 'choice',
    others: `
    classification, data class, information classification, sensitivity, confidentiality, clasificación,
    clasificación de datos, clasificación de la información, confidencialidad, classification des données,
    confidentialité, datenklassifizierung, klassifizierung, informationsklasse, schutzbedarf, vertraulichkeit`,
  },
  operatingSystem: {
    label: 'Operating System',
    kind: 'text',
    others: `
    os, os name, os version, platform, sistema operativo, so, système d'exploitation, système, betriebssystem,
    bs`,
  },
  ipAddress: {
    label: 'IP Address',
    kind: 'text',
    others: `
    ip, ip addr, ipv4, ipv4 address, ipv6, ip address es, dirección ip, adresse ip, ip-adresse, ip adresse`,
  },
  macAddress: {
    label: 'MAC Address',
    kind: 'text',
    others: `
    mac, mac addr, ethernet address, hardware address, dirección mac, adresse mac, mac-adresse, mac adresse`,
  },
  firmwareVersion: {
    label: 'Firmware Version',
    kind: 'text',
    others: `
    firmware, bios, bios version, versión de firmware, version du firmware, micrologiciel, firmware-version,
    firmwarestand`,
  },
  patchLevel: {
    label: 'Patch Level',
    kind: 'choice',
    others: `
    patch, patch status, patching, nivel de parches, parches, niveau de correctifs, correctifs, patchstand,
    patch-level`,
  },
  vulnerabilityCount: {
    label: 'Vulnerability Count',
    kind: 'integer',
    others: `
    vulnerabilities, open vulnerabilities, vulns, cves, vulnerabilidades, vulnérabilités, schwachstellen,
    anzahl schwachstellen`,
  },
  encryptionEnabled: {
    label: 'Encryption Enabled',
    kind: 'switch',
    others: `
    encryption, encrypted, disk encryption, bitlocker, filevault, cifrado, cifrado activado, chiffrement,
    chiffré, verschlüsselung, verschlüsselt`,
  },
  antivirusInstalled: {
    label: 'Antivirus Installed',
    kind: 'switch',
    others: `
    antivirus, anti-virus, av, edr, endpoint protection, antivirus instalado, antivirus installé, virenschutz,
    antivirus installiert`,
  },
  backupStatus: {
    label: 'Backup Status',
    kind: 'choice',
    others: `
    backup, backups, backed up, copia de seguridad, copias de seguridad, estado de la copia de seguridad,
    sauvegarde, sauvegardes, état de la sauvegarde, sicherung, datensicherung, backup-status`,
  },
  licenseCount: {
    label: 'License Count',
    kind: 'integer',
    others: `
    licenses, licences, license seats, seats, total licenses, licencias, número de licencias,
    nombre de licences, lizenzen, anzahl lizenzen`,
  },
  usedLicenses: {
    label: 'Used Licenses',
    kind: 'integer',
    others: `
    licenses used, used seats, used licences, licencias usadas, licencias utilizadas, licences utilisées,
    genutzte lizenzen, verwendete lizenzen`,
  },
  complianceStatus: {
    label: 'Compliance Status',
    kind: 'choice',
    others: `
    compliance, compliance state, estado de cumplimiento, cumplimiento, conformité, statut de conformité,
    état de conformité, compliance-status, konformität, konformitätsstatus`,
  },
  accessReviewDate: {
    label: 'Access Review Date',
    kind: 'date',
    others: `
    access review, next access review, revisión de accesos, fecha de revisión de accesos, revue des accès,
    date de revue des accès, zugriffsprüfung, datum der zugriffsprüfung`,
  },
  complianceReviewDate: {
    label: 'Compliance Review Date',
    kind: 'date',
    others: `
    compliance review, next compliance review, review date, revisión de cumplimiento,
    fecha de revisión de cumplimiento, revue de conformité, date de revue de conformité, compliance-prüfung,
    datum der compliance-prüfung`,
  },
  tags: {
    label: 'Tags',
    kind: 'tags',
    others: `
    tag, labels, keywords, etiquetas, étiquettes, mots-clés, schlagwörter, stichwörter`,
  },
  notes: {
    label: 'Notes',
    kind: 'text',
    others: `
    note, comment, comments, remarks, notas, comentarios, observaciones, remarques, commentaires, notizen,
    bemerkung, bemerkungen, kommentar, anmerkungen`,
  },
} as const satisfies Record<string, FileColumn>;
export type ImportKey = keyof typeof FIELDS;

export interface ImportField extends FileColumn {
  key: ImportKey;
  isRequired: boolean;
  /** What a choice may be. */
  choices?: readonly string[];
}

export const IMPORT_KEYS = Object.keys(FIELDS) as readonly ImportKey[];
export const REQUIRED_KEYS: readonly ImportKey[] = ['name', 'type', 'category', 'serialNumber', 'owner'];

function choicesOf(key: ImportKey): readonly string[] | null {
  const type: z.ZodType = Asset.shape[key];
  const said = type instanceof z.ZodNullable ? type.unwrap() : type;
  return said instanceof z.ZodEnum ? said.options.map(String) : null;
}

export const IMPORT_FIELDS: readonly ImportField[] = IMPORT_KEYS.map((key) => {
  const choices = choicesOf(key);
  return { key, isRequired: REQUIRED_KEYS.includes(key), ...FIELDS[key], ...(choices && { choices }) };
});

export function fieldOf(key: ImportKey): ImportField {
  return IMPORT_FIELDS[IMPORT_KEYS.indexOf(key)] as ImportField;
}
