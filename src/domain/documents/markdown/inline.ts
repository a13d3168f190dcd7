/** Words within a block: stressed, as code, or a link to a place that is safe to follow. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; words: Inline[] }
  | { kind: 'italic'; words: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; words: Inline[] };

/** Only these are followed; any other link is shown as it was written. */
const SAFE = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|\/app\/[\w\-./?=&%#]*)$/i;
const MARK =
  /`([^`]+)`|\*\*(?=\S)((?:[^*]|\*(?!\*)|\*(?=\*\*(?!\*)))+?)\*\*(?!\*)|__(?=\S)([^_]+?)__|\*(?=\S)([^*]+?)\*|(?<![\p{L}\p{N}])_(?=\S)([^_]+?)_(?![\p{L}\p{N}])|\[([^\][]+)\]\(([^()\s]+)\)/u;
const DEEPEST = 4;

/** Reads stress, code and links. What is no mark of these is text, and nothing is ever markup. */
export function parseInline(source: string, depth = 0): Inline[] {
  const words: Inline[] = [];
  let rest = source;
  while (rest !== '') {
    const mark = depth < DEEPEST ? MARK.exec(rest) : null;
    if (!mark) {
      words.push({ kind: 'text', text: rest });
      break;
    }
    if (mark.index > 0) words.push({ kind: 'text', text: rest.slice(0, mark.index) });
    words.push(wordOf(mark, depth + 1));
    rest = rest.slice(mark.index + mark[0].length);
  }
  return words;
}

function wordOf([whole, code, stars, lines, star, line, label, href]: RegExpExecArray, depth: number): Inline {
  const bold = stars ?? lines;
  const italic = star ?? line;
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', words: parseInline(bold, depth) };
  if (italic !== undefined) return { kind: 'italic', words: parseInline(italic, depth) };
  if (label !== undefined && href !== undefined && SAFE.test(href))
    return { kind: 'link', href, words: parseInline(label, depth) };
  return { kind: 'text', text: whole };
}
