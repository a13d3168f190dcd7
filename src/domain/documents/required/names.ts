const listOf = (words: string) => new Set(words.split(' '));
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Words that say nothing, and those of a version. */
const FILLERS = listOf(
  'the of and for on to in a an our final draft signed approved copy version rev v ' +
    'el la los las del de y e para en le les des du et pour sur l d der die das und zum zur fur im von bei mit',
);
/** What sort of rules it is: one is taken for the other. */
const KINDS = listOf(
  'policy policies procedure procedures standard guideline guidelines guidance politica procedimiento norma politique procedure norme ' +
    'richtlinie leitlinie verfahren anweisung konzept',
);
const GERMAN_KIND = /(?:richtlinie|leitlinie|politik|verfahren|anweisung|konzept)n?$/;
const ENDING = /(?:ies|es|s|en|n|e|y)$/;
const stem = (word: string) => (word.length > 4 ? word.replace(ENDING, '') : word);
/** What may stand in a title beside a name without making it the name of something else. */
const BESIDE = new Set(
  [
    ...listOf(
      'security cyber cybersecurity information it ict isms iso iec company corporate organisation organization enterprise user users employee ' +
        'employees staff general management governance document process plan program programme method methodology use usage annual yearly quarterly monthly ' +
        'global group template standard operating meeting customer customers ' +
        'seguridad informacion ti sgsi empresa usuarios empleados gestion gobernanza proceso metodo anual ' +
        'securite si smsi entreprise utilisateurs employes gouvernance processus methode annuel annuelle ' +
        'sicherheit unternehmen benutzer mitarbeiter mitarbeitende prozess methode management jahrlich',
    ),
  ].map(stem),
);

interface Words {
  /** That say what it is about, without endings; all of them where none does. */
  telling: ReadonlySet<string>;
  isRule: boolean;
}

function wordsOf(title: string): Words {
  const all = (plain(title).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !FILLERS.has(word) && !/\d/.test(word));
  const bare = all.filter((word) => !KINDS.has(word)).map((word) => word.replace(GERMAN_KIND, '') || word);
  return {
    telling: new Set((bare.length > 0 ? bare : all).map(stem)),
    isRule: all.some((word) => KINDS.has(word) || GERMAN_KIND.test(word)),
  };
}

/** The words of a title that say what it is about, without endings and without what sort of paper it is. */
export const tellingWords = (title: string): ReadonlySet<string> => wordsOf(title).telling;

/** Something that titles may name, by every name it has. */
export interface Named {
  key: string;
  names: readonly string[];
}

/** The keys of what a title names, of those that `mayBe` allows. */
export type Naming = (title: string, mayBe?: (key: string) => boolean) => string[];

/** "Backup and Disaster Recovery Policy" is two in one. */
const PARTS = /\s*(?:[,&/+]|\s(?:and|y|e|et|und)\s)\s*/i;

/**
 * Tells by a title which of many things it names: every word of a name stands in it, and nothing beside that would make it the name of
 * something else ("Tax audit report"). Of several the one with the most words names it, and of these the one that is called rules as the title
 * is. A title of several parts names what each part does. Words of `ignored`, such as an organisation's own name, count for nothing.
 */
export function namedIn(things: readonly Named[], ignored = ''): Naming {
  const names = things.flatMap(({ key, names: all }) => all.map((name) => ({ key, ...wordsOf(name) })));
  const byWord = Map.groupBy(
    names.flatMap((name) => [...name.telling].map((word) => ({ word, name }))),
    ({ word }) => word,
  );
  const passed = new Set([...wordsOf(ignored).telling].filter((word) => !byWord.has(word)));
  const keysOf = (title: string, mayBe: (key: string) => boolean): { keys: string[]; isWhole: boolean } => {
    const { telling, isRule } = wordsOf(title);
    const words = [...telling].filter((word) => !passed.has(word));
    const met = new Map<(typeof names)[number], number>();
    for (const word of words) for (const { name } of byWord.get(word) ?? []) met.set(name, (met.get(name) ?? 0) + 1);
    const whole = [...met].flatMap(([name, count]) => {
      if (count < name.telling.size || !mayBe(name.key)) return [];
      const beside = words.filter((word) => !name.telling.has(word));
      // A name of nothing but such words, "Security Policy", is any of them.
      const isOpen = [...name.telling].some((word) => !BESIDE.has(word));
      return beside.every((word) => isOpen && BESIDE.has(word)) ? [name] : [];
    });
    const longest = Math.max(0, ...whole.map((name) => name.telling.size));
    const best = whole.filter((name) => name.telling.size === longest);
    const alike = best.filter((name) => name.isRule === isRule);
    const keys = [...new Set((alike.length > 0 ? alike : best).map(({ key }) => key))];
    return { keys, isWhole: longest === words.length };
  };
  const inTitle = (title: string, mayBe: (key: string) => boolean): string[] => {
    const { keys, isWhole } = keysOf(title, mayBe);
    const parts = title.split(PARTS).map((part) => keysOf(part, mayBe).keys);
    // Where each part is the name of something, one that stands beside another's name is more than a word beside it.
    const areNames = parts.length > 1 && parts.every(({ length }) => length > 0);
    return !areNames || (isWhole && keys.length > 0) ? keys : [...new Set(parts.flat())];
  };
  return (title, mayBe = () => true) => {
    const keys = inTitle(title, mayBe);
    // "Statement of Applicability (SoA)" says it twice.
    return keys.length > 0 ? keys : inTitle(title.replace(/\s*\(\p{L}{2,6}\)/u, ''), mayBe);
  };
}
