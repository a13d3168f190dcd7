import type { Messages } from '../organisations/messages.ts';
import type { TemplateCategory, TemplateEntry } from './template.ts';

/** What is filled in of an organisation; what is left out stays a blank. */
export interface TemplateProfile {
  organisation?: string;
  /** Who answers for the document. */
  owner?: string;
  /** The day on which it is drawn up, as an ISO date. */
  today?: string;
}

type Says = Messages<'server/document-drafts'>;

/** The sentence by which a draft says that it is one, and what to do with it. */
export const draftNoteOf = (t: Says) => `${t('sentence')} ${t('instruction')}`;

/** A place to be filled in: what stands in double braces. */
const blank = (text: string) => `{{${text}}}`;

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
  t: Says,
  profile: TemplateProfile,
): string {
  const text = fillOrganisation(body.trim(), profile);
  if (!HAS_HEAD.includes(category) || format !== 'md') return text;
  const date = blank(t('blank.date'));
  const owner = inline(profile.owner ?? '') || blank(t('blank.owner'));
  const today = profile.today ?? date;
  const head = table(
    [t('head.owner'), t('head.version'), t('head.approval'), t('head.inForce'), t('head.review')],
    [owner, `0.1, ${today}`, blank(t('blank.approval')), date, date],
  );
  const versions = table(
    [t('column.version'), t('column.date'), t('column.change'), t('column.by')],
    ['0.1', today, t('first'), owner],
  );
  return `${head}\n\n${text}\n\n## ${t('versions')}\n\n${versions}`;
}

/** A Markdown file: title, the sentence of drafts, text. */
export function markdownFile(title: string, t: Says, text: string): string {
  return `# ${title}\n\n${draftNoteOf(t)}\n\n${text}\n`;
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
