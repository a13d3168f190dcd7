import type { Language } from '#domain/organisations/language.ts';
import { GERMAN } from './concepts-de.ts';
import { ENGLISH } from './concepts-en.ts';
import { SPANISH } from './concepts-es.ts';
import { FRENCH } from './concepts-fr.ts';
import { partsOf } from './compounds-de.ts';
import { stemOf, tokensOf, type Token } from '../tokens.ts';

interface Node {
  next: Map<string, Node>;
  /** The stems that stand for the phrase which ends here. */
  meaning?: string[];
}

const lists: Record<Language, string> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };
const tries = new Map<Language, Node>();

/**
 * Replaces every phrase of the lexicon by its meaning in English stems, the longest phrase first: synonyms meet each other, and a
 * German, French or Spanish text meets the English catalogue. A word that stands for several stems keeps its place for each.
 */
export function conceptsOf(tokens: Token[], language: Language): Token[] {
  const root = trieOf(language);
  const result: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    let node: Node | undefined = root;
    let length = 0;
    let meaning: string[] | undefined;
    for (let j = i; node && j < tokens.length; j++) {
      node = node.next.get(tokens[j]?.stem ?? '');
      if (node?.meaning) {
        meaning = node.meaning;
        length = j - i + 1;
      }
    }
    const first = tokens[i];
    if (!first) break;
    if (meaning) {
      const end = tokens[i + length - 1]?.end ?? first.end;
      for (const stem of meaning) result.push({ stem, start: first.start, end });
      i += length;
    } else {
      if (language === 'de') result.push(...readParts(first, root));
      else result.push(first);
      i++;
    }
  }
  return result;
}

/** A compound by its parts, each by its meaning where the lexicon has it. */
function readParts(word: Token, root: Node): Token[] {
  const parts = partsOf(word.stem);
  if (parts.length < 2) return [word];
  return parts.flatMap((part) => {
    const stem = stemOf(part, 'de');
    return (root.next.get(stem)?.meaning ?? [stem]).map((meaning) => ({ ...word, stem: meaning }));
  });
}

/** The lexicon is lines of "meaning: variant, variant"; the meaning is an English phrase. */
function trieOf(language: Language): Node {
  const known = tries.get(language);
  if (known) return known;
  const root: Node = { next: new Map() };
  for (const line of lists[language].split('\n')) {
    const [meaning = '', variants = ''] = line.split(':');
    const stems = tokensOf(meaning.trim()).map(({ stem }) => stem);
    for (const variant of variants
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean)) {
      let node = root;
      for (const { stem } of tokensOf(variant, language)) {
        const next: Node = node.next.get(stem) ?? { next: new Map() };
        node.next.set(stem, next);
        node = next;
      }
      if (node !== root) node.meaning ??= stems;
    }
  }
  tries.set(language, root);
  return root;
}
