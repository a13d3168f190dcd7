import { zipOf } from './files.ts';

const TYPES = 'application/vnd.openxmlformats-officedocument.';
const relations = (targets: [id: string, type: string, target: string][]) =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const typesOf = (part: string, type: string) =>
  `<Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;

export interface TestSheet {
  name: string;
  /** What stands in the worksheet element. */
  body: string;
  state?: string;
}

/** A workbook; `strings` are shared strings as the content of their elements, `styles` the content of the style sheet. */
export function xlsxOf(
  sheets: TestSheet[],
  {
    strings = [],
    styles = '',
    workbook = '',
    type = `${TYPES}spreadsheetml.sheet`,
    parts = {},
  }: Partial<{
    strings: string[];
    styles: string;
    workbook: string;
    type: string;
    parts: Record<string, string | Buffer>;
  }> = {},
): Buffer {
  const list = sheets
    .map(
      ({ name, state }, index) =>
        `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}" ${state ? `state="${state}"` : ''}/>`,
    )
    .join('');
  return zipOf({
    '[Content_Types].xml': typesOf('xl/workbook.xml', type),
    'xl/workbook.xml': `<workbook xmlns:r="r">${workbook}<sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string, string] => [`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`]),
      ['styles', 'styles', 'styles.xml'],
      ['strings', 'sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ body }, index) => [`xl/worksheets/sheet${index}.xml`, `<worksheet>${body}</worksheet>`]),
    ),
    ...parts,
  });
}

/** Rows of inline texts and numbers as sheet data. */
export function sheetData(rows: (string | number | null)[][]): string {
  const cell = (value: string | number | null, column: number, row: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  return `<sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.map((value, column) => cell(value, column, index)).join('')}</row>`).join('')}</sheetData>`;
}

export interface TestSlide {
  /** What stands in the shape tree. */
  shapes: string;
  notes?: string;
  attributes?: string;
}

/** A presentation whose slides lie in files in the opposite of the order in which they are shown. */
export function pptxOf(slides: TestSlide[], parts: Record<string, string | Buffer> = {}): Buffer {
  const fileOf = (index: number) => `slide${slides.length - index}.xml`;
  const entries: Record<string, string | Buffer> = {};
  for (const [index, { shapes, notes, attributes = '' }] of slides.entries()) {
    entries[`ppt/slides/${fileOf(index)}`] =
      `<p:sld xmlns:p="p" xmlns:a="a" xmlns:mc="mc" ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    if (notes === undefined) continue;
    entries[`ppt/slides/_rels/${fileOf(index)}.rels`] = relations([
      ['n', 'notesSlide', `../notesSlides/n${index}.xml`],
    ]);
    entries[`ppt/notesSlides/n${index}.xml`] =
      `<p:notes xmlns:p="p" xmlns:a="a"><p:spTree>${shapeOf(notes, 'body')}${shapeOf('7', 'sldNum')}</p:spTree></p:notes>`;
  }
  return zipOf({
    '[Content_Types].xml': typesOf('ppt/presentation.xml', `${TYPES}presentationml.presentation`),
    'ppt/presentation.xml': `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="r${index}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => [`r${index}`, 'slide', `slides/${fileOf(index)}`]),
    ),
    ...entries,
    ...parts,
  });
}

/** A shape with one paragraph; `place` is its distance from the left. */
export function shapeOf(text: string, placeholder = '', { name = '', place = 0, run = '' } = {}): string {
  const kind = placeholder ? `<p:ph type="${placeholder}"/>` : '';
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="s" ${name}/><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${place}" y="0"/></a:xfrm></p:spPr><p:txBody><a:p><a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
}
