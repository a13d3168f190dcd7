import { describe, expect, test } from 'vitest';
import type { ShortAnswer } from '#domain/vendors/questionnaires/short-answers.ts';
import { openArchive } from '../../extract/archive.ts';
import { docxOf, paragraph, zipOf } from '../../extract/testing/files.ts';
import { sheetData, type TestSheet, xlsxOf } from '../../extract/testing/office-files.ts';
import { columnsOf } from './columns.ts';
import { fillForm, readLayout } from './file.ts';
import type { FormAnswer } from './place.ts';
import { lettersOf } from './references.ts';

type Form = 'csv' | 'xlsx' | 'docx';
const answerTo = (row: number, short: ShortAnswer | null, sentences: string, more: Partial<FormAnswer> = {}) => ({
  sheet: 0,
  row,
  short,
  word: { yes: 'Yes', no: 'No', partly: 'Partly', 'not-applicable': 'Not applicable' }[short ?? 'yes'],
  sentences,
  text: sentences,
  reference: '',
  isDraft: false,
  ...more,
});

/** Fills a file by the columns that are recognised in it, and reads it back. */
async function fill(bytes: Buffer, form: Form, answers: Omit<FormAnswer, 'columns'>[]) {
  const layout = await readLayout(bytes, `a.${form}`);
  const columns = layout.grids.map((grid) => columnsOf(grid));
  const done = await fillForm(
    bytes,
    form,
    answers.map((answer) => ({ ...answer, columns: columns[answer.sheet ?? 0]! })),
  );
  const out =
    'bytes' in done
      ? Buffer.from(done.bytes)
      : zipOf(Object.fromEntries(done.parts.map(({ name, content }) => [name, Buffer.concat(content)])));
  const { grids } = await readLayout(out, `a.${form}`);
  const cellsOf = (row: number) => (grids[0]?.rows[row] ?? []).map((cell) => cell ?? '');
  const left = done.left.map(({ row, column, why }) => `${lettersOf(column)}${row + 1} ${why}`);
  return { columns: columns[0], cellsOf, left, out };
}

const bookOf = (
  rows: (string | null)[][],
  rest = '',
  more: Parameters<typeof xlsxOf>[1] = {},
  others: TestSheet[] = [],
) => xlsxOf([{ name: 'Security', body: `${sheetData(rows)}${rest}` }, ...others], more);
const listed = (cells: string, formula: string) =>
  `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${formula}</formula1></dataValidation></dataValidations>`;

