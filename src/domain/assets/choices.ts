import { STATUS_SYNONYMS } from './asset.ts';
import type { ImportField, ImportKey } from './import-fields.ts';
import { nearestChoice } from '../tables/nearest.ts';

/** What people write for a value of ours. Offered as a suggestion, never taken without being asked. */
const MEANINGS: Partial<Record<ImportKey, Record<string, readonly string[]>>> = {
  type: {
    Laptop: ['notebook', 'macbook', 'portable computer', 'portátil', 'ordinateur portable', 'pc portable'],
    Desktop: [
      'pc',
      'computer',
      'workstation',
      'imac',
      'escritorio',
      'ordenador',
      'poste fixe',
      'rechner',
      'arbeitsplatzrechner',
    ],
    Server: ['servidor', 'serveur', 'virtual machine', 'vm', 'host'],
    'Mobile Device': [
      'phone',
      'smartphone',
      'mobile',
      'mobile phone',
      'iphone',
      'móvil',
      'téléphone',
      'handy',
      'mobiltelefon',
    ],
    Tablet: ['ipad', 'tableta', 'tablette'],
    'Network Device': [
      'router',
      'switch',
      'firewall',
      'access point',
      'network',
      'gateway',
      'netzwerkgerät',
      'routeur',
      'cortafuegos',
      'pare-feu',
    ],
    'Storage Device': [
      'nas',
      'san',
      'storage',
      'disk',
      'hard drive',
      'usb',
      'disco',
      'disque',
      'speicher',
      'festplatte',
    ],
    Printer: ['impresora', 'imprimante', 'drucker', 'multifunction'],
    Scanner: ['escáner', 'scanneur'],
    'Software License': ['software', 'license', 'licence', 'subscription', 'licencia', 'lizenz', 'logiciel'],
    'Cloud Service': ['cloud', 'saas', 'iaas', 'paas', 'nube', 'cloud-dienst'],
    Database: ['db', 'base de datos', 'base de données', 'datenbank'],
    Application: ['app', 'web app', 'website', 'system', 'aplicación', 'anwendung', 'programm'],
  },
  category: {
    Hardware: ['device', 'equipment', 'endpoint', 'physical', 'equipo', 'matériel', 'gerät', 'geräte', 'it hardware'],
    Software: ['license', 'licence', 'application', 'application software', 'logiciel', 'anwendung'],
    Cloud: ['saas', 'iaas', 'paas', 'cloud service', 'hosted', 'nube'],
    Network: ['networking', 'infrastructure', 'red', 'réseau', 'netzwerk'],
    Other: ['misc', 'miscellaneous', 'otro', 'otros', 'autre', 'autres', 'sonstiges', 'andere', 'data', 'information'],
  },
  department: {
    'Human Resources': [
      'hr',
      'people',
      'rrhh',
      'recursos humanos',
      'rh',
      'ressources humaines',
      'personal',
      'personalabteilung',
    ],
    'IT Operations': ['it', 'information technology', 'ict', 'tic', 'informática', 'informatique', 'dsi', 'edv'],
    Finance: ['accounting', 'finanzas', 'contabilidad', 'finances', 'comptabilité', 'finanzen', 'buchhaltung'],
    Engineering: ['development', 'r&d', 'product', 'ingeniería', 'ingénierie', 'entwicklung', 'technik'],
    Executive: ['management', 'board', 'dirección', 'direction', 'geschäftsführung', 'vorstand'],
    Legal: ['law', 'jurídico', 'juridique', 'recht', 'rechtsabteilung'],
    Sales: ['ventas', 'ventes', 'vertrieb', 'commercial'],
  },
  status: {
    Active: [
      'in use',
      'deployed',
      'live',
      'ok',
      'in service',
      'activo',
      'en uso',
      'actif',
      'en service',
      'aktiv',
      'in betrieb',
    ],
    Inactive: ['unused', 'in stock', 'spare', 'stored', 'inactivo', 'inactif', 'inaktiv', 'auf lager'],
    Maintenance: [
      'repair',
      'in repair',
      'broken',
      'out for repair',
      'mantenimiento',
      'en maintenance',
      'wartung',
      'in reparatur',
    ],
    Retired: [
      'disposed',
      'scrapped',
      'archived',
      'end of life',
      'eol',
      'retirado',
      'dado de baja',
      'retiré',
      'hors service',
      'ausgemustert',
      'außer betrieb',
    ],
  },
  riskLevel: {
    Low: ['1', 'bajo', 'faible', 'niedrig', 'gering', 'minor'],
    Medium: ['2', 'moderate', 'med', 'medio', 'moyen', 'mittel'],
    High: ['3', 'critical', 'severe', 'alto', 'élevé', 'hoch'],
  },
  dataClassification: {
    Public: ['open', 'unrestricted', 'público', 'öffentlich'],
    Internal: ['internal use', 'internal only', 'private', 'interno', 'uso interno', 'interne', 'intern'],
    Confidential: ['sensitive', 'confidencial', 'confidentiel', 'vertraulich'],
    Restricted: [
      'secret',
      'highly confidential',
      'strictly confidential',
      'restringido',
      'restreint',
      'streng vertraulich',
      'geheim',
    ],
  },
  patchLevel: {
    Current: ['up to date', 'uptodate', 'latest', 'patched', 'yes', 'aktuell', 'à jour', 'al día', 'actualizado'],
    Behind: ['outdated', 'out of date', 'missing', 'veraltet', 'obsolète', 'atrasado', 'desactualizado'],
    Critical: ['unsupported', 'eol', 'crítico', 'critique', 'kritisch'],
  },
  backupStatus: {
    Enabled: ['yes', 'true', 'on', 'active', 'daily', 'sí', 'oui', 'ja', 'aktiv', 'activo', 'activé'],
    Disabled: ['no', 'false', 'off', 'none', 'non', 'nein', 'aus', 'désactivé', 'desactivado'],
    Pending: ['planned', 'waiting', 'pendiente', 'en attente', 'geplant', 'ausstehend'],
  },
  complianceStatus: {
    Compliant: ['yes', 'ok', 'conforme', 'konform', 'passed'],
    'Non-Compliant': ['no', 'non compliant', 'noncompliant', 'failed', 'no conforme', 'non conforme', 'nicht konform'],
    'Needs Review': ['review', 'revisar', 'à revoir', 'zu prüfen'],
    'Pending Review': ['pending', 'open', 'pendiente', 'en attente', 'ausstehend'],
  },
};

const SYNONYMS = new Map(
  Object.entries(STATUS_SYNONYMS).map(([word, status]) => [word.toLowerCase(), status as string]),
);

/** A cell as one of a field's choices: itself without case, or a word the specification calls the same. */
export function exactChoice(field: ImportField, text: string): string | undefined {
  const word = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const synonym = field.key === 'status' ? SYNONYMS.get(word) : undefined;
  return synonym ?? field.choices?.find((choice) => choice.toLowerCase().replace(/[\s_-]+/g, ' ') === word);
}

/** "Did you mean": the choice that somebody's own word, or a mistyped one, most likely stands for. */
export function suggestedChoice(field: ImportField, text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const meanings = Object.entries(MEANINGS[field.key] ?? {});
  return (
    meanings.find(([, words]) => words.includes(word))?.[0] ??
    nearestChoice(word, field.choices ?? []) ??
    meanings.find(([, words]) => nearestChoice(word, words) !== undefined)?.[0]
  );
}
