const BLOCK = /<(?:p|div|h[1-6]|li|tr|br)(?:\s[^<>]{0,500})?\/?>/gi;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  sect: '§',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  bull: '•',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Whether a text is set in HTML: it has several elements that make lines. */
export function isHtml(source: string): boolean {
  return (source.slice(0, 50_000).match(BLOCK)?.length ?? 0) >= 3;
}

/** A text in HTML as lines of Markdown: headings, paragraphs, items and rows, without scripts and styles. */
export function linesOfHtml(source: string): string {
  const body = ['script', 'style', 'head', 'template']
    .reduce(without, source)
    .replaceAll(/<![^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const marked = body.replaceAll(/<(\/?)([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>/gi, (_, end: string, name: string) =>
    lineMark(name.toLowerCase(), end !== ''),
  );
  return marked
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** A text without the elements of a name and what they hold. */
function without(source: string, name: string): string {
  const [first = '', ...rest] = source.split(new RegExp(String.raw`<${name}(?=[\s>])`, 'i'));
  const end = new RegExp(String.raw`</${name}\s{0,9}>`, 'i');
  const kept = rest.map((piece) => {
    const close = end.exec(piece);
    return close ? piece.slice(close.index + close[0].length) : piece.slice(piece.indexOf('>') + 1);
  });
  return [first, ...kept].join(' ');
}

function lineMark(name: string, isEnd: boolean): string {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return isEnd ? '\n\n' : `\n\n${'#'.repeat(Number(level))} `;
  if (name === 'li') return isEnd ? '' : '\n- ';
  if (name === 'tr') return isEnd ? '' : '\n| ';
  if (name === 'td' || name === 'th') return isEnd ? ' | ' : '';
  if (name === 'br') return '\n';
  return /^(?:p|div|ul|ol|table|section|article|header|footer|blockquote|body|dl|dt|dd)$/.test(name) ? '\n\n' : '';
}

function entity(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code < 0x11_00_00 && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ' ';
}