describe('a sheet with a list to choose from', () => {
  const ROWS = [
    ['Supplier questionnaire', null, null, null, null, null],
    ['ID', 'Question', 'Response', 'Additional Information', 'Supporting documentation', 'Response owner'],
    ['1', 'Are backups encrypted?', null, null, null, null],
    ['2', 'Is there cyber insurance?', null, null, null, null],
    ['3', 'Are restores tested?', null, null, 'taken', null],
    ['4', 'How often are restores tested?', null, null, null, null],
    ['5', 'Are laptops encrypted?', null, null, null, null],
  ];
  const BOOK = bookOf(ROWS, listed('C3:C7', '"Yes,No,N/A"'));

  test('gets a value of the list, the sentence beside it and its source; the owner is left to the customer', async () => {
    const { columns, cellsOf, left, out } = await fill(BOOK, 'xlsx', [
      answerTo(2, 'yes', 'Copies leave the building encrypted.', { reference: 'Backup policy, version 3, Copies' }),
      answerTo(3, 'not-applicable', 'N/A'),
      answerTo(4, 'partly', 'One of two systems.', { reference: 'Report' }),
      answerTo(5, null, 'Every quarter.'),
      answerTo(6, 'no', 'No.'),
    ]);
    expect(columns).toEqual({ question: 1, answer: 2, comment: 3, evidence: 4 });
    expect(cellsOf(2)).toEqual([
      '1',
      'Are backups encrypted?',
      'Yes',
      'Copies leave the building encrypted.',
      'Backup policy, version 3, Copies',
    ]);
    expect(cellsOf(3)).toEqual(['2', 'Is there cyber insurance?', 'N/A']);
    expect(cellsOf(4)).toEqual(['3', 'Are restores tested?', '', 'One of two systems.', 'taken']);
    expect(cellsOf(5)).toEqual(['4', 'How often are restores tested?', '', 'Every quarter.']);
    expect(cellsOf(6)).toEqual(['5', 'Are laptops encrypted?', 'No']);
    expect(left).toEqual(['C5 choice', 'E5 taken', 'C6 choice']);
    const sheet = String(await (await openArchive(out)).read('xl/worksheets/sheet0.xml'));
    expect(sheet).toContain(listed('C3:C7', '"Yes,No,N/A"'));
  });

  test('a draft is never a bare value that nobody can tell from an approved one', async () => {
    const withComment = await fill(BOOK, 'xlsx', [answerTo(2, 'yes', '[DRAFT] Copies are.', { isDraft: true })]);
    expect(withComment.cellsOf(2).slice(2)).toEqual(['Yes', '[DRAFT] Copies are.']);
    const bare = bookOf(
      [
        ['Question', 'Response'],
        ['Are backups encrypted?', null],
      ],
      listed('B2', '"Yes,No"'),
    );
    const without = await fill(bare, 'xlsx', [answerTo(1, 'yes', '[DRAFT] Copies are.', { isDraft: true })]);
    expect(without.cellsOf(1)).toEqual(['Are backups encrypted?']);
    expect(without.left).toEqual(['B2 comment']);
  });

  test('says where a sentence has no column', async () => {
    const bare = bookOf(
      [
        ['Question', 'Response'],
        ['Are backups encrypted?', null],
      ],
      listed('B2', '"Yes,No"'),
    );
    const { cellsOf, left } = await fill(bare, 'xlsx', [answerTo(1, 'yes', 'All copies are.')]);
    expect([cellsOf(1), left]).toEqual([['Are backups encrypted?', 'Yes'], ['B2 comment']]);
  });

  const OTHER: TestSheet = {
    name: "Customer's lists",
    state: 'hidden',
    body: sheetData([['Vollständig umgesetzt'], ['Teilweise umgesetzt'], ['Nicht umgesetzt'], ['Entfällt']]),
  };
  const asked = [
    ['Anforderung', 'Umsetzungsgrad', 'Erläuterung'],
    ['Sicherungskopien müssen verschlüsselt sein.', null, null],
    ['Zugriffsrechte müssen geprüft werden.', null, null],
  ];
  const later = (formula: string) =>
    `<extLst><ext xmlns:x14="x14"><x14:dataValidations xmlns:xm="xm"><x14:dataValidation type="list"><x14:formula1><xm:f>${formula}</xm:f></x14:formula1><xm:sqref>B2:B3</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`;
  const named = (formula: string) => ({ workbook: `<definedNames>${formula}</definedNames>` });
  const range = "'Customer''s lists'!$A$1:$A$4";
  test.each([
    ['cells of a hidden sheet', bookOf(asked, listed('B2:B3', range), {}, [OTHER])],
    ['cells of another sheet, as later versions write it', bookOf(asked, later(range), {}, [OTHER])],
    [
      'a name',
      bookOf(asked, listed('B2:B3', 'Grade'), named(`<definedName name="GRADE">${range}</definedName>`), [OTHER]),
    ],
    [
      'a name of this sheet before one of all',
      bookOf(
        asked,
        listed('B2:B3', 'Grade'),
        named(
          `<definedName name="Grade">"x,y"</definedName><definedName name="Grade" localSheetId="0">${range}</definedName>`,
        ),
        [OTHER],
      ),
    ],
  ])('its list may be %s', async (_, book) => {
    const { columns, cellsOf, left } = await fill(book, 'xlsx', [
      answerTo(1, 'partly', 'Nur die zweite Kopie.'),
      answerTo(2, 'not-applicable', ''),
    ]);
    expect(columns).toEqual({ question: 0, answer: 1, comment: 2 });
    expect(cellsOf(1).slice(1)).toEqual(['Teilweise umgesetzt', 'Nur die zweite Kopie.']);
    expect(cellsOf(2).slice(1)).toEqual(['Entfällt']);
    expect(left).toEqual([]);
  });

  test.each([
    [
      'a list that cannot be told',
      '<dataValidation type="list" sqref="B2"><formula1>INDIRECT(A1)</formula1></dataValidation>',
      'B2 rule',
    ],
    [
      'a date',
      '<dataValidation type="date" operator="greaterThan" sqref="B2"><formula1>1</formula1></dataValidation>',
      'B2 rule',
    ],
    [
      'a short text',
      '<dataValidation type="textLength" operator="lessThan" sqref="B2"><formula1>10</formula1></dataValidation>',
      'B2 rule',
    ],
    [
      'two values that both begin so',
      '<dataValidation type="list" sqref="B2"><formula1>"Yes - us,Yes - others,No"</formula1></dataValidation>',
      'B2 choice',
    ],
  ])('its rules are not broken: %s', async (_, rule, why) => {
    const book = bookOf(
      [
        ['Question', 'Answer', 'Comment'],
        ['Are backups encrypted?', null, null],
      ],
      `<dataValidations>${rule}</dataValidations>`,
    );
    const { cellsOf, left } = await fill(book, 'xlsx', [answerTo(1, 'yes', 'Every copy, always.')]);
    expect(left).toContain(why);
    expect(cellsOf(1)[1] ?? '').toBe('');
  });

  test('a hint without a rule is no rule', async () => {
    const book = bookOf(
      [
        ['Question', 'Answer'],
        ['Are backups encrypted?', null],
      ],
      '<dataValidations><dataValidation prompt="Be brief" sqref="B2"/></dataValidations>',
    );
    expect((await fill(book, 'xlsx', [answerTo(1, 'yes', 'Every copy.')])).cellsOf(1)[1]).toBe('Every copy.');
  });
});

