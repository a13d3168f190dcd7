export type LogoKind = 'png' | 'jpeg' | 'webp' | 'svg';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** What a file is by its content; its name and the browser's word for it say nothing. */
export function kindOf(bytes: Buffer): LogoKind | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP')
    return 'webp';
  return isSvg(bytes) ? 'svg' : undefined;
}

/** An svg element after, at most, a byte order mark, the XML declaration and comments. A document type could define entities. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  if (/<!(?:ENTITY|ATTLIST|ELEMENT)/i.test(text)) return false;
  const start = text
    .replace(/^\uFEFF/, '')
    .replace(/^\s*<\?xml[^>]{0,200}\?>/i, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<!DOCTYPE[^>[]{0,500}>/i, '');
  return /^\s*<(?:svg:)?svg[\s>]/i.test(start);
}
