/** What sort of paper it is, its version and filler say nothing of what it is about. */
const SAYS_NOTHING = new Set(
  (
    'policy policies procedure standard guideline guidance process plan program methodology method document company corporate organisation ' +
    'organization information the of and for on to in a an use using our general final draft signed approved copy version rev v ' +
    'politica procedimiento norma proceso metodo empresa el la los las del de y para en ' +
    'politique procedure norme processus methode entreprise le les des du et pour sur l d ' +
    'richtlinie leitlinie verfahren anweisung konzept prozess methode unternehmen der die das und zum zur fur im von'
  ).split(' '),
);
const GERMAN_KIND = /(?:richtlinie|leitlinie|politik|verfahren|anweisung|konzept|prozess)n?$/;
const ENDING = /(?:ies|es|s|en|n|e|y)$/;
/** Of the words of a title so many must belong to the name. */
const LEAST = 0.6;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** The words of a title that say what it is about, without endings; all of them where none does. */
function wordsOf(title: string): Set<string> {
  const all = plain(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !SAYS_NOTHING.has(word) && !/\d/.test(word));
  const words = (telling.length > 0 ? telling : all).map((word) => word.replace(GERMAN_KIND, '') || word);
  return new Set(words.map((word) => (word.length > 4 ? word.replace(ENDING, '') : word)));
}

/** Something that titles may name, by every name it has. */
export interface Named {
  key: string;
  names: readonly string[];
}

/**
 * Tells by a title which of many things it names: every word of a name stands in it, and little else. Of several it is the one of which least
 * is left over. Words of `ignored`, such as an organisation's own name, count for nothing.
 */
export function namedIn(things: readonly Named[], ignored = ''): (title: string) => string[] {
  const names = things.flatMap(({ key, names: all }) => all.map((name) => ({ key, words: wordsOf(name) })));
  const byWord = Map.groupBy(
    names.flatMap((name) => [...name.words].map((word) => ({ word, name }))),
    ({ word }) => word,
  );
  const passed = new Set([...wordsOf(ignored)].filter((word) => !byWord.has(word)));
  return (title) => {
    const words = [...wordsOf(title)].filter((word) => !passed.has(word));
    const met = new Map<(typeof names)[number], number>();
    for (const word of words) for (const { name } of byWord.get(word) ?? []) met.set(name, (met.get(name) ?? 0) + 1);
    const whole = [...met].filter(
      ([name, count]) => count === name.words.size && count >= LEAST * Math.max(1, words.length),
    );
    const most = Math.max(0, ...whole.map(([, count]) => count));
    return [...new Set(whole.filter(([, count]) => count === most).map(([{ key }]) => key))];
  };
}
