/** Words with which a blank begins; "[a, b]" or "<someone@example.org>" is none. */
const BEGINS = [
  'insert|enter|your|name|company|business|organi[sz]ation|date|day|time|owner|author|version|department|title|role|contact|industry|sector|country',
  'scope|approver|approved|effective|responsible|location|address|email|phone|primary|secondary|select|specify|describe|signature|xxx?',
  'firma|unternehmen|organisation|datum|eintragen|einsetzen|verantwortlich|rolle|geltungsbereich|anwendungsbereich|branche|land|eigentümer',
  'empresa|organización|organizacion|fecha|nombre|insertar|responsable|cargo|puesto|alcance|país|propietario',
  'entreprise|société|societe|nom|insérer|inserer|rôle|périmètre|secteur|pays|propriétaire',
].join('|');
/** A link: to a place, by a number of a list of links, or the list itself. Colons and brackets stand beside blanks as well. */
const NO_LINK = String.raw`(?!\(|\[\d*\]|:[ \t]*<?(?:https?:|mailto:|/\S|#\S))`;
/** A line may end within. */
const INNER = String.raw`(?:[^\]\n]|\n(?!\s*\n)){0,60}`;
/** Markdown may have put a backslash before what could be a mark of its own. */
const BLANK = new RegExp(
  [
    String.raw`\{\{[^{}\n]{1,80}\}\}`,
    String.raw`\\?\[(?:${BEGINS})(?![\p{L}\p{N}])${INNER}\]${NO_LINK}`,
    // Several words of which the first is a capital: "[Security Officer]", but neither "[RFC 5545]" nor a link.
    String.raw`\\?\[\p{L}[\p{L}’'-]{0,30}(?:[ /\n][\p{L}’'-]{1,30}){1,6}\\?\]${NO_LINK}`,
    String.raw`\\?<(?:${BEGINS})(?![\p{L}\p{N}])(?:[^>\n@]|\n(?!\s*\n)){0,60}>`,
    String.raw`(?<!\p{L})(?:TBD|TBC|TODO|XXX{1,20})(?!\p{L})`,
    String.raw`(?<!\p{L})lorem ipsum(?!\p{L})`,
    String.raw`_{5,}`,
  ].join('|'),
  'giu',
);
const CASED = /^(?:TBD|TBC|TODO|XXX+)$/;
/** Several words in brackets without a capital are a remark of who wrote the text. */
const IS_REMARK = new RegExp(String.raw`^\\?\[(?!\p{Lu})(?!(?:${BEGINS})(?![\p{L}\p{N}]))`, 'u');
/** How far a document may go, and where to read on, stand in brackets as well. */
const IS_LABEL =
  /^(?:(?:strictly|company|business|highly|for|classification:?|official|nur|für|zum|uso|usage) )*(?:confidential|internal|restricted|public|secret|proprietary|sensitive|private|unclassified|draft|vertraulich|intern|internen|öffentlich|geheim|entwurf|confidencial|interno|público|restringido|secreto|borrador|confidentiel|interne|restreint|brouillon)(?: (?:information|data|document|only|use|use only|gebrauch|nutzung|dokument|und confidential|copy))*$|^(?:see|cf|end of|this page|page intentionally|intentionally|siehe|véase|ver|voir)(?!\p{L})|^(?:note|annex|appendix|figure|table|section|page|anhang|anlage|abbildung|tabelle|abschnitt|anexo|figura|tabla|sección|annexe|tableau)(?: (?:\d[\d.]*|[a-z]|one|two|three))?$/u;
/** Elements of HTML whose names are words of blanks too. */
const IS_ELEMENT = /^<(?:address|section|select|time|title)(?:\s+[\w-]+=[^>]*)?\/?>$/;
/** What runs on without a space is a path or the name of a file: "backup-{{date}}.tar". */
const IS_NAME = /\\[\p{L}\p{N}]|\.[a-z]{2,5}(?![\p{L}\p{N}])/u;
/** Part of an address is open, and nobody but a person says what belongs there: "privacy@[company].com". */
const IS_ADDRESS = /:\/\/|\S@|@\S|(?:^|[^\p{L}])www\./u;
/** Nobody fills in what stands in code or in a comment. */
const NOT_SHOWN = /<!--[\s\S]*?(?:-->|$(?![\s\S]))|^(```|~~~)[\s\S]*?(?:^\1|$(?![\s\S]))|`[^`\n]+`/gm;

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
export function blanksIn(source: string): Blank[] {
  const text = source.replaceAll(NOT_SHOWN, (hidden) => hidden.replaceAll(/[^\n]/g, ' '));
  const blanks: Blank[] = [];
  for (const match of text.matchAll(BLANK)) {
    const [words] = match;
    const [start, end] = [match.index, match.index + words.length];
    // "todo" is a Spanish word.
    if (/^(?:tbd|tbc|todo|xxx+)$/i.test(words) && !CASED.test(words)) continue;
    if (IS_REMARK.test(words) || IS_ELEMENT.test(words)) continue;
    const key = keyOfBlank(words);
    const place = around(text, start, end);
    const isAddress = IS_ADDRESS.test(place);
    if (IS_LABEL.test(key) || (key !== '' && !isAddress && IS_NAME.test(place))) continue;
    blanks.push({ start, end, words, key: isAddress ? '' : key });
  }
  return blanks;
}

/** So many are named; the text shows the others. */
const NAMED = 6;

/** The blanks in words, each once: "[Company Name], [Date], …". */
export function namesOfBlanks(blanks: readonly Pick<Blank, 'words'>[]): string {
  const all = [...new Set(blanks.map(({ words }) => words.slice(0, 80)))];
  return all.slice(0, NAMED).join(', ') + (all.length > NAMED ? ', …' : '');
}

/** What stands at a place without a space between. */
function around(text: string, start: number, end: number): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end, end + 80))?.[0] ?? '';
  return `${before}x${after}`;
}

function keyOfBlank(words: string): string {
  const inner = /^\\?[[{<]+(.*?)\\?[\]}>]+$/su.exec(words)?.[1] ?? '';
  return inner.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
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
