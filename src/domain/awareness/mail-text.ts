/** A mail as far as one who judges it needs it. Everything is text. */
export interface MailReading {
  headers: { name: string; value: string }[];
  text: string;
  /** Where links lead: the words they show, and the host they really open. */
  links: { shown: string; host: string }[];
  /** Names of attached files, which are never opened. */
  attachments: string[];
  /** Names of signs that speak against it; the interface has the words. */
  signs: string[];
}

const SHOWN = ['from', 'reply-to', 'return-path', 'to', 'subject', 'date', 'message-id', 'authentication-results'];
const MOST_LINKS = 50;
const MOST_PARTS = 40;
const MOST_TEXT = 40_000;

type Headers = Map<string, string>;

interface Part {
  headers: Headers;
  body: string;
}

/** Reads the source of a mail (RFC 5322, the usual kinds of MIME); a text without headers is only a text. Nothing in it makes it throw. */
export function readMail(source: string): MailReading {
  const whole = split(source.replaceAll('\r\n', '\n'));
  const isMail = ['from', 'received', 'subject', 'return-path'].some((name) => whole.headers.has(name));
  if (!isMail) {
    const text = source.slice(0, MOST_TEXT);
    return { headers: [], text, links: linksIn(text, ''), attachments: [], signs: [] };
  }
  const parts = partsOf(whole, { left: MOST_PARTS });
  const plain = parts.filter((part) => isText(part, 'text/plain') && !nameOf(part)).map(bodyOf);
  const html = parts.filter((part) => isText(part, 'text/html') && !nameOf(part)).map(bodyOf);
  const marked = html.join('\n');
  const text = (plain.join('\n').trim() || withoutMarkup(marked)).slice(0, MOST_TEXT);
  const headers = SHOWN.flatMap((name) => {
    const value = whole.headers.get(name);
    return value === undefined ? [] : [{ name, value: decodeHeaderWords(value).slice(0, 1000) }];
  });
  const links = linksIn(text, marked);
  const attachments = parts.flatMap((part) => nameOf(part) ?? []).slice(0, MOST_PARTS);
  return { headers, text, links, attachments, signs: signsOf(whole.headers, links, attachments) };
}

function split(source: string): Part {
  const end = source.indexOf('\n\n');
  const head = end < 0 ? source : source.slice(0, end);
  const headers: Headers = new Map();
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon > 0 && /^[\w-]+$/.test(name) && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : source.slice(end + 2) };
}

/** The leaves of a mail. `left` bounds how many are looked at, whatever it nests. */
function partsOf(part: Part, budget: { left: number }): Part[] {
  budget.left -= 1;
  if (budget.left < 0) return [];
  const boundary = parameterOf(part.headers.get('content-type'), 'boundary');
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1)
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => partsOf(split(piece.replace(/^[ \t]*\n/, '')), budget));
}

function parameterOf(header: string | undefined, name: string): string | undefined {
  const found = new RegExp(`${name}\\*?=(?:"([^"]{1,200})"|([^;\\s]{1,200}))`, 'i').exec(header ?? '');
  return found?.[1] ?? found?.[2];
}

const typeOf = ({ headers }: Part) => (headers.get('content-type') ?? 'text/plain').toLowerCase();
const isText = (part: Part, type: string) => typeOf(part).startsWith(type);

function nameOf({ headers }: Part): string | undefined {
  const name =
    parameterOf(headers.get('content-disposition'), 'filename') ?? parameterOf(headers.get('content-type'), 'name');
  return name && decodeHeaderWords(name).slice(0, 200);
}

function bodyOf(part: Part): string {
  const how = (part.headers.get('content-transfer-encoding') ?? '').trim().toLowerCase();
  const charset = parameterOf(part.headers.get('content-type'), 'charset') ?? 'utf-8';
  if (how === 'base64') return decodeBytes(bytesOfBase64(part.body), charset);
  if (how === 'quoted-printable') return decodeBytes(bytesOfQuoted(part.body.replaceAll(/=[ \t]*\n/g, '')), charset);
  return part.body;
}

/** Encoded words of a header (RFC 2047). */
export function decodeHeaderWords(text: string): string {
  return text
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?([\w-]+)(?:\*\w+)?\?([bq])\?([^?]*)\?=/gi, (_, charset: string, how: string, words: string) =>
      decodeBytes(
        how.toLowerCase() === 'b' ? bytesOfBase64(words) : bytesOfQuoted(words.replaceAll('_', ' ')),
        charset,
      ),
    );
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function bytesOfBase64(text: string): number[] {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const sign of text) {
    const value = BASE64.indexOf(sign);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return bytes;
}

