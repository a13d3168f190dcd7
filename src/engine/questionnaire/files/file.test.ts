import { describe, expect, test } from 'vitest';
import { docxOf, paragraph, zipOf } from '../../extract/testing/files.ts';
import { xlsxOf } from '../../extract/testing/office-files.ts';
import { openArchive } from '../../extract/archive.ts';
import { fillFile, readLayout } from './file.ts';
import { columnsOf } from './columns.ts';
import { questionsOf } from './layout.ts';

const ask = async (bytes: Buffer, name: string) => {
  const layout = await readLayout(bytes, name);
  const columns = layout.grids.map(({ rows }) => columnsOf(rows));
  return { layout, columns, questions: questionsOf(layout, columns) };
};

/** A filled office file as it would be downloaded. */
async function filled(...[bytes, form, answers]: Parameters<typeof fillFile>): Promise<Buffer> {
  const done = await fillFile(bytes, form, answers);
  if ('bytes' in done) return Buffer.from(done.bytes);
  return zipOf(Object.fromEntries(done.parts.map(({ name, content }) => [name, Buffer.concat(content)])));
}

describe('a CSV file', () => {
  const CSV = Buffer.from(
    '\ufeffNo;Question;Antwort;Note\r\n1;"Are backups ""really"" encrypted?";;x\r\n"2";Do you restore backups;"old";"y"\r\n3;Is access reviewed?\r\n',
  );
  test('is filled where its questions stand, and nothing else of it changes', async () => {
    const { questions, columns } = await ask(CSV, 'a.csv');
    expect(columns).toEqual([{ question: 1, answer: 2 }]);
    expect(questions.map(({ place, number, text }) => [place.row, number, text])).toEqual([
      [1, '1', 'Are backups "really" encrypted?'],
      [2, '2', 'Do you restore backups'],
      [3, '3', 'Is access reviewed?'],
    ]);
    const out = await filled(CSV, 'csv', [
      { sheet: 0, row: 1, column: 2, text: '=1+1' },
      { sheet: 0, row: 3, column: 2, text: 'Yes; a "review"' },
    ]);
    expect(out.toString()).toBe(
      '\ufeffNo;Question;Antwort;Note\r\n1;"Are backups ""really"" encrypted?";\'=1+1;x\r\n"2";Do you restore backups;"old";"y"\r\n3;Is access reviewed?;"Yes; a ""review"""\r\n',
    );
  });
});

describe('a workbook', () => {
  const BODY =
    '<cols><col min="1" max="1" width="40"/></cols><sheetData><row r="1"><c r="A1" s="3" t="inlineStr"><is><t>Question</t></is></c><c r="B1" t="s"><v>0</v></c></row>' +
    '<row r="4" ht="30"><c r="A4" s="2" t="inlineStr"><is><t>Are backups encrypted?</t></is></c><c r="B4" s="7"/><c r="C4"><f>1+1</f><v>2</v></c></row>' +
    '<row r="5"><c r="A5" t="inlineStr"><is><t>Are passwords shared?</t></is></c><c r="C5"><v>5</v></c></row>' +
    '<row r="6"><c r="A6" t="inlineStr"><is><t>Is access reviewed?</t></is></c><c r="B6"><f>A6</f><v>x</v></c></row></sheetData>';
  const BOOK = xlsxOf([{ name: 'Security', body: BODY }], { strings: ['<t>Answer</t>'] });
  test('keeps its styles, widths, formulas and other cells', async () => {
    const { questions, columns } = await ask(BOOK, 'a.xlsx');
    expect(columns).toEqual([{ question: 0, answer: 1 }]);
    expect(questions.map(({ place }) => place)).toEqual([3, 4, 5].map((row) => ({ sheet: 0, row })));
    const answers = [
      { sheet: 0, row: 3, column: 1, text: '=HYPERLINK("x") & <b>' },
      { sheet: 0, row: 4, column: 1, text: 'No' },
      { sheet: 0, row: 5, column: 1, text: 'Yes' },
    ];
    expect(await fillFile(BOOK, 'xlsx', answers)).toMatchObject({ left: [{ sheet: 0, row: 5, column: 1 }] });
    const out = await filled(BOOK, 'xlsx', answers);
    const sheet = String(await (await openArchive(out)).read('xl/worksheets/sheet0.xml'));
    expect(sheet).toBe(
      `<worksheet>${BODY.replace('<c r="B4" s="7"/>', '<c r="B4" s="7" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("x") &amp; &lt;b&gt;</t></is></c>').replace('<c r="C5">', '<c r="B5" t="inlineStr"><is><t xml:space="preserve">No</t></is></c><c r="C5">')}</worksheet>`,
    );
    const { layout } = await ask(out, 'a.xlsx');
    expect(layout.grids[0]?.rows[3]?.[1]).toBe('=HYPERLINK("x") & <b>');
  });
  test('shows an answer in the first of merged cells', async () => {
    const body = `${BODY}<mergeCells><mergeCell ref="B5:C5"/></mergeCells>`;
    const out = await filled(xlsxOf([{ name: 'S', body }]), 'xlsx', [{ sheet: 0, row: 4, column: 2, text: 'No' }]);
    expect((await readLayout(out, 'a.xlsx')).grids[0]?.rows[4]).toEqual(['Are passwords shared?', 'No', '5']);
  });
});

test('a document has its answers in the cells beside and the paragraphs below', async () => {
  const cell = (text: string) =>
    `<w:tc>${text ? paragraph(text) : '<w:p><w:pPr><w:jc w:val="left"/></w:pPr></w:p>'}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const bytes = docxOf(
    `${paragraph('Dear customer')}${paragraph('Are backups encrypted?')}<w:p/>${paragraph('Is access reviewed?')}<w:tbl>${row('Question', 'Answer')}${row('Are R&amp;D systems separated?', '')}</w:tbl>`,
  );
  const { questions, columns } = await ask(bytes, 'a.docx');
  expect(questions.map(({ place, text }) => [place, text])).toEqual([
    [{ sheet: 0, row: 1 }, 'Are R&D systems separated?'],
    [{ sheet: null, row: 1 }, 'Are backups encrypted?'],
    [{ sheet: null, row: 3 }, 'Is access reviewed?'],
  ]);
  expect(columns).toEqual([{ question: 0, answer: 1 }]);
  const out = await filled(bytes, 'docx', [
    { sheet: 0, row: 1, column: 1, text: 'Yes <all>' },
    { sheet: null, row: 1, column: 0, text: 'Every copy' },
    { sheet: null, row: 3, column: 0, text: 'Yearly' },
  ]);
  const { layout } = await ask(out, 'a.docx');
  expect(layout.paragraphs).toEqual([
    'Dear customer',
    'Are backups encrypted?',
    'Every copy',
    'Is access reviewed?',
    'Yearly',
  ]);
  expect(layout.grids[0]?.rows[1]).toEqual(['Are R&D systems separated?', 'Yes <all>']);
});

test('a file that is no questionnaire is refused with a sentence', async () => {
  await expect(readLayout(Buffer.from('no archive'), 'a.xlsx')).rejects.toThrow('damaged');
  await expect(readLayout(Buffer.from('a long text with one \0 in it'), 'a.csv')).rejects.toThrow('no text');
  const entities = docxOf(paragraph('x'), '<!DOCTYPE x [<!ENTITY a "b">]>');
  await expect(readLayout(entities, 'a.docx')).rejects.toThrow('entities');
});