describe('a sheet with columns to mark', () => {
  const ROWS = [
    ['Control', 'Question', 'Assessment answers', null, null, 'Implementation description'],
    [null, null, 'Yes', 'No', 'N/A', null],
    ['A1', 'Are backups encrypted?', null, null, null, null],
    ['A2', 'Are restores tested?', null, 'x', null, null],
    ['A3', 'Are tapes locked away?', null, null, null, null],
    ['A4', 'Is there a plan?', null, null, null, null],
  ];
  test('is marked as the sheet itself marks, in one column of a row', async () => {
    const { columns, cellsOf, left } = await fill(bookOf(ROWS), 'xlsx', [
      answerTo(2, 'no', 'Not the second copy.'),
      answerTo(3, 'yes', 'Every quarter.'),
      answerTo(4, 'not-applicable', ''),
      answerTo(5, 'partly', 'A first version.'),
    ]);
    expect(columns).toEqual({ question: 1, answer: null, yes: 2, no: 3, notApplicable: 4, comment: 5 });
    expect(cellsOf(2).slice(2)).toEqual(['', 'x', '', 'Not the second copy.']);
    expect(cellsOf(3).slice(2)).toEqual(['x', '', '', 'Every quarter.']);
    expect(cellsOf(4).slice(2)).toEqual(['', '', 'x']);
    expect(cellsOf(5).slice(2)).toEqual(['', '', '', 'A first version.']);
    expect(left).toEqual(['C6 choice']);
  });

  test.each([
    [['Frage', 'Ja', 'Nein', 'Teilweise', 'Bemerkungen'], { yes: 1, no: 2, partly: 3, comment: 4 }],
    [['Question', 'Oui', 'Non', 'Sans objet', 'Commentaires'], { yes: 1, no: 2, notApplicable: 3, comment: 4 }],
    [['Pregunta', 'Sí', 'No', 'Parcial', 'Observaciones'], { yes: 1, no: 2, partly: 3, comment: 4 }],
  ])('%j', (header, expected) => {
    const rows = [header, ['Are backups encrypted at rest?', '', '', '', '']];
    expect(columnsOf(rows)).toEqual({ question: 0, answer: null, ...expected });
  });

  test('boxes are ticked, and an X is the mark where the sheet has none', async () => {
    const header = ['Question', 'Yes', 'No'];
    const boxes = bookOf([header, ['Are backups encrypted?', '☐', '☐']]);
    expect((await fill(boxes, 'xlsx', [answerTo(1, 'no', 'No')])).cellsOf(1)).toEqual([
      'Are backups encrypted?',
      '☐',
      '☒',
    ]);
    const csv = Buffer.from('No;Question;Yes;No\r\n1;Are backups encrypted?\r\n');
    const filled = await fill(csv, 'csv', [answerTo(1, 'no', 'No')]);
    expect(filled.out.toString()).toBe('No;Question;Yes;No\r\n1;Are backups encrypted?;;X\r\n');
  });

  test('the table of a document is filled alike', async () => {
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((text) => `<w:tc>${text ? paragraph(text) : '<w:p/>'}</w:tc>`).join('')}</w:tr>`;
    const bytes = docxOf(
      `<w:tbl>${row('Question', 'Yes', 'No', 'Comments', 'Evidence')}${row('Are backups encrypted?', '', '', '', '')}</w:tbl>`,
    );
    const { cellsOf } = await fill(bytes, 'docx', [answerTo(1, 'yes', 'All.', { reference: 'Backup policy' })]);
    expect(cellsOf(1)).toEqual(['Are backups encrypted?', 'X', '', 'All.', 'Backup policy']);
  });
});

describe('columns', () => {
  test.each([
    [['ID', 'Requirement', 'Vendor response', 'Reference'], { question: 1, answer: 2, evidence: 3 }],
    [['Reference', 'Control', 'Yes / No', 'Comments'], { question: 1, answer: 2, comment: 3 }],
    [['Nr.', 'Frage', 'Verantwortlich', 'Antwort', 'Nachweis'], { question: 1, answer: 3, evidence: 4 }],
    [['N°', 'Exigence', 'Échéance', 'Réponse', 'Justificatif'], { question: 1, answer: 3, evidence: 4 }],
    [['Question', 'Comments'], { question: 0, answer: 1 }],
    [['Question', 'Owner', 'Due date'], { question: 0, answer: 3 }],
  ])('%j', (header, expected) => {
    const question = header.findIndex((cell) => /question|requirement|control|frage|exigence/i.test(cell));
    const asked = header.map((_, at) =>
      at === question ? 'Are backups encrypted at rest?' : at < question ? '1' : '',
    );
    expect(columnsOf([header, asked])).toEqual(expected);
  });

  test('a word goes where a word is asked for, and its sentence beside it', async () => {
    const book = bookOf([
      ['Question', 'Yes / No', 'Comments'],
      ['Are backups encrypted?', null, null],
    ]);
    const { cellsOf } = await fill(book, 'xlsx', [answerTo(1, 'yes', 'Every copy.', { word: 'Ja' })]);
    expect(cellsOf(1).slice(1)).toEqual(['Ja', 'Every copy.']);
  });
});
