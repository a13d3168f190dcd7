import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

interface PdfOptions {
  /** Under a password that nobody knows, or only against changes: everybody may open it. */
  encrypted?: boolean | 'owner';
  /** Bytes that come out of each page. */
  inflated?: number;
  /** Properties, as of the Info dictionary. */
  info?: Record<string, string>;
  /** Entries of a page's dictionary, e.g. `/Annots [...]`, for all or by the page's index. */
  page?: string | ((index: number) => string);
  /** A map of the font's characters. */
  toUnicode?: string;
}

/** A map of characters that says of every letter that it is the next one. */
export const SHIFTED = (() => {
  const lines = [...Array(95).keys()].map((index) => {
    const code = 32 + index;
    const shift = /[a-y]/i.test(String.fromCharCode(code)) ? 1 : 0;
    return `<${code.toString(16)}> <00${(code + shift).toString(16)}>`;
  });
  return `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${lines.length} beginbfchar ${lines.join('\n')} endbfchar endcmap end`;
})();

/** A PDF with one line of text a page. */
export function pdfOf(pages: string[], options: PdfOptions = {}): Buffer {
  return pdfWith(
    pages.map((text) => (text ? `BT /F1 12 Tf 72 700 Td (${text}) Tj ET` : '0 0 m 10 10 l S')),
    options,
  );
}

/**
 * A PDF with these contents a page; they may set text in /F1 (Helvetica), /F2 (the same in bold) and /F3 (with a broken map of characters) and /F4
 * (ZapfDingbats), and paint the picture /P1.
 */
export function pdfWith(contents: string[], { encrypted, inflated = 0, info, page = '', toUnicode }: PdfOptions = {}) {
  const objects: (string | [dictionary: string, stream: Buffer])[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${toUnicode ? '/ToUnicode 5 0 R' : ''} >>`,
    ['/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8', Buffer.alloc(64)],
    ['', Buffer.from(toUnicode ?? '')],
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 8 0 R >>',
    ['', Buffer.from(SHIFTED)],
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  ];
  const resources = '/Resources << /Font << /F1 3 0 R /F2 6 0 R /F3 7 0 R /F4 9 0 R >> /XObject << /P1 4 0 R >> >>';
  const kids = contents.map((content, index) => {
    if (inflated > 0) {
      const packed = deflateSync(deflateSync(Buffer.alloc(inflated, 32), { level: 1 }), { level: 9 });
      objects.push(['/Filter [/FlateDecode /FlateDecode]', packed]);
    } else objects.push(['', Buffer.from(content, 'latin1')]);
    const stream = objects.length;
    const entries = typeof page === 'string' ? page : page(index);
    const box = entries.includes('/MediaBox') ? '' : '/MediaBox [0 0 612 792]';
    objects.push(`<< /Type /Page /Parent 2 0 R ${box} ${resources} /Contents ${stream} 0 R ${entries} >>`);
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${contents.length} >>`;
  const lock = encrypted ? lockOf(encrypted === 'owner') : null;
  let trailer = '/Root 1 0 R';
  if (info) {
    objects.push(
      `<< ${Object.entries(info)
        .map(([key, value]) => `/${key} (${value})`)
        .join(' ')} >>`,
    );
    trailer += ` /Info ${objects.length} 0 R`;
  }
  if (lock) {
    objects.push(lock.dictionary);
    trailer += ` /Encrypt ${objects.length} 0 R /ID [<${ID}> <${ID}>]`;
  }
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = 9;
  const offsets = objects.map((object, index) => {
    const at = length;
    const [dictionary, plain] = typeof object === 'string' ? [object, null] : object;
    const stream = plain && lock ? lock.encrypt(plain, index + 1) : plain;
    const piece = stream
      ? [Buffer.from(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`), stream, Buffer.from('\nendstream')]
      : [Buffer.from(dictionary, 'latin1')];
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), ...piece, Buffer.from('\nendobj\n')]);
    pieces.push(whole);
    length += whole.length;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

const ID = '0123456789abcdef0123456789abcdef';
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const PERMISSIONS = -44;

/** The standard handler, revision 2 (ISO 32000-1, 7.6.3): with an empty user's password, or with one that is unknown. */
function lockOf(isOwnerOnly: boolean) {
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const user = isOwnerOnly ? PADDING : createHash('sha256').update('nobody knows').digest();
  const owner = rc4(md5(createHash('sha256').update('owner').digest()).subarray(0, 5), user);
  const key = md5(user, owner, permissions, Buffer.from(ID, 'hex')).subarray(0, 5);
  const proof = rc4(key, PADDING);
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O <${owner.toString('hex')}> /U <${proof.toString('hex')}> >>`,
    encrypt: (bytes: Buffer, object: number) =>
      rc4(md5(key, Buffer.from([object & 255, object >> 8, 0, 0, 0])).subarray(0, 10), bytes),
  };
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}
