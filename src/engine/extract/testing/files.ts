import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A ZIP archive with these entries, deflated. */
export function zipOf(entries: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), fields, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const STYLES = '<w:styles xmlns:w="w"><w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>';

/** A Word document with this body; `prolog` stands before its root element. */
export function docxOf(body: string, prolog = ''): Buffer {
  return zipOf({
    '[Content_Types].xml': TYPES,
    'word/styles.xml': STYLES,
    'word/document.xml': `${prolog}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
  });
}

export function paragraph(text: string, style?: string): string {
  return `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** The head of an old Office container that holds a stream of this name. */
export function oleOf(stream: string): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);
}

function random(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** A PDF with one line of text a page. An encrypted one asks for a password that nobody knows; `inflated` bytes come out of each page. */
export function pdfOf(pages: string[], { encrypted = false, inflated = 0 } = {}): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const kids = pages.map((text) => {
    const stream = text ? `BT /F1 12 Tf 72 700 Td (${text}) Tj ET` : '0 0 m 10 10 l S';
    if (inflated > 0) {
      const packed = deflateSync(deflateSync(Buffer.alloc(inflated, 32), { level: 1 }), { level: 9 }).toString(
        'latin1',
      );
      objects.push(`<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed}\nendstream`);
    } else objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`;
  if (encrypted) objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${random('owner')}> /U <${random('user')}> >>`);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  const security = encrypted
    ? ` /Encrypt ${objects.length} 0 R /ID [<${random('id').slice(0, 32)}> <${random('id').slice(0, 32)}>]`
    : '';
  return Buffer.from(
    `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${security} >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
