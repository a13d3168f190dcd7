/** Invisible characters that carry no meaning: soft hyphen, zero-width space and joiners, word joiner, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060-\u2064\uFEFF]/g;
/** Bidirectional controls and tag characters: used to show a reader one thing and a machine another. */
const DECEPTIVE = /[\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]+/gu;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFFFC\uFFFD]/g;

/** How many runs of deceptive characters a text holds. */
export function countDeceptive(text: string): number {
  return text.match(DECEPTIVE)?.length ?? 0;
}

/**
 * One line of text as it is stored: compatibility forms folded (NFKC, so ligatures and wide letters become plain ones), invisible and
 * deceptive characters gone, white space collapsed. Everything that is quoted is a slice of such text.
 */
export function normaliseLine(text: string): string {
  return text
    .toWellFormed()
    .replace(DECEPTIVE, '')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Joins two lines of one paragraph; a hyphen at the line's end goes when it only broke a word. */
export function joinLines(before: string, after: string): string {
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)) {
    const head = /(\p{L}+)-$/u.exec(before)?.[1] ?? '';
    return KEEPS_HYPHEN.has(head.toLowerCase()) ? before + after : before.slice(0, -1) + after;
  }
  return `${before} ${after}`;
}

/** First parts that keep their hyphen in ordinary use ("non-sensitive", "third-party"). */
const KEEPS_HYPHEN = new Set(
  'non anti self multi two third high low long short on off cross pre post re co sub inter semi real end risk role need cloud in out'.split(
    ' ',
  ),
);
