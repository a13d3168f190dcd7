import { crc32 } from 'node:zlib';

const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`;
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="r${index}" Type="${RELATION}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const WORDS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const heading = (level: number, size: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
const STYLES = `<w:styles ${WORDS}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="120"/></w:pPr></w:style>${heading(1, 36)}${heading(2, 28)}<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:pPr><w:ind w:left="400"/></w:pPr></w:style></w:styles>`;
const BULLETS = `<w:numbering ${WORDS}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="400" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A Word document of headings, paragraphs, list items and tables, which is all of Markdown that the catalogue's documents use. */
export function docxOf(markdown: string): Buffer {
  const body = markdown
    .split(/\n\n+|\n(?=\d+\. |- )/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(partOf)
    .join('');
  return zipOf([
    ['[Content_Types].xml', TYPES],
    ['_rels/.rels', relations(['officeDocument', 'word/document.xml'])],
    ['word/_rels/document.xml.rels', relations(['styles', 'styles.xml'], ['numbering', 'numbering.xml'])],
    ['word/styles.xml', STYLES],
    ['word/numbering.xml', BULLETS],
    ['word/document.xml', `<w:document ${WORDS}><w:body>${body}</w:body></w:document>`],
  ]);
}

function partOf(block: string): string {
  const title = /^(#+) (.*)/.exec(block);
  if (title) return paragraph(title[2] ?? '', `Heading${title[1]?.length}`);
  if (block.startsWith('|')) return table(block.split('\n').filter((line) => !/^[|\s:-]+$/.test(line)));
  const text = block.replaceAll('\n', ' ');
  if (text.startsWith('- '))
    return paragraph(text.slice(2), 'ListParagraph', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  return paragraph(text, /^\d+\. /.test(text) ? 'ListParagraph' : 'Normal');
}

function paragraph(text: string, style: string, properties = ''): string {
  const safe = text.replace(/\*+/g, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr><w:r><w:t xml:space="preserve">${safe}</w:t></w:r></w:p>`;
}

function table(lines: string[]): string {
  const rows = lines.map((line) => {
    const cells = line.split('|').slice(1, -1);
    return `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell.trim(), 'Normal')}</w:tc>`).join('')}</w:tr>`;
  });
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (edge) => `<w:${edge} w:val="single" w:sz="4"/>`,
  );
  const columns = '<w:gridCol/>'.repeat((lines[0]?.split('|').length ?? 2) - 2);
  return `<w:tbl><w:tblPr><w:tblBorders>${edges.join('')}</w:tblBorders></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

/** A ZIP archive of uncompressed entries (APPNOTE 6.3, method 0), dated 1 January 1980 so that the same words are the same bytes. */
function zipOf(entries: [name: string, content: string][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(33, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, label);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, label, bytes);
    offset += 30 + label.length + bytes.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}
