import { bodyOf, type DocxBlock } from './docx-body.ts';
import { escapedXml } from './ooxml.ts';
import { zipOf } from './zip.ts';

export interface DocxDocument {
  title: string;
  /** Who the document is of. */
  author: string;
  /** ISO date; the same document of the same day is the same bytes. */
  day: string;
  language: string;
  isLandscape: boolean;
  /** RRGGBB of title and headings. */
  ink: string;
  blocks: DocxBlock[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD_NAMESPACE =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const DOCX_TYPE = `${TYPE}.document`;

/** Twentieths of a point: A4, and a margin of 2 cm. */
const [SHORT, LONG, MARGIN] = [11_906, 16_838, 1134];

/** A Word document with real headings, repeated table heads and page numbers. */
export async function docxOf(document: DocxDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const parts = Object.entries({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['/word/document.xml', `${TYPE}.document.main+xml`],
      ['/word/styles.xml', `${TYPE}.styles+xml`],
      ['/word/numbering.xml', `${TYPE}.numbering+xml`],
      ['/word/footer1.xml', `${TYPE}.footer+xml`],
      ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ]
      .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
      .join('')}</Types>`,
    '_rels/.rels': relations([
      [`${RELATION}/officeDocument`, 'word/document.xml'],
      [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': coreOf(document),
    'word/_rels/document.xml.rels': relations([
      [`${RELATION}/styles`, 'styles.xml'],
      [`${RELATION}/numbering`, 'numbering.xml'],
      [`${RELATION}/footer`, 'footer1.xml'],
    ]),
    'word/styles.xml': stylesOf(document),
    'word/numbering.xml': `<w:numbering ${WORD_NAMESPACE}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="400" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footer1.xml': footerOf(document),
    'word/document.xml': mainOf(document),
  });
  const zip = zipOf(parts.map(([name, content]) => ({ name, content: [Buffer.from(XML + content)] })));
  for await (const chunk of zip) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function relations(targets: [type: string, target: string][]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="r${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function mainOf({ blocks, isLandscape }: DocxDocument): string {
  const [width, height] = isLandscape ? [LONG, SHORT] : [SHORT, LONG];
  const page = `<w:sectPr><w:footerReference w:type="default" r:id="r3"/><w:pgSz w:w="${width}" w:h="${height}"${
    isLandscape ? ' w:orient="landscape"' : ''
  }/><w:pgMar w:top="${MARGIN}" w:right="${MARGIN}" w:bottom="${MARGIN}" w:left="${MARGIN}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
  return `<w:document ${WORD_NAMESPACE}><w:body>${bodyOf(blocks, width - 2 * MARGIN)}${page}</w:body></w:document>`;
}

function coreOf({ title, author, day }: DocxDocument): string {
  const at = `<dcterms:created xsi:type="dcterms:W3CDTF">${day}T00:00:00Z</dcterms:created>`;
  return `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapedXml(title)}</dc:title><dc:creator>${escapedXml(author)}</dc:creator>${at}</cp:coreProperties>`;
}

function stylesOf({ language, ink }: DocxDocument): string {
  const heading = (level: number, size: number, colour: string) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="320" w:after="100"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:color w:val="${colour}"/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  return `<w:styles ${WORD_NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="20"/><w:lang w:val="${escapedXml(language)}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="120"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:after="60"/></w:pPr><w:rPr><w:b/><w:color w:val="${ink}"/><w:sz w:val="48"/></w:rPr></w:style>${heading(1, 30, ink)}${heading(2, 26, ink)}${heading(3, 22, '1F2937')}<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="400"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Cell"><w:name w:val="Cell"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="30" w:after="30"/></w:pPr><w:rPr><w:sz w:val="17"/></w:rPr></w:style></w:styles>`;
}

/** Title and number of the page; the numbers are the reader's own fields. */
function footerOf({ title, author, isLandscape }: DocxDocument): string {
  const right = (isLandscape ? LONG : SHORT) - 2 * MARGIN;
  const small = '<w:rPr><w:color w:val="6B7280"/><w:sz w:val="16"/></w:rPr>';
  const text = (words: string) => `<w:r>${small}<w:t xml:space="preserve">${escapedXml(words)}</w:t></w:r>`;
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r>${small}<w:t>1</w:t></w:r></w:fldSimple>`;
  const name = author && author !== title ? `${author} · ${title}` : title;
  return `<w:ftr ${WORD_NAMESPACE}><w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="${right}"/></w:tabs></w:pPr>${text(name)}<w:r>${small}<w:tab/></w:r>${field('PAGE')}${text(' / ')}${field('NUMPAGES')}</w:p></w:ftr>`;
}
