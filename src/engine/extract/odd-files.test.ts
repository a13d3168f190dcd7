import { describe, expect, it } from 'vitest';
import { extract, textOf } from './testing/extract-fixture.ts';
import { docxOf, paragraph } from './testing/files.ts';
import { sheetData, xlsxOf } from './testing/office-files.ts';
import * as odd from './testing/odd-texts.ts';

const read = async (source: string | Buffer, name = 'a.txt') => {
  const { blocks, lines } = await textOf(name, source);
  return { lines, headers: blocks.map(({ header }) => header ?? null) };
};

describe('odd texts', () => {
  it('pages leave no numbers, heads or feet, and sentences go on over them', async () => {
    const { lines } = await read(odd.withPages);
    expect(lines.map(([, text]) => text).join('\n')).not.toMatch(/Page \d|Maple|internal/);
    expect(lines.filter(([kind]) => kind === 'h')).toHaveLength(4);
  });

  it.each([
    ['- 12 -', 'The first page.\n\n- 12 -\n\nThe second page.'],
    ['Page 3', 'The first page.\n\nPage 3\n\nThe second page.'],
    ['Seite 3 von 40', 'The first page.\n\nSeite 3 von 40\n\nThe second page.'],
    ['3/40', 'The first page.\n\n3/40\n\nThe second page.\n\n4/40'],
  ])('%s alone is a page number', async (_, source) => {
    const { lines } = await read(source);
    expect(lines).toEqual([
      ['p', 'The first page.'],
      ['p', 'The second page.'],
    ]);
  });

  it('a list of contents is no text', async () => {
    const { lines } = await read(odd.withContents);
    expect(lines.slice(0, 2)).toEqual([
      ['h', 'Manual of security'],
      ['h', '1 Scope'],
    ]);
    expect(lines).toHaveLength(3);
    expect((await read(odd.markdownContents, 'a.md')).lines.slice(0, 2)).toEqual([
      ['h', 'Manual'],
      ['h', 'Scope'],
    ]);
  });

  it('lines wrapped at forty letters are paragraphs', async () => {
    expect((await read(odd.hardWrapped)).lines).toEqual([
      ['h', 'NOTICE'],
      [
        'p',
        'All access to systems is given by the owner of the system only, who Maple Ltd. names in its register. Nobody else may give it.',
      ],
      ['li', 'Access is taken away when people leave the house.'],
      ['li', 'It is looked through each quarter.'],
    ]);
  });

  it('sentences on lines of their own are paragraphs of their own', async () => {
    expect((await read(odd.linesOfTheirOwn)).lines.map(([kind]) => kind)).toEqual(['p', 'p', 'p']);
  });

  it.each([
    [
      'bars',
      odd.barTable,
      1,
      [
        'Sev | 1st response | Workaround | Fix',
        'S1 | 15 min | 4 h | 2 d',
        'S2 | 1 h (workdays) | 1 d | 5 d',
        'S3 | 1 d | – | 20 d',
      ],
    ],
    [
      'a grid',
      odd.gridTable,
      0,
      [
        'Class | Handling | Owner',
        'Public | May be shown to everybody. | Head of marketing',
        'Secret | Is locked away. | Board',
      ],
    ],
    ['box characters', odd.boxTable, 0, ['Class | Owner', 'Open | Everyone', 'Inner | Staff']],
    [
      'spaces',
      odd.spacedTable,
      1,
      [
        'Severity | First response | Workaround | Final fix',
        'Severity 1 (production down) | 15 minutes | 4 hours | 2 days',
        'Severity 2 | 1 hour (on workdays) | 1 day | 5 days',
        'Severity 3 | 1 day | – | 20 days',
      ],
    ],
    [
      'spaces over dashes',
      odd.ruledTable,
      0,
      [
        'Version | Date | Author | Changes',
        '1.0 | 2024-05-06 | J. Doe | First edition',
        '1.1 | 2025-05-06 | – | Chapter on suppliers, which was missing',
      ],
    ],
    [
      'rules that nearly touch',
      odd.narrowRules,
      0,
      [
        'Type | Lead time | Approval',
        'Standard | As the procedure says | Given beforehand',
        'Normal | Five working days | Owner of the change',
      ],
    ],
    ['tabs', odd.tabbed, 0, ['Severity | Response | Fix', 'S1 | 15 min | 4 h', 'S2 | 1 h', 'S3 | 1 day | 5 days']],
    [
      'Markdown',
      odd.markdownTable,
      0,
      ['Class | Owner | Rule', 'Public | – | none', 'Secret | Board | locked | sealed'],
    ],
  ])('a table drawn with %s has rows under a header', async (_, source, header, rows) => {
    const { lines, headers } = await read(source);
    expect(lines.slice(header, header + rows.length)).toEqual(rows.map((row) => ['row', row]));
    expect(headers.slice(header, header + rows.length)).toEqual(rows.map((__, index) => (index === 0 ? null : header)));
    for (const [kind] of lines.slice(header + rows.length)) expect(kind).toBe('p');
  });

  it('names with values, hanging items, and sentences with two spaces between them, are no table', async () => {
    for (const source of [odd.spacedList, odd.hangingItems, odd.twoSpaces])
      expect((await read(source)).lines.filter(([kind]) => kind === 'row')).toEqual([]);
  });

  it('HTML is read as it is shown', async () => {
    const { lines, headers } = await read(odd.html);
    expect(lines).toEqual([
      ['h', 'Policy on access'],
      ['p', 'Access is given by the owner & nobody else.'],
      ['li', 'It is recorded.'],
      ['li', 'It is taken away.'],
      ['row', 'Class | Owner'],
      ['row', 'Secret | Board'],
    ]);
    expect(headers.at(-1)).toBe(4);
  });

  it('titles with a line under them are headings', async () => {
    const { blocks } = await textOf('a.txt', odd.underlined);
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['h', 1],
      ['p', undefined],
      ['h', 2],
      ['p', undefined],
    ]);
  });

  it.each([
    [
      'UTF-16 with a mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zugang prüft die Leitung.', 'utf16le')]),
    ],
    ['UTF-16 the other way round', Buffer.from('Zugang prüft die Leitung.', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Zugang prüft die Leitung.', 'latin1')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFZugang prüft die Leitung.')],
  ])('%s is decoded', async (_, bytes) => {
    expect((await read(bytes)).lines).toEqual([['p', 'Zugang prüft die Leitung.']]);
  });
});

