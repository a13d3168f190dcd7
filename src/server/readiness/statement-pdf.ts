import { createHash } from 'node:crypto';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { StatementRow } from '#domain/readiness/statement.ts';
import { requirementIn } from '../frameworks/words.ts';
import type { ReportBrand } from '../organisations/report-brand.ts';
import { makePdf } from '../platform/pdf.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

interface Statement {
  framework: Framework;
  rows: StatementRow[];
  organisation: Pick<ReportBrand, 'name' | 'isDemo' | 'ink' | 'logo'>;
  language: Language;
  /** The day the facts are of (ISO date). The same facts of the same day make the same bytes. */
  day: string;
}

const THEMES = ['A.5', 'A.6', 'A.7', 'A.8'] as const;
const INK = '#1f2937';
const FAINT = '#6b7280';
const LINE = '#e6e8ec';

function titles({ framework, language }: Statement): Map<string, string> {
  return new Map(framework.requirements.map((each) => [each.id, requirementIn(framework, each, language).title]));
}

function head({ framework, rows, organisation, language, day }: Statement): Content[] {
  const words = STATEMENT_WORDS[language];
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const facts: [string, string][] = [
    [words.facts.organisation, organisation.name],
    [words.facts.standard, `${framework.title} (${framework.edition})`],
    [words.facts.date, date],
    [words.facts.fingerprint, fingerprint],
    [words.facts.approvedBy, ' '],
  ];
  const count = (holds: (row: StatementRow) => boolean) => rows.filter(holds).length;
  const applicable = count((row) => row.applicable);
  const unjustified = count((row) => row.justification === '');
  const summary = words.summary({
    total: rows.length,
    applicable,
    excluded: rows.length - applicable,
    implemented: count((row) => row.applicable && row.status === 'Implemented'),
    evidenced: count((row) => row.applicable && row.evidence > 0),
  });
  return [
    ...(organisation.isDemo
      ? [{ text: words.demo, color: '#b45309', bold: true, margin: [0, 0, 0, 6] } as Content]
      : []),
    {
      columns: [
        { text: words.title, style: 'title', headlineLevel: 1 },
        ...(organisation.logo
          ? [{ image: organisation.logo, fit: [160, 44] as [number, number], alignment: 'right' as const, width: 160 }]
          : []),
      ],
    } as Content,
    { text: words.subtitle(framework.title), color: FAINT, margin: [0, 2, 0, 12] },
    {
      table: {
        widths: [140, '*'],
        body: facts.map(([label, value]) => [{ text: label, color: FAINT }, { text: value }]),
      },
      layout: {
        hLineColor: () => LINE,
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        paddingTop: () => 4,
        paddingBottom: () => 4,
      },
    },
    { text: summary, margin: [0, 12, 0, 2] },
    ...(unjustified > 0 ? [{ text: words.unjustified(unjustified), color: '#b45309' } as Content] : []),
  ];
}

function rowOf(statement: Statement, row: StatementRow, names: Map<string, string>): TableCell[] {
  const words = STATEMENT_WORDS[statement.language];
  return [
    { text: [{ text: `${row.requirementId} `, bold: true }, names.get(row.requirementId) ?? ''] },
    { text: row.applicable ? words.yes : words.no },
    row.justification === '' ? { text: words.notStated, color: FAINT, italics: true } : { text: row.justification },
    { text: row.applicable ? words.statuses[row.status] : '—' },
    { text: String(row.evidence), alignment: 'right' },
    { text: row.ownerName ?? '—' },
  ];
}

function theme(statement: Statement, id: (typeof THEMES)[number], names: Map<string, string>): Content[] {
  const words = STATEMENT_WORDS[statement.language];
  const { control, applicable, justification, status, evidence, owner } = words.columns;
  const rows = statement.rows
    .filter((row) => row.requirementId.startsWith(`${id}.`))
    .toSorted((a, b) => compareRequirementIds(a.requirementId, b.requirementId));
  return [
    { text: `${id} ${words.themes[id]}`, style: 'theme', headlineLevel: 2 },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [200, 55, '*', 80, 55, 95],
        body: [
          [control, applicable, justification, status, evidence, owner].map((text) => ({
            text,
            bold: true,
            fillColor: '#f3f4f6',
            alignment: text === evidence ? ('right' as const) : ('left' as const),
          })),
          ...rows.map((row) => rowOf(statement, row, names)),
        ],
      },
      layout: {
        hLineColor: () => LINE,
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        paddingTop: () => 4,
        paddingBottom: () => 4,
      },
    },
  ];
}

/** The Statement of Applicability as a tagged PDF. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { language, organisation, day } = statement;
  const words = STATEMENT_WORDS[language];
  const names = titles(statement);
  const definition: TDocumentDefinitions & { language: string } = {
    language,
    tagged: true,
    displayTitle: true,
    version: '1.7',
    info: {
      title: `${words.title} – ${organisation.name}`,
      author: organisation.name,
      creator: 'Clausewise',
      producer: 'Clausewise',
      creationDate: new Date(day),
    },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [36, 36, 36, 44],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: INK },
    styles: {
      title: { fontSize: 22, bold: true, color: organisation.ink },
      theme: { fontSize: 13, bold: true, margin: [0, 18, 0, 6] },
    },
    // A heading alone at the foot of a page belongs to the next.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel === 2 && getFollowingNodesOnPage().length === 0,
    footer: (page, pages) => ({
      columns: [{ text: organisation.name }, { text: words.page(page, pages), alignment: 'right' }],
      margin: [36, 14, 36, 0],
      fontSize: 8,
      color: FAINT,
    }),
    content: [...head(statement), ...THEMES.flatMap((id) => theme(statement, id, names))],
  };
  return makePdf(definition);
}
