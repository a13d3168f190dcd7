import type { ImportKey } from '#domain/assets/import-fields.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { BLOCKS, CLOUD, EXPORTED, FRENCH, GERMAN, ISO, LICENSES, OLD_MAC, SPANISH } from './register-texts.ts';
import { type TestSheet, workbookOf } from './workbook.ts';

/** A list of assets as an organisation may have kept it for years, and what each of its headings means. */
export interface Register {
  fileName: string;
  bytes: () => Promise<Uint8Array>;
  meanings: Record<string, ImportKey | null>;
  /** Assets in it. */
  rows: number;
}

const cellsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const text = (lines: string, delimiter = ',', newline = '\r\n') =>
  cellsOf(lines)
    .map((cells) =>
      delimiter === ','
        ? csvRecord(cells).trimEnd()
        : cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter),
    )
    .join(newline);
const utf8 = (content: string) => async () => Buffer.from(content);
const book =
  (...sheets: TestSheet[]) =>
  () =>
    workbookOf(sheets);
const sheet = (name: string, lines: string, more: Partial<TestSheet> = {}): TestSheet => ({
  name,
  rows: cellsOf(lines),
  ...more,
});

/** Registers of our own, in the shapes in which people have theirs. */
export const REGISTERS: readonly Register[] = [
  {
    fileName: 'exported.csv',
    bytes: utf8(text(EXPORTED)),
    rows: 15,
    meanings: {
      'Asset Tag': 'assetTag',
      'Asset Name': 'name',
      Serial: 'serialNumber',
      Model: 'model',
      'Model Number': null,
      Category: 'category',
      Manufacturer: 'vendor',
      Status: 'status',
      'Checked Out To: Name': 'owner',
      Location: 'location',
      'Purchase Date': 'purchaseDate',
      'Purchase Cost': 'cost',
      Warranty: 'warrantyExpiry',
      Notes: 'notes',
    },
  },
  {
    fileName: 'verzeichnis.csv',
    bytes: async () => Buffer.from(GERMAN.trim().replaceAll('\n', '\r\n'), 'latin1'),
    rows: 13,
    meanings: {
      Gerät: 'name',
      Art: 'type',
      Kategorie: 'category',
      Seriennummer: 'serialNumber',
      'Verantwortliche Person': 'owner',
      Abteilung: 'department',
      Standort: 'location',
      Status: 'status',
      Kritikalität: 'riskLevel',
      Klassifizierung: 'dataClassification',
      Anschaffungsdatum: 'purchaseDate',
      'Kaufpreis (EUR)': 'cost',
      'Garantie bis': 'warrantyExpiry',
      'Offene Schwachstellen': 'vulnerabilityCount',
      Festplattenverschlüsselung: 'encryptionEnabled',
      Bemerkung: 'notes',
    },
  },
  {
    fileName: 'registre.xlsx',
    bytes: book(
      sheet('Lisez-moi', 'Ce classeur est tenu par la DSI.\nVersion|3'),
      sheet('Actifs', FRENCH, { merged: ['A1:M1', 'C5:C9', 'C10:C12'] }),
      sheet('Listes', 'Type|Catégorie|Statut\nServeur|Matériel|en service', { isHidden: true }),
    ),
    rows: 10,
    meanings: {
      Désignation: 'name',
      "Type d'équipement": 'type',
      Catégorie: 'category',
      'N° de série': 'serialNumber',
      Responsable: 'owner',
      Service: 'department',
      Site: 'location',
      Statut: 'status',
      Sensibilité: 'dataClassification',
      "Date d'achat": 'purchaseDate',
      "Prix d'achat": 'cost',
      'Fin de garantie': 'warrantyExpiry',
      "Système d'exploitation": 'operatingSystem',
    },
  },
  {
    fileName: 'inventario.csv',
    bytes: utf8(`\ufeffsep=;\r\n${text(SPANISH, ';')}`),
    rows: 11,
    meanings: {
      'Nombre del equipo': 'name',
      'Tipo de dispositivo': 'type',
      Categoría: 'category',
      'Número de serie': 'serialNumber',
      'Persona responsable': 'owner',
      Departamento: 'department',
      Ubicación: 'location',
      Estado: 'status',
      'Fecha compra': 'purchaseDate',
      'Coste de compra': 'cost',
      'Garantía hasta': 'warrantyExpiry',
      Cifrado: 'encryptionEnabled',
      'Copia de seguridad': 'backupStatus',
    },
  },
  {
    fileName: 'cloud.csv',
    bytes: utf8(text(CLOUD)),
    rows: 12,
    meanings: {
      'Item name': 'name',
      'Service type': 'type',
      'Asset category': 'category',
      'Responsible person': 'owner',
      Team: 'department',
      'Data classification': 'dataClassification',
      'CVEs open': 'vulnerabilityCount',
      Environment: null,
      'Backup enabled': 'backupStatus',
      Criticality: 'riskLevel',
      'Annual cost': 'cost',
    },
  },
  {
    fileName: 'offices.xlsx',
    bytes: book(sheet('Read me', 'Read me\nAsk Dee before you change anything.'), sheet('North', BLOCKS)),
    rows: 8,
    meanings: {
      'Host name': 'name',
      Kind: 'type',
      Class: 'category',
      'S/N': 'serialNumber',
      'Maintained by': 'custodian',
      'Owner / Responsible': 'owner',
      OS: 'operatingSystem',
      IP: 'ipAddress',
      MAC: 'macAddress',
    },
  },
  {
    fileName: 'licences.csv',
    bytes: utf8(text(LICENSES, ';')),
    rows: 6,
    meanings: {
      'Software name': 'name',
      Publisher: 'vendor',
      'Licence type': null,
      Seats: 'licenseCount',
      'Used seats': 'usedLicenses',
      'Assigned to': 'owner',
      'Expiration date': 'warrantyExpiry',
      'Purchase cost': 'cost',
      'License key': null,
      Type: 'type',
    },
  },
  {
    fileName: 'register.xlsx',
    bytes: book(sheet('Asset register', ISO)),
    rows: 10,
    meanings: {
      'No.': null,
      'Asset title': 'name',
      'Asset description': 'notes',
      'Asset type': 'type',
      'Asset category': 'category',
      'Serial no.': 'serialNumber',
      'Asset owner': 'owner',
      'Previous owner': null,
      'Asset location': 'location',
      'Backup location': null,
      'Information classification': 'dataClassification',
      'Risk rating': 'riskLevel',
      Lifecycle: 'status',
      'Next access review': 'accessReviewDate',
    },
  },
  {
    fileName: 'old.csv',
    bytes: async () => Buffer.from(`\ufeff${OLD_MAC.trim().replaceAll('\n', '\r')}`, 'utf16le'),
    rows: 5,
    meanings: {
      name: 'name',
      type: 'type',
      category: 'category',
      serial: 'serialNumber',
      'assigned to': 'owner',
      dept: 'department',
      purchased: 'purchaseDate',
      price: 'cost',
    },
  },
];
