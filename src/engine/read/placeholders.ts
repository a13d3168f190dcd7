const PLACEHOLDER =
  /\[(?:\s*(?:TODO|TBD|TBC|XX+|insert|enter|fill|your|name|date|company|organi[sz]ation|firm|to be|add|specify|describe|role|title|department|location|email|e-mail|phone|version|number|security officer|it contact|contact)\b[^\]\n]{0,80}|_{2,}|\.{3})\s*\]|\{\{[^}\n]{1,60}\}\}|<<?(?:insert|enter|your|company|organi[sz]ation|name|date)[^>\n]{0,60}>>?|_{5,}|\.{8,}|\b(?:tbd|tbc)\b/gi;

/** In capitals only: "todo" is a word in Spanish. */
const MARKS = /\b(?:TODO|XXX+)\b/g;

/** The places of a template that nobody has filled in: "[Company Name]", "{{owner}}", "TBD", "______". */
export function placeholdersOf(text: string): { index: number; length: number }[] {
  const found = [...text.matchAll(PLACEHOLDER)].map((match) => ({ index: match.index, length: match[0].length }));
  const inside = (at: number) => found.some(({ index, length }) => at >= index && at < index + length);
  for (const match of text.matchAll(MARKS))
    if (!inside(match.index)) found.push({ index: match.index, length: match[0].length });
  return found.toSorted((a, b) => a.index - b.index);
}
