import type { Remark } from './objection.ts';

/** What templates leave for somebody to fill in. A list in square brackets or an e-mail address in angles is none. */
const PLACEHOLDER = new RegExp(
  [
    String.raw`\{\{[^{}\n]{1,80}\}\}`,
    String.raw`\[(?:insert|enter|your|add|name of|company|organi[sz]ation|date|owner|author|version|department|title|firma|unternehmen|datum|name|eintragen|einsetzen|empresa|organizaci[oó]n|fecha|nombre|insertar|entreprise|soci[eé]t[eé]|nom|ins[eé]rer|xxx?)\b[^\]\n]{0,60}\]`,
    String.raw`<(?:insert|enter|your|company|organi[sz]ation|date|owner|name of|datum|firma|fecha|empresa|entreprise|nom)\b[^>\n]{0,60}>`,
    String.raw`\b(?:TBD|TBC|TODO|XXX+)\b`,
    String.raw`\blorem ipsum\b`,
    String.raw`_{5,}`,
  ].join('|'),
  'gi',
);
const CASED = /^(?:TBD|TBC|TODO|XXX+)$/;

/** Places that a template left open and nobody filled; the same one counts once. */
export function placeholderRemarks(text: string): Remark[] {
  const seen = new Set<string>();
  const remarks: Remark[] = [];
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [words] = match;
    // "todo" is a Spanish word.
    const isWord = /^(?:tbd|tbc|todo|xxx+)$/i.test(words);
    if ((isWord && !CASED.test(words)) || seen.has(words.toLowerCase())) continue;
    seen.add(words.toLowerCase());
    const quote = { start: match.index, end: match.index + words.length, text: words };
    remarks.push({ kind: 'placeholder', quote, values: { words: words.slice(0, 80) } });
  }
  return remarks;
}