describe('odd office files', () => {
  it('a field of contents in a Word document is no text', async () => {
    const entry = (title: string, style: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${title}</w:t></w:r><w:r><w:tab/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGEREF _Toc1 \\h</w:instrText></w:r><w:r><w:t>3</w:t></w:r></w:p>`;
    const box = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph('What stands where')}${entry('Scope', 'Verzeichnis1')}</w:sdtContent></w:sdt>`;
    const byHand = ['Scope', 'Access', 'Backups'].map((title) => paragraph(`${title} ........ 3`)).join('');
    const styles =
      '<w:styles xmlns:w="w"><w:style w:styleId="TOC1"><w:name w:val="toc 1"/></w:style><w:style w:styleId="TOCHeading"><w:name w:val="TOC Heading"/></w:style></w:styles>';
    const body =
      box + paragraph('Contents', 'TOCHeading') + entry('Access', 'Plain') + paragraph('Roles 7', 'TOC1') + byHand;
    const { lines } = await read(
      docxOf(body + paragraph('Access is given by the owner.'), '', { 'word/styles.xml': styles }),
      'a.docx',
    );
    expect(lines).toEqual([['p', 'Access is given by the owner.']]);
  });

  it('empty and merged cells of a Word table keep their columns', async () => {
    const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    const table = [
      [cell('Class'), cell('Owner'), cell('Rule')],
      [cell('Secret', '<w:vMerge w:val="restart"/>'), cell(''), cell('Lock it away.')],
      [cell('', '<w:vMerge/>'), cell('Board'), cell('Sign for it.')],
    ]
      .map((row) => `<w:tr>${row.join('')}</w:tr>`)
      .join('');
    const { lines, headers } = await read(docxOf(`<w:tbl>${table}</w:tbl>`), 'a.docx');
    expect(lines).toEqual([
      ['row', 'Class | Owner | Rule'],
      ['row', 'Secret | – | Lock it away.'],
      ['row', 'Secret | Board | Sign for it.'],
    ]);
    expect(headers).toEqual([null, 0, 0]);
  });

  it('a register has its titles above, its header, and merged cells in every row they cover', async () => {
    const rows = [
      ['Asset register of Maple Ltd.', 'as of May', null],
      ['Category', 'Asset', 'Owner'],
      ['Servers', 'web-1', 'Operations'],
      [null, 'web-2', 'Operations'],
      ['Laptops', 'lap-1', 'People'],
    ];
    const body = `${sheetData(rows)}<mergeCells><mergeCell ref="A3:A4"/><mergeCell ref="A1:A1"/></mergeCells>`;
    const { lines, headers } = await read(xlsxOf([{ name: 'Sheet1', body }]), 'a.xlsx');
    expect(lines).toEqual([
      ['row', 'Asset register of Maple Ltd. | as of May'],
      ['row', 'Category | Asset | Owner'],
      ['row', 'Servers | web-1 | Operations'],
      ['row', 'Servers | web-2 | Operations'],
      ['row', 'Laptops | lap-1 | People'],
    ]);
    expect(headers).toEqual([null, null, 1, 1, 1]);
  });

  it('a merged range as large as a sheet costs nothing', async () => {
    const body = `${sheetData([['a', 'b']])}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(500)}</mergeCells>`;
    expect(await extract('a.xlsx', xlsxOf([{ name: 'Sheet1', body }]))).toMatchObject({ state: 'read', text: 'a | b' });
  });

  it.each([
    ['as it is', 'Asset;Owner\nweb-1;Operations\n'],
    ['with a line for Excel', 'sep=;\r\nAsset;Owner\r\nweb-1;Operations\r\n'],
    ['with titles above', 'Register of Maple\n\nAsset;Owner\nweb-1;Operations\n'],
    [
      'in UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('sep=;\nAsset;Owner\nweb-1;Operations\n', 'utf16le')]),
    ],
  ])('a CSV file %s has a header', async (_, source) => {
    const { lines, headers } = await read(source, 'a.csv');
    expect(lines.slice(-2)).toEqual([
      ['row', 'Asset | Owner'],
      ['row', 'web-1 | Operations'],
    ]);
    expect(headers.at(-1)).toBe(lines.length - 2);
  });
});
