import type { Language } from '#domain/organisations/language.ts';
import { conceptsOf } from '../../read/concepts/concepts.ts';
import { fold, stemOf, tokensOf } from '../../read/tokens.ts';
import { EVERYDAY_GERMAN } from './glossary-everyday-de.ts';
import { EVERYDAY_SPANISH } from './glossary-everyday-es.ts';
import { EVERYDAY_FRENCH } from './glossary-everyday-fr.ts';
import { FRENCH } from './glossary-fr.ts';
import { GERMAN } from './glossary-de.ts';
import { SPANISH } from './glossary-es.ts';

const SOURCES: Partial<Record<Language, string>> = {
  de: `${GERMAN.trim()}${EVERYDAY_GERMAN}`,
  fr: `${FRENCH.trim()}${EVERYDAY_FRENCH}`,
  es: `${SPANISH.trim()}${EVERYDAY_SPANISH}`,
};
const read = new Map<Language, Map<string, string[]>>();

function glossaryOf(language: Language): Map<string, string[]> {
  const known = read.get(language);
  if (known) return known;
  const glossary = new Map<string, string[]>();
  for (const line of (SOURCES[language] ?? '').trim().split('\n')) {
    const [meaning = '', variants = ''] = line.split(':');
    const stems = conceptsOf(tokensOf(meaning), 'en').map(({ stem }) => stem);
    for (const variant of variants.split(',')) {
      const stem = stemOf(variant.trim().toLowerCase(), language);
      if (stem && !glossary.has(stem)) glossary.set(stem, stems);
    }
  }
  read.set(language, glossary);
  return glossary;
}

/** English stems for a stem of another language; itself where none are known. */
export function meaningsOf(stem: string, language: Language): string[] {
  if (language === 'en') return [stem];
  const glossary = glossaryOf(language);
  const known = glossary.get(stem);
  if (known || language !== 'de') return known ?? [stem];
  // "prüft" and "geprüft" are forms of "prüfen".
  const base = stem.replace(/te?$/, '');
  return (
    glossary.get(base) ??
    glossary.get(base.replace(/^ge/, '')) ??
    glossary.get(base.replace(/^(an|auf|aus|ab|ein|vor)ge/, '$1')) ?? [stem]
  );
}

const STARTS: [Language, RegExp][] = [
  [
    'de',
    /[äöüß]|\b(?:durfen|wird|werden|sind|ist|gibt|haben|fuhren|verfugen|wie|welche[rsnm]?|wann|wer|innerhalb|mussen|muss|sollen|konnen|der|die|das|und|nicht|ihre?|sie|eine?|von|bei|mit|nach|zu|im|den|dem|bitte|passiert|\p{L}+(?:ungen|keit|heit|iert|ierung|schaft))\b/giu,
  ],
  [
    'fr',
    /[çœ]|\b(?:les|la|le|des|du|est|sont|vous|vos|votre|avez|disposez|quel(?:le)?s?|quand|comment|combien|dans|une?|doit|doivent|etre|aux?|pour|avec|il|elle|[ldnsq]['’])\b|[ldnsq]['’]\p{L}/giu,
  ],
  [
    'es',
    /[¿¡ñ]|\b(?:los|las|el|la|de|del|se|con|que|cual(?:es)?|quien|cuando|como|tienen|tiene|existe|disponen|deben|debe|una?|por|para|en|su|sus|es|son)\b/giu,
  ],
  [
    'en',
    /\b(?:the|do|does|is|are|were|have|has|how|what|which|who|when|where|shall|must|should|your|you|of|and|or|to|by|with|for|any|there|a|an|be)\b/giu,
  ],
];

/** The language of a question: a few words tell less than a document, and marks of its letters tell most. */
export function languageOfQuestion(question: string): Language {
  const marks = question.toLowerCase();
  const plain = fold(marks);
  let best: { language: Language; count: number } = { language: 'en', count: 0 };
  for (const [language, form] of STARTS) {
    const count =
      new Set([...plain.matchAll(form)].map(({ index }) => index)).size +
      2 *
        (
          marks.match(
            language === 'de' ? /[äöüß]/gu : language === 'fr' ? /[çœèêàù]/gu : language === 'es' ? /[¿¡ñ]/gu : /$^/gu,
          ) ?? []
        ).length;
    if (count > best.count || (count === best.count && language === 'en')) best = { language, count };
  }
  return best.language;
}
