/** Words with which a blank begins; "[a, b]" or "<someone@example.org>" is none. */
const BEGINS = [
  'insert|enter|your|name|company|business|organi[sz]ation|date|day|time|owner|author|version|department|title|role|contact|industry|sector|country',
  'scope|approver|approved|effective|responsible|location|address|email|phone|primary|secondary|select|specify|describe|signature|xxx?',
  'firma|unternehmen|organisation|datum|eintragen|einsetzen|verantwortlich|rolle|geltungsbereich|anwendungsbereich|branche|land|eigentümer',
  'empresa|organización|organizacion|fecha|nombre|insertar|responsable|cargo|puesto|alcance|país|propietario',
  'entreprise|société|societe|nom|insérer|inserer|rôle|périmètre|secteur|pays|propriétaire',
].join('|');
/** Markdown may have put a backslash before what could be a mark of its own. */
const BLANK = new RegExp(
  [
    String.raw`\{\{[^{}\n]{1,80}\}\}`,
    String.raw`\\?\[(?:${BEGINS})(?![\p{L}\p{N}])[^\]\n]{0,60}\](?!\()`,
    // Several words of which the first is a capital: "[Security Officer]", but neither "[RFC 5545]" nor a link.
    String.raw`\\?\[\p{L}[\p{L}’'-]*(?:[ /][\p{L}’'-]+){1,6}\\?\](?!\()`,
    String.raw`\\?<(?:${BEGINS})(?![\p{L}\p{N}])[^>\n@]{0,60}>`,
    String.raw`(?<!\p{L})(?:TBD|TBC|TODO|XXX+)(?!\p{L})`,
    String.raw`(?<!\p{L})lorem ipsum(?!\p{L})`,
    String.raw`_{5,}`,
  ].join('|'),
  'giu',
);
const CASED = /^(?:TBD|TBC|TODO|XXX+)$/;
/** Several words in brackets without a capital are a remark of who wrote the text. */
const IS_REMARK = new RegExp(String.raw`^\\?\[(?!\p{Lu})(?!(?:${BEGINS})(?![\p{L}\p{N}]))`, 'u');

/** A place that a template left open and nobody filled. */
export interface Blank {
  start: number;
  end: number;
  /** As it stands there: "[Company Name]". */
  words: string;
  /** The same wherever it stands, however it is written: "company name". Empty where nothing says what belongs there. */
  key: string;
}

/** Every blank of a text or of Markdown, in their order. */
export function blanksIn(text: string): Blank[] {
  const blanks: Blank[] = [];
  for (const match of text.matchAll(BLANK)) {
    const [words] = match;
    // "todo" is a Spanish word.
    if (/^(?:tbd|tbc|todo|xxx+)$/i.test(words) && !CASED.test(words)) continue;
    if (IS_REMARK.test(words)) continue;
    blanks.push({ start: match.index, end: match.index + words.length, words, key: keyOfBlank(words) });
  }
  return blanks;
}

function keyOfBlank(words: string): string {
  const inner = /^\\?[[{<]+(.*?)\\?[\]}>]+$/su.exec(words)?.[1] ?? '';
  return inner.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Puts values into blanks by their keys; those without a value stay. */
export function fillBlanks(markdown: string, valueOf: (key: string) => string | undefined) {
  let filled = '';
  let from = 0;
  let count = 0;
  for (const { start, end, key } of blanksIn(markdown)) {
    const value = key === '' ? '' : plain(valueOf(key) ?? '');
    if (value === '') continue;
    filled += markdown.slice(from, start) + value;
    from = end;
    count += 1;
  }
  return { markdown: filled + markdown.slice(from), count };
}

/** Cells, headings and lists stay what they are, whatever is filled in. */
const plain = (value: string) => value.replaceAll(/[\s|`<>{}[\]\\]+/g, ' ').trim();
