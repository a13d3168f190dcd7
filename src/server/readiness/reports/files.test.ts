import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Report } from '#domain/readiness/reports/report.ts';
import { statementReport } from '#domain/readiness/reports/statement-report.ts';
import { statementOf } from '#domain/readiness/statement.ts';
import { extractFile } from '#engine/extract/extract-file.ts';
import { exampleOrganisation } from '../../../../test/example-organisation.ts';
import { frameworkOf } from '../../frameworks/catalogue.ts';
import { renderReport } from './render.ts';
import { messagesOf } from '../../platform/messages.ts';

const ISO = frameworkOf('iso-27001-2022')!;
const LETTERHEAD = { ink: '#1e3a8a', logo: null };
const LONG = `${'A very long reason. '.repeat(90)}The last words of the reason.`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clausewise-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function statement(
  language: Language = 'en',
  change: (facts: ReturnType<typeof exampleOrganisation>) => void = () => {},
): Report {
  const facts = exampleOrganisation(ISO, 11);
  change(facts);
  return statementReport({
    organisation: { name: 'Maple & Sons </w:t><script>', isDemo: true },
    framework: ISO,
    language,
    t: messagesOf('server/reports', language),
    day: '2026-11-21',
    fingerprint: '0123456789abcdef',
    titleOf: (id) => ISO.requirements.find((each) => each.id === id)?.title ?? '',
    domainOf: (id) => id,
    rows: statementOf(facts),
    approval: { number: 3, approvedOn: '2026-11-21', approvedByName: 'Ana Ruiz' },
    last: null,
  });
}

const make = (report: Report, format: 'pdf' | 'docx' | 'xlsx' | 'csv') =>
  renderReport({ report, letterhead: LETTERHEAD, format }).then((bytes) => Buffer.from(bytes));

/** What our own reader, which reads what people drop, finds in a file. */
async function textIn(bytes: Buffer, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const extraction = await extractFile(path, name);
  if (!('text' in extraction)) throw new Error(JSON.stringify(extraction));
  return extraction.text.replaceAll(/\s+/g, ' ');
}

async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    parts.set(entry.fileName, Buffer.concat(chunks).toString());
  }
  return parts;
}

test.each(['pdf', 'docx', 'xlsx', 'csv'] as const)('the same facts and day are the same bytes (%s)', async (format) => {
  const [one, other] = [await make(statement(), format), await make(statement(), format)];
  expect(one.length).toBeGreaterThan(1000);
  expect(one.equals(other)).toBe(true);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['pdf', 'docx', 'xlsx'] as const)('every file reads as what it says (%s)', async (format) => {
    const report = statement(language);
    const text = await textIn(await make(report, format), `report-${language}.${format}`);
    const t = messagesOf('server/reports', language);
    expect(text).toContain(t('statement.title'));
    expect(text).toContain('Ana Ruiz');
    expect(text).toContain('0123456789abcdef');
    expect(text).toContain('Maple & Sons </w:t><script>');
    expect(text).toContain(t('demo'));
    // A workbook has one list, without headings within it.
    const headings =
      format === 'xlsx'
        ? [t('statement.sheet').slice(0, 31)]
        : ['A.5', 'A.6', 'A.7', 'A.8'].map((theme) => t(`statement.themes.${theme}`));
    for (const each of ['A.5.1', 'A.6.8', 'A.8.34', ...headings]) expect(text).toContain(each);
  });
});

test('a PDF has the structure that assistive technology reads, in its language', async () => {
  const bytes = await make(statement('de'), 'pdf');
  const text = bytes.toString('latin1');
  expect(text).toContain('/Lang (de)');
  expect(text).toContain('/StructTreeRoot');
  for (const type of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD'])
    expect(text).toMatch(new RegExp(`/S /${type}\\b`));
  // Heads are repeated on every page, and are one heading and one row each all the same.
  expect(text.match(/\/S \/H2\b/g)).toHaveLength(5);
  expect(text.match(/\/S \/TH\b/g)).toHaveLength(4 * 8);
  expect(text.match(/\/Scope \/Column/g)).toHaveLength(4 * 8);
});

test('nothing of a long reason is lost at the end of a page, nor of a word that is longer than its column', async () => {
  const word = `${'x'.repeat(300)}END`;
  const report = statement('en', (facts) => {
    const named = (id: string) => facts.find(({ requirement }) => requirement.id === id)!.control;
    named('A.5.1').justification = LONG;
    named('A.5.2').justification = `${'line\n'.repeat(60)}after many lines`;
    named('A.5.3').justification = word;
  });
  const text = await textIn(await make(report, 'pdf'), 'long.pdf');
  expect(text).toContain('The last words of the reason.');
  expect(text).toContain('after many lines');
  expect(text.replaceAll(/\s/g, '')).toContain(word.slice(-20));
});

test('a Word file has real headings and heads that are repeated, and markup in names stays text', async () => {
  const parts = await partsOf(await make(statement(), 'docx'));
  const body = parts.get('word/document.xml')!;
  expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(5);
  expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(4);
  expect(body).not.toContain('<script>');
  expect(parts.get('docProps/core.xml')).toContain('2026-11-21T00:00:00Z');
});

test('a workbook holds text that looks like a formula as text, and no formula', async () => {
  const parts = await partsOf(await make(statement(), 'xlsx'));
  const sheets = [...parts]
    .filter(([name]) => name.startsWith('xl/worksheets/'))
    .map(([, xml]) => xml)
    .join('');
  expect(sheets).toContain('=Ana, &quot;Ruiz&quot; &lt;b&gt;');
  expect(sheets).not.toMatch(/<f>|<f /);
  const csv = (await make(statement(), 'csv')).toString();
  expect(csv).toContain(`"'=Ana, ""Ruiz"" <b>"`);
});
