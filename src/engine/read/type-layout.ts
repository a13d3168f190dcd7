import type { Block } from '#domain/documents/analysis.ts';
import type { Document } from './document.ts';
import { placeholdersOf } from './placeholders.ts';
import { EMPTY } from './tables/table-rows.ts';

/** What columns are called, in four languages, as whole words of a header. */
const COLUMNS: [name: string, pattern: RegExp][] = [
  ['date-column', /\b(?:date|day|when|datum|tag|wann|am|le|fecha|día|cuándo|time|uhrzeit|heure|hora)\b/i],
  [
    'result-column',
    /\b(?:results?|outcome|finding|passed|ergebnis|befund|bestanden|résultat|constat|resultado|hallazgo|score|rating|note)\b/i,
  ],
  [
    'owner-column',
    /\b(?:owner|responsible|keeper|verantwortlich\p{L}*|eigentümer\p{L}*|responsable|propriétaire|propietari[oa]|dueño)\b/iu,
  ],
  [
    'status-column',
    /\b(?:status|state|stand|état|statut|estado|situación|due|fällig|échéance|plazo|deadline|frist|délai)\b/i,
  ],
  [
    'signature-column',
    /\b(?:sign(?:ed|ature)?|unterschrift|kürzel|signature|visa|firma|by|von|durch|par|por|checked|tester)\b/i,
  ],
  ['number-column', /(?:^|\| )(?:no\.?|nr\.?|n[°º]|núm\.?|id|ref\.?|#|key|ticket|asset id)(?: \||$)/i],
  [
    'action-column',
    /\b(?:action|task|measure|who|decision|maßnahme|aufgabe|wer|beschluss|mesure|qui|décision|acción|medida|quién|acuerdo)\b/i,
  ],
  [
    'duty-column',
    /\b(?:step|rule|requirement|role|period|schritt|regel|vorgabe|rolle|frist|étape|règle|exigence|rôle|paso|regla|requisito|rol|plazo)\b/i,
  ],
];
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th|\.|º|er)?\s(?:de\s)?(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)\p{L}*|\b20\d\d-\d\d(?:-\d\d)?\b|\b\d\d?[./]\d\d?[./](?:20)?\d\d\b/giu;
const HOUR = /\b(?:[01]?\d|2[0-3])(?:[:.h][0-5]\d\b|\s?(?:a\.?m|p\.?m|uhr|heures?)\b)/gi;
const PERSON = /(?<![\p{L}\p{N}])\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}\p{Ll}+/gu;
const KEYED = /^[\p{L}][\p{L}\d /()'’.-]{1,28}\s?:\s\S/u;
const CHECK = /[☐☑☒✓✔]|\[[ xX]?\](?=\s|$)|\(\s\)/g;
const CLAUSE = /^(?:§\s?\d|\d{1,2}\.\d{1,2}\.?\s|art(?:icle|ikel|ículo)?\.?\s\d|\(\d\)\s|[a-z]\)\s)/i;
const STEP = /^(?:\d{1,2}[.)]\s|step \d|schritt \d|étape \d|paso \d)/i;
/** A line in the imperative or the infinitive: the shape of an instruction and of an item of a checklist. */
const SHORT_LINE = 90;

export const LAYOUTS = [
  'rows',
  'mostly-rows',
  'columns',
  'dated-rows',
  'short-cells',
  'empty-cells',
  'same-cells',
  'numbered-rows',
  ...COLUMNS.map(([name]) => name),
  'items',
  'steps',
  'clauses',
  'keyed',
  'checks',
  'blanks',
  'headings',
  'length',
  'paragraph-length',
  'questions',
  'days',
  'hours',
  'people',
  'figures',
  'quoted',
  'placeholders',
];

/** The shape of a text: its tables, lists, lines, dates and empty places. */
export function layoutOf(text: string, document: Document, blocks: Block[], per: (count: number) => number): number[] {
  const content = ({ start, end }: Block) => document.text.slice(start, end);
  const share = (test: (block: Block) => boolean) => blocks.filter(test).length / Math.max(1, blocks.length);
  const heads = [...new Set(blocks.flatMap(({ header }) => (header === undefined ? [] : [header])))];
  const headers = heads.flatMap((at) => (blocks[at] ? [content(blocks[at])] : []));
  const rows = blocks.filter(({ kind }, at) => kind === 'row' && !heads.includes(at)).map(content);
  const cells = rows.flatMap((row) => row.split(' | '));
  const ofRows = (test: (row: string) => boolean) => rows.filter(test).length / Math.max(1, rows.length);
  const ofCells = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length);
  const paragraphs = blocks.filter(({ kind }) => kind === 'p' || kind === 'li').map(content);
  const ofParagraphs = (test: (line: string) => boolean) =>
    paragraphs.filter(test).length / Math.max(1, paragraphs.length);
  const count = (pattern: RegExp) => per(text.match(pattern)?.length ?? 0);
  const rowShare = share(({ kind }) => kind === 'row');
  const known = new Map<string, number>();
  for (const cell of cells) known.set(cell, (known.get(cell) ?? 0) + 1);
  return [
    rowShare,
    Number(rowShare > 0.5),
    Math.min(1, cells.length / Math.max(1, rows.length) / 8),
    ofRows((row) => row.search(DATE) >= 0),
    ofCells((cell) => cell.length < 16),
    ofCells((cell) => cell === EMPTY || cell.trim() === ''),
    ofCells((cell) => (known.get(cell) ?? 0) > 1),
    ofRows((row) => /^(?:[A-Z]{1,5}[-\s]?)?\d{1,5}\b/.test(row)),
    ...COLUMNS.map(([, pattern]) => Number(headers.some((header) => pattern.test(header)))),
    share(({ kind }) => kind === 'li'),
    share((block) => STEP.test(content(block).slice(0, 12))),
    share((block) => CLAUSE.test(content(block).slice(0, 14))),
    ofParagraphs((line) => KEYED.test(line.slice(0, 40)) && line.length < SHORT_LINE),
    count(CHECK),
    per((text.match(/_{3,}|\.{5,}|…{2,}/g) ?? []).length),
    Math.min(1, (document.headings.length * 30) / Math.max(120, document.words * 1.6)),
    Math.log(Math.max(120, Math.min(document.words * 1.6, 10_000)) / 120) / 4,
    Math.min(1, paragraphs.reduce((sum, line) => sum + line.length, 0) / Math.max(1, paragraphs.length) / 600),
    count(/\?/g),
    count(DATE),
    count(HOUR),
    count(PERSON),
    count(/\d+/g),
    count(/[“”„«»"]/g),
    per(placeholdersOf(text).length),
  ];
}