/** What stands there unencoded is kept sign by sign. */
function bytesOfQuoted(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = text[at] === '=' ? /^[0-9a-f]{2}/i.exec(text.slice(at + 1, at + 3))?.[0] : undefined;
    if (hex) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
      continue;
    }
    bytes.push(...utf8(text.codePointAt(at) ?? 63));
    if ((text.codePointAt(at) ?? 0) > 0xffff) at++;
  }
  return bytes;
}

function utf8(code: number): number[] {
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), 0x80 | (code & 63)];
  if (code < 0x10000) return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
}

/** UTF-8, and for what is not that, Latin-1. */
function decodeBytes(bytes: number[], charset: string): string {
  const latin = () => bytes.map((byte) => String.fromCharCode(byte)).join('');
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) return latin();
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return latin();
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<(style|script|head)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|apos);/g, (_, name: string) => NAMED[name] ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const hostOf = (address: string) =>
  /^https?:\/\/(?:[^/?#\s]*@)?([^/?#:\s"'<>]{1,255})/i.exec(address)?.[1]?.toLowerCase();

/** Looked at in one mail, however many there are. */
const MOST_SEEN = 300;

function linksIn(text: string, html: string): MailReading['links'] {
  const found = new Map<string, { shown: string; host: string }>();
  const add = (shown: string, host: string | undefined) => {
    if (host && found.size < MOST_LINKS) found.set(`${shown} ${host}`, { shown: shown.slice(0, 200), host });
  };
  for (const { address, shown } of anchorsIn(html)) add(shown, hostOf(address));
  for (const address of addressesIn(text)) add('', hostOf(address));
  return [...found.values()];
}

/** Walked through by hand: a pattern over the whole would be led astray by a hostile text. */
function anchorsIn(html: string): { address: string; shown: string }[] {
  const found: { address: string; shown: string }[] = [];
  const low = html.toLowerCase();
  let at = low.indexOf('<a');
  for (let seen = 0; at >= 0 && seen < MOST_SEEN; seen++) {
    const head = html.slice(at, at + 3000);
    const end = head.indexOf('>');
    const address = end < 0 ? undefined : /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(head.slice(0, end))?.[1];
    if (address) {
      const after = html.slice(at + end + 1, at + end + 601);
      const close = after.toLowerCase().indexOf('</a');
      const shown = withoutMarkup(close < 0 ? after : after.slice(0, close));
      found.push({ address: address.replaceAll('&amp;', '&'), shown });
    }
    at = low.indexOf('<a', at + 2);
  }
  return found;
}

function addressesIn(text: string): string[] {
  const found: string[] = [];
  let at = text.indexOf('http');
  while (at >= 0 && found.length < MOST_SEEN) {
    const [address = 'http'] = /^https?:\/\/[^\s<>"')\]]+/i.exec(text.slice(at, at + 2000)) ?? [];
    if (address !== 'http') found.push(address);
    at = text.indexOf('http', at + address.length);
  }
  return found;
}

const domainOf = (header: string | undefined) => /@([\w.-]+)/.exec(header ?? '')?.[1]?.toLowerCase();
/** Files that run, or that hide what does. */
const RISKY = /\.(exe|scr|js|jse|vbs|vbe|bat|cmd|ps1|hta|lnk|iso|img|jar|html?|svg|docm|xlsm|pptm|one|zip|rar|7z)$/i;

function signsOf(headers: Headers, links: MailReading['links'], attachments: string[]): string[] {
  const from = domainOf(headers.get('from'));
  const [answer, back] = [domainOf(headers.get('reply-to')), domainOf(headers.get('return-path'))];
  const checked = headers.get('authentication-results') ?? '';
  const hides = links.some(({ shown, host }) => {
    const named = hostOf(shown) ?? /^(?:www\.)?([\w-]+(?:\.[\w-]+)+)/i.exec(shown)?.[1]?.toLowerCase();
    return named !== undefined && /\.[a-z]{2,}$/.test(named) && !sameSite(named, host);
  });
  return [
    ...(answer && from && !sameSite(answer, from) ? ['reply-elsewhere'] : []),
    ...(back && from && !sameSite(back, from) ? ['sent-elsewhere'] : []),
    ...(/\b(?:spf|dkim|dmarc)=(?:fail|softfail|none)\b/i.test(checked) ? ['not-authenticated'] : []),
    ...(hides ? ['link-elsewhere'] : []),
    ...(links.some(({ host }) => /^(?:\d{1,3}\.){3}\d{1,3}$|(?:^|\.)xn--/.test(host)) ? ['odd-host'] : []),
    ...(attachments.some((name) => RISKY.test(name)) ? ['risky-attachment'] : []),
  ];
}

/** Whether one of two hosts is the other or lies within it. */
function sameSite(one: string, other: string): boolean {
  const bare = (host: string) => host.replace(/^www\./, '');
  const [a, b] = [bare(one), bare(other)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
