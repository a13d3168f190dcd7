import { describe, expect, it } from 'vitest';
import { refusal, textOf } from '../testing/extract-fixture.ts';
import * as odd from '../testing/odd-pdfs.ts';

const linesOf = async (pdf: Buffer) => (await textOf('a.pdf', pdf)).lines;
const headings = (lines: (string | undefined)[][]) => lines.filter(([kind]) => kind === 'h').map(([, text]) => text);

describe('odd PDFs', () => {
  it('a manual with many pages of contents is read, without its contents', async () => {
    const { lines, text } = await textOf('a.pdf', odd.manual());
    expect(text).not.toMatch(/\. \. \./);
    expect(text).not.toMatch(/Contents|who is concerned|Relations with authorities/);
    expect(headings(lines)).toEqual(Array.from({ length: 14 }, (_, index) => expect.stringMatching(`^${index + 1} `)));
    expect(text.match(/Rule number/g)).toHaveLength(14);
  });

  it('a form is read: its questions, its boxes, one blank for each', async () => {
    const { lines, text } = await textOf('a.pdf', odd.form());
    expect(text).toContain('Name of the supplier: _');
    expect(text).toContain('The assessment is signed by the owner');
    expect(text).toMatch(/\[ \] yes/);
    expect(headings(lines)).toEqual(['Supplier assessment', 'Supplier assessment']);
    for (const [, line] of lines) expect(line).toMatch(/\p{L}{3}/u);
  });

  it('a form keeps its title once and says what is ticked', async () => {
    const lines = await linesOf(odd.tickForm());
    expect(lines.slice(0, 5)).toEqual([
      ['h', 'Access request form'],
      ['p', expect.stringMatching(/^What is asked for .* owner of the system\.$/)],
      ['li', '☐ Read only'],
      ['li', '✓ Read and write'],
      ['li', '☐ Administrator'],
    ]);
    expect(lines).toHaveLength(13);
  });

  it('sentences of a column go on in their own column', async () => {
    const lines = await linesOf(odd.twoColumns());
    expect(lines).toEqual([
      ['p', expect.stringMatching(/^Every asset .* house\. The owner .* register\. It is shown .* year\.$/)],
      ['p', expect.stringMatching(/^Every asset .* house\. The owner .* register\. It is shown .* year\.$/)],
    ]);
  });

  it('words broken in narrow cells are whole again, and a header that comes again is said once', async () => {
    const { blocks, lines } = await textOf('a.pdf', odd.narrowTable());
    expect(lines.slice(1)).toEqual([
      ['row', 'Class | Owner | Handling'],
      [
        'row',
        'Confidential | Head of security | Is kept in a locked cabinet and is never printed on a printer of the hall.',
      ],
      ['row', 'Classification open | Everybody | May be shown.'],
      ['row', 'Secret | Board | Is kept on paper only.'],
    ]);
    expect(blocks.slice(2).map(({ header }) => header)).toEqual([1, 1, 1]);
  });

  it('columns that nearly touch are columns, and an empty cell keeps its place', async () => {
    const { blocks, lines } = await textOf('a.pdf', odd.tightTable());
    expect(lines.slice(0, 4)).toEqual([
      ['h', 'Version history'],
      ['row', 'Version | Date | Author | Changes'],
      ['row', '1.0 | [Date] | [Officer] | Initial release'],
      ['row', '1.1 | – | J. Doe | Chapter on suppliers'],
    ]);
    expect(blocks[3]?.header).toBe(1);
  });

  it('a list right above a table stays out of it, and cells in the middle of their rows are in them', async () => {
    expect((await linesOf(odd.centredTable())).slice(2)).toEqual([
      ['li', 'The owner decides who is let in.'],
      ['li', 'The log is kept for twelve months.'],
      ['row', 'Class of data | Owner | Rule'],
      ['row', 'Confidential information | Security | Is encrypted wherever it leaves the house.'],
    ]);
  });

  it.each(['page', 'text'] as const)('a page on its side (%s) is read as it is held', async (by) => {
    const lines = await linesOf(odd.rotated(by));
    expect(lines.slice(0, 5)).toEqual([
      ['h', 'Register of suppliers'],
      ['p', expect.stringMatching(/^Access to every system .* two working days\.$/)],
      ['row', 'Supplier | Service | Owner'],
      ['row', 'Northwind | Payroll | Head of people'],
      ['row', 'Contoso | Hosting | Head of operations'],
    ]);
  });

  it('slides have their titles as headings, their bullets as lists, and nothing else', async () => {
    const lines = await linesOf(odd.deck());
    expect(lines.slice(0, 5)).toEqual([
      ['h', 'Part 1: how incidents are reported and handled'],
      ['li', 'Everybody reports what looks wrong'],
      ['li', 'The service desk answers within one hour'],
      ['li', 'Lessons are drawn'],
      ['p', 'No blame'],
    ]);
    expect(lines).toHaveLength(30);
  });

  it('pages that cannot be decoded are left out and counted', async () => {
    const { text, notices, pages } = await textOf('a.pdf', odd.partlyUndecodable([7, 9]));
    expect(notices).toEqual([{ kind: 'undecodable-pages', count: 2 }]);
    expect(text.match(/Rule number \d+/g)).toHaveLength(18);
    expect(text).not.toContain('Rule number 7 ');
    expect(pages).toBe(20);
    const most = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(await refusal('a.pdf', odd.partlyUndecodable(most))).toBe('undecodable');
  });

  it.each([
    ['- 12 -', (page: number) => `- ${page} -`],
    ['Page 3 of 40', (page: number) => `Page ${page} of 8`],
    ['3/40', (page: number) => `${page}/8`],
    ['iv', odd.roman],
    ['Seite 3 von 40', (page: number) => `Seite ${page} von 8`],
    ['3 | Page', (page: number) => `${page} | P a g e`],
  ])('a number like "%s" is no text, nor are running heads', async (_, form) => {
    for (const y of [30, 76]) {
      const lines = await linesOf(odd.numbered(form, 8, y));
      expect(headings(lines)).toEqual(
        Array.from({ length: 8 }, (__, index) => expect.stringMatching(`^${index + 1} `)),
      );
      expect(lines.map(([, text]) => text).join('\n')).not.toMatch(/Manual of|Part \d|^\W*\d+\W*$/m);
    }
  });
});
