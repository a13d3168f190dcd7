/** What an answer says in a word. */
export const SHORT_ANSWERS = ['yes', 'partly', 'no', 'not-applicable'] as const;
export type ShortAnswer = (typeof SHORT_ANSWERS)[number];

/** The words by which forms and people say it, in four languages, one line an answer. */
const MESSAGES: Record<ShortAnswer, string> = {
  yes:
    'yes|y|ja|j|oui|o|sí|si|s|true|wahr|vrai|verdadero|compliant|fully compliant|in compliance|implemented|fully implemented|in place|fully in place|met|fully met|full|fully|achieved|agree|' +
    'konform|erfüllt|vollständig erfüllt|umgesetzt|vollständig umgesetzt|vorhanden|vollständig|conforme|mis en place|mis en œuvre|entièrement mis en œuvre|appliqué|en place|totalement|' +
    'cumple|se cumple|cumple totalmente|implementado|totalmente implementado|implantado|totalmente',
  partly:
    'partly|partial|partially|in part|partially compliant|partly compliant|partially implemented|partly implemented|partially in place|partially met|partly met|' +
    'teilweise|zum teil|teils|teilweise erfüllt|teilweise umgesetzt|teilweise konform|partiel|partielle|partiellement|en partie|partiellement conforme|partiellement mis en œuvre|' +
    'parcial|parcialmente|en parte|cumple parcialmente|parcialmente implementado',
  no:
    'no|n|nein|non|false|falsch|faux|falso|non-compliant|noncompliant|not compliant|not implemented|not in place|not met|none|disagree|' +
    'nicht konform|nicht erfüllt|nicht umgesetzt|nicht vorhanden|non conforme|non mis en place|non mis en œuvre|non appliqué|no cumple|no conforme|no implementado|no implantado',
  'not-applicable':
    'n/a|na|n.a|n/a.|not applicable|does not apply|nicht anwendbar|nicht zutreffend|trifft nicht zu|entfällt|n. a|n. z|sans objet|non applicable|s/o|s.o|no aplica|no aplicable|no procede|n/d',
};

const meanings = new Map(
  SHORT_ANSWERS.flatMap((answer) => MESSAGES[answer].split('|').map((words) => [words, answer] as const)),
);

/** Words without case, what stands in brackets, a number in front and marks at their ends. */
const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/^\s*\d{1,2}\s*[-–—.:=)]\s*/, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”«».,;:!?*-]+|[\s"'“”«».,;:!?*-]+$/g, '');

/** What words say that say nothing else: "N/A", "Teilweise umgesetzt". */
export const shortAnswerIn = (words: string): ShortAnswer | null => meanings.get(bare(words)) ?? null;

/** What the first word or words of an answer say: "Yes, every copy", "Nein." */
export function openingOf(answer: string): ShortAnswer | null {
  const [first = ''] = answer.trim().split(/[,;:.!\n]|\s[-–—]\s/);
  return shortAnswerIn(first);
}

/**
 * The value of a list that says the same, as the list spells it: one that says only that or, without such a one, the only one that begins so
 * ("Yes, fully implemented"). Null where none does, or several do and a person must choose.
 */
export function valueFor(values: readonly string[], answer: ShortAnswer): string | null {
  const exact = values.filter((value) => shortAnswerIn(value) === answer);
  if (exact[0] !== undefined) return exact[0];
  const opening = values.filter((value) => openingOf(bare(value).replace(/\s*[/(].*$/, '')) === answer);
  return opening.length === 1 ? (opening[0] ?? null) : null;
}
