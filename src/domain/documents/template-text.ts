import type { Language } from '../organisations/language.ts';
import { DRAFT_SENTENCE } from './draft.ts';
import type { TemplateCategory, TemplateEntry } from './template.ts';

/** What is filled in of an organisation; what is left out stays a blank. */
export interface TemplateProfile {
  organisation?: string;
  /** Who answers for the document. */
  owner?: string;
  /** The day on which it is drawn up, as an ISO date. */
  today?: string;
}

const INSTRUCTION: Record<Language, string> = {
  en: 'Fill in what stands in double braces, change what is different with you, delete this line, and upload the file under its name again.',
  es: 'Complete lo que está entre llaves dobles, cambie lo que en su caso sea distinto, borre esta línea y vuelva a subir el archivo con el mismo nombre.',
  fr: 'Complétez ce qui est entre doubles accolades, changez ce qui est différent chez vous, supprimez cette ligne et déposez à nouveau le fichier sous le même nom.',
  de: 'Füllen Sie aus, was in doppelten geschweiften Klammern steht, ändern Sie, was bei Ihnen anders ist, löschen Sie diese Zeile und laden Sie die Datei unter ihrem Namen wieder hoch.',
};

interface HeadWords {
  head: string[];
  owner: string;
  date: string;
  approval: string;
  versions: string;
  columns: string[];
  first: string;
}

const HEAD: Record<Language, HeadWords> = {
  en: {
    head: ['Owner', 'Version', 'Approved by, on', 'In force from', 'Next review'],
    owner: '{{name and role of the owner}}',
    date: '{{date}}',
    approval: '{{name, role, date}}',
    versions: 'Version history',
    columns: ['Version', 'Date', 'What changed', 'By'],
    first: 'First draft',
  },
  es: {
    head: ['Responsable', 'Versión', 'Aprobado por, el', 'En vigor desde', 'Próxima revisión'],
    owner: '{{nombre y función}}',
    date: '{{fecha}}',
    approval: '{{nombre, función, fecha}}',
    versions: 'Historial de versiones',
    columns: ['Versión', 'Fecha', 'Qué cambió', 'Por'],
    first: 'Primer borrador',
  },
  fr: {
    head: ['Responsable', 'Version', 'Approuvé par, le', 'En vigueur depuis', 'Prochaine revue'],
    owner: '{{nom et fonction}}',
    date: '{{date}}',
    approval: '{{nom, fonction, date}}',
    versions: 'Historique des versions',
    columns: ['Version', 'Date', 'Modifications', 'Par'],
    first: 'Premier brouillon',
  },
  de: {
    head: ['Verantwortlich', 'Version', 'Genehmigt von, am', 'In Kraft ab', 'Nächste Überprüfung'],
    owner: '{{Name und Funktion}}',
    date: '{{Datum}}',
    approval: '{{Name, Funktion, Datum}}',
    versions: 'Versionen',
    columns: ['Version', 'Datum', 'Änderung', 'Durch'],
    first: 'Erster Entwurf',
  },
};

/** The sentence by which a draft says that it is one, and what to do with it. */
export const draftNoteOf = (language: Language) => `${DRAFT_SENTENCE[language]} ${INSTRUCTION[language]}`;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (columns: string[], cells: string[]) =>
  [row(columns), row(columns.map(() => '---')), row(cells)].join('\n');

/** Cells, headings and lists of Markdown stay what they are, whatever a name holds. */
const inline = (value: string) =>
  value
    .replaceAll(/[\s|`<>]+/g, ' ')
    .replaceAll(/[{}]/g, '')
    .trim();

/** Documents that somebody approves begin with who and when, and end with their versions; registers and records have heads of their own. */
const HAS_HEAD: readonly TemplateCategory[] = ['policy', 'procedure', 'plan'];

/** Fills the organisation's name into a text of the catalogue; an unknown one stays a blank. */
export function fillOrganisation(text: string, { organisation }: TemplateProfile): string {
  const name = inline(organisation ?? '');
  return name === '' ? text : text.replaceAll('{{organisation}}', () => name);
}

/** A Markdown template below its title, with what is known of the organisation. */
export function composeMarkdown(
  { category, format }: Pick<TemplateEntry, 'category' | 'format'>,
  body: string,
  language: Language,
  profile: TemplateProfile,
): string {
  const text = fillOrganisation(body.trim(), profile);
  if (!HAS_HEAD.includes(category) || format !== 'md') return text;
  const words = HEAD[language];
  const owner = inline(profile.owner ?? '') || words.owner;
  const date = profile.today ?? words.date;
  const head = table(words.head, [owner, `0.1, ${date}`, words.approval, words.date, words.date]);
  const versions = table(words.columns, ['0.1', date, words.first, owner]);
  return `${head}\n\n${text}\n\n## ${words.versions}\n\n${versions}`;
}

/** A Markdown file: title, the sentence of drafts, text. */
export function markdownFile(title: string, language: Language, text: string): string {
  return `# ${title}\n\n${draftNoteOf(language)}\n\n${text}\n`;
}

/** A title as a file may be called. Control characters and what file systems or archives read otherwise become a space. */
export function fileNameOf(title: string, extension: string): string {
  return `${segmentOf(title)}.${extension}`;
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** One name within a path of an archive: never empty, never "..", never a way out. */
export function segmentOf(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 100)
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  if (plain === '') return '_';
  return RESERVED.test(plain.split('.')[0] ?? '') ? `_${plain}` : plain;
}
