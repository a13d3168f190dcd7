import { pdfWith } from './pdf-files.ts';

/** One text at a place, in points from the bottom left. */
export interface Setting {
  text: string;
  x: number;
  y: number;
  size?: number;
  /** F1 is plain, F2 bold, F3 cannot be decoded, F4 has boxes and ticks. */
  font?: 'F1' | 'F2' | 'F3' | 'F4';
}

/** The content of a page that sets these texts. */
export function pageOf(texts: Setting[]): string {
  const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);
  return texts
    .map(({ text, x, y, size = 11, font = 'F1' }) => `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
    .join('\n');
}

/** Lines under each other. */
export function linesAt(
  x: number,
  y: number,
  texts: readonly string[],
  more: Partial<Setting> = {},
  leading = 14,
): Setting[] {
  return texts.map((text, index) => ({ text, x, y: y - index * leading, ...more }));
}

const PROSE = [
  'Access to every system is given by its owner in writing, and only to people',
  'whose work asks for it. The owner looks through the list of people once every',
  'quarter, and takes away what is no longer needed within two working days.',
];
const TOPICS = [
  'Access control',
  'Backups',
  'Suppliers',
  'Incidents',
  'Training',
  'Changes',
  'Cryptography',
  'Logging',
];

/** A chapter on a page: a heading and prose. */
function chapter(number: number): Setting[] {
  const topic = TOPICS[number % TOPICS.length] ?? '';
  return [
    { text: `${number} ${topic}`, x: 72, y: 690, size: 16, font: 'F2' },
    ...linesAt(72, 660, [...PROSE, ...PROSE]),
    ...linesAt(72, 560, [`Rule number ${number} of this manual is kept by the head of operations.`]),
  ];
}

/** A manual: pages of contents with dot leaders, then chapters; the last entry of each page is wrapped. */
export function manual(contents = 12, chapters = 14): Buffer {
  const entries = Array.from({ length: 34 }, (_, line) => `${line + 1}.${line} ${TOPICS[line % TOPICS.length]}`);
  const lists = Array.from({ length: contents }, (_, page): Setting[] => [
    ...(page === 0 ? [{ text: 'Table of Contents', x: 72, y: 735, size: 16, font: 'F2' } as const] : []),
    ...entries.map((entry, line) => ({
      text: `${entry} ${'. '.repeat(70 - entry.length)} ${contents + page + line}`,
      x: 72,
      y: 700 - line * 18,
      font: line % 7 === 0 ? ('F2' as const) : ('F1' as const),
    })),
    { text: 'Relations with authorities, with suppliers and with everybody else', x: 72, y: 88 },
    { text: `who is concerned ${'. '.repeat(50)} ${contents + page + 40}`, x: 72, y: 74 },
  ]);
  const pages = [...lists, ...Array.from({ length: chapters }, (_, index) => chapter(index + 1))];
  return pdfWith(pages.map(pageOf));
}

/** A form: questions with blanks, and boxes to tick. */
export function form(): Buffer {
  const blank = '_'.repeat(60);
  const fields = ['Name of the supplier', 'Contact', 'Street', 'Country', 'Service', 'Owner in our house', 'Date'];
  const sheet = [
    { text: 'Supplier assessment', x: 72, y: 720, size: 16, font: 'F2' as const },
    ...linesAt(
      72,
      690,
      fields.map((field) => `${field}: ${blank}`),
      {},
      22,
    ),
    ...linesAt(72, 530, ['The supplier has access to personal data:', '[ ] yes   [ ] no', '[X] not known'], {}, 22),
    ...linesAt(
      72,
      460,
      Array.from({ length: 12 }, () => '_'.repeat(80)),
      {},
      22,
    ),
    ...linesAt(72, 180, ['The assessment is signed by the owner and kept for three years.']),
    { text: '.'.repeat(40), x: 72, y: 130 },
    { text: '.'.repeat(40), x: 320, y: 130 },
    { text: 'Place, date', x: 72, y: 116 },
    { text: 'Signature', x: 320, y: 116 },
  ];
  return pdfWith([pageOf(sheet), pageOf(sheet)]);
}

/** A table whose narrow cells break lines within words, with and without a hyphen, and whose header comes again on the second page. */
export function narrowTable(): Buffer {
  const header = (y: number) => [
    { text: 'Class', x: 72, y, font: 'F2' as const },
    { text: 'Owner', x: 140, y, font: 'F2' as const },
    { text: 'Handling', x: 210, y, font: 'F2' as const },
  ];
  const row = (y: number, cells: string[][]) =>
    cells.flatMap((lines, column) => linesAt([72, 140, 210][column] ?? 72, y, lines, {}, 13));
  const first = [
    ...linesAt(72, 730, ['Confidential papers are locked away. Classification is done by the owner.']),
    ...header(690),
    ...row(665, [
      ['Confi-', 'dential'],
      ['Head of', 'security'],
      ['Is kept in a locked cabinet and', 'is never printed on a printer', 'of the hall.'],
    ]),
    ...row(610, [['Classificati', 'on open'], ['Everybody'], ['May be shown.']]),
  ];
  const second = [...header(690), ...row(665, [['Secret'], ['Board'], ['Is kept on paper only.']])];
  return pdfWith([pageOf(first), pageOf(second)]);
}

/** A table with a cell that is empty, columns that nearly touch, and a row of which every cell is one piece of text. */
export function tightTable(): Buffer {
  const rows = [
    ['Version', 'Date', 'Author', 'Changes'],
    ['1.0', '[Date]', '[Officer]', 'Initial release'],
    ['1.1', '', 'J. Doe', 'Chapter on suppliers'],
  ];
  const columns = [96, 140, 178, 231];
  const table = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (text ? [{ text, x: columns[column] ?? 0, y: 650 - row * 22 }] : [])),
  );
  const title = { text: 'Version history', x: 72, y: 700, size: 16, font: 'F2' as const };
  return pdfWith([pageOf([title, ...table, ...linesAt(72, 560, PROSE)])]);
}

/** A list with bullets larger than its text, right above a table whose cells stand in the middle of their rows. */
export function centredTable(): Buffer {
  const bullets = ['The owner decides who is let in.', 'The log is kept for twelve months.'].flatMap((text, index) => [
    { text: '\x95', x: 76, y: 640 - index * 18, size: 14 },
    { text, x: 94, y: 642 - index * 18, size: 10 },
  ]);
  const header = [
    ...linesAt(80, 610, ['Class', 'of data'], { size: 8, font: 'F2' as const }, 10),
    ...['Owner', 'Rule'].map((text, column) => ({ text, x: 160 + column * 90, y: 605, size: 8, font: 'F2' as const })),
  ];
  const row = [
    ...linesAt(80, 580, ['Confidential', 'information'], { size: 8 }, 10),
    { text: 'Security', x: 160, y: 575, size: 8 },
    ...linesAt(250, 580, ['Is encrypted wherever it leaves', 'the house.'], { size: 8 }, 10),
  ];
  const title = { text: 'Classes of data', x: 72, y: 730, size: 16, font: 'F2' as const };
  return pdfWith([pageOf([title, ...linesAt(72, 700, PROSE), ...bullets, ...header, ...row])]);
}

/** A page that lies on its side, by the page's own word or by how its text is set. */
export function rotated(by: 'page' | 'text'): Buffer {
  const texts = [
    { text: 'Register of suppliers', x: 60, y: 540, size: 16, font: 'F2' as const },
    ...linesAt(60, 510, PROSE),
    ...[
      ['Supplier', 'Service', 'Owner'],
      ['Northwind', 'Payroll', 'Head of people'],
      ['Contoso', 'Hosting', 'Head of operations'],
    ].flatMap((cells, row) =>
      cells.map((text, column) => ({ text, x: 60 + column * 180, y: 440 - row * 20, size: 11 })),
    ),
  ];
  // On the sheet as it lies upright, text runs up the page.
  const content = `q 0 1 -1 0 612 0 cm\n${pageOf(texts)}\nQ`;
  return pdfWith([content, pageOf(linesAt(72, 700, PROSE))], {
    page: (index) => (index === 0 && by === 'page' ? '/Rotate 90' : ''),
  });
}

/** Slides: a title on two lines, bullets, a footer with the number. */
export function deck(): Buffer {
  const bullets = [
    'Everybody reports what looks wrong',
    'The service desk answers within one hour',
    'Lessons are drawn',
  ];
  const slide = (number: number) => [
    ...linesAt(60, 480, [`Part ${number}: how incidents are`, 'reported and handled'], { size: 30 }, 36),
    ...linesAt(
      80,
      380,
      bullets.map((text) => `- ${text}`),
      { size: number % 2 ? 18 : 20 },
      34,
    ),
    { text: 'No blame', x: 640, y: 200, size: 24 },
    { text: 'Maple Ltd. - internal', x: 60, y: 24, size: 10 },
    { text: `${number}`, x: 900, y: 24, size: 10 },
  ];
  return pdfWith(
    Array.from({ length: 6 }, (_, index) => pageOf(slide(index + 1))),
    { page: '/MediaBox [0 0 960 540]' },
  );
}

/** Twenty pages, one or more of which are set in a font that cannot be decoded. */
export function partlyUndecodable(broken: number[]): Buffer {
  return pdfWith(
    Array.from({ length: 20 }, (_, index) =>
      pageOf(chapter(index + 1).map((set) => (broken.includes(index + 1) ? { ...set, font: 'F3' } : set))),
    ),
  );
}

/** Chapters under running heads that change with the chapter, each page with a number of this form. */
export function numbered(numberOf: (page: number) => string, pages = 8, y = 30): Buffer {
  return pdfWith(
    Array.from({ length: pages }, (_, index) =>
      pageOf([
        {
          text: index % 2 ? 'Manual of security' : `Part ${Math.floor(index / 4) + 1}: Rules`,
          x: 72,
          y: 760,
          font: 'F2',
        },
        ...chapter(index + 1),
        { text: numberOf(index + 1), x: 290, y, font: 'F2' },
      ]),
    ),
  );
}

export const roman = (number: number) => ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][number] ?? '';

/** A form of three pages: its title on each, boxes of a symbol font before what may be ticked. */
export function tickForm(): Buffer {
  const sheet = [
    { text: 'Access request form', x: 60, y: 750, size: 16, font: 'F2' as const },
    ...linesAt(60, 700, [
      'What is asked for is ticked by the manager, who signs below and',
      'hands the form to the owner of the system.',
    ]),
    ...['Read only', 'Read and write', 'Administrator'].flatMap((text, row) => [
      { text: row === 1 ? '4' : 'o', x: 60, y: 640 - row * 18, font: 'F4' as const },
      { text, x: 76, y: 640 - row * 18 },
    ]),
  ];
  return pdfWith(Array.from({ length: 3 }, (_, index) => pageOf([...sheet, { text: `${index + 1}`, x: 300, y: 30 }])));
}

/** Two columns, the left set before the right, with sentences that end at the end of a line. */
export function twoColumns(): Buffer {
  const lines = [
    'Every asset has an owner in the house.',
    'The owner decides on its class, and on',
    'the people who may see it or change it.',
    'The list of them is looked through by',
    'the owner every quarter of the year, so',
    'that nobody keeps what is not needed.',
    'Exceptions end after twelve months, in',
    'any case, and are kept in one register.',
    'It is shown to the auditors each year.',
  ];
  return pdfWith([pageOf([...linesAt(60, 700, lines), ...linesAt(330, 700, lines)])]);
}
