import { conceptsOf } from '../read/concepts.ts';
import { languageOf } from '../read/language.ts';
import { stemOf, wordsOf } from '../read/words.ts';
import { alternativesTo } from './synonyms.ts';

/** Words by which questions ask, and which say nothing of what they ask about. */
const ASKING = new Set(
  (
    'do does did you your yours we our us have has had having is are was were be been being can could will would should must may might shall there ' +
    'how what which who whom whose where when why whether if so yes not please describe provide attach explain list specify state outline confirm indicate supply copy latest current ' +
    'often frequently frequency interval time long many much period minimum maximum within after before during while regular regularly periodically periodic basis least ' +
    'make made done undertaken allow allowed permit permitted place formal documented established implemented maintain maintained use used using ensure performed perform conducted conduct carried out carry run operate operated undertaken undertake ' +
    'kind type detail evidence example applicable relevant appropriate respective related regarding concerning including about against ' +
    'organization company vendor’s hours days months years week month year day hour give given keep kept hold held take taken receive happen happens own only'
  )
    .split(' ')
    .map((word) => stemOf(word)),
);

/** Words that name a kind of paper, everybody or everything: many passages have them, and a question is seldom about them. */
const PAPERS = new Set(
  'policy procedur process plan document standard record program employ staff personnel people user system data inform secur'.split(
    ' ',
  ),
);

/** Words that also ask: "you" is no subject in any language. */
const ASKING_ELSEWHERE = new Set(
  (
    'sie ihr ihre ihnen haben hat gibt es wie oft wann wer was welche welcher welches werden wird ist sind bitte führen verfügen ' +
    'vous votre vos avez disposez comment quel quelle quels quelles qui quand est sont existe veuillez ' +
    'usted ustedes su sus tienen tiene existe disponen cómo qué cuál cuáles quién cuándo son está están se'
  ).split(' '),
);

export interface Term {
  stem: string;
  /** 1, or less for words that name a kind of paper or everybody. */
  weight: number;
  /** Other stems that may stand for it, which count a little less. */
  others: string[];
}

/** What another word for the same is worth. */
export const OTHER_WORD = 0.8;

/** What a question is about: its stems and concepts, each once, without the words by which it asks. */
export function termsOf(question: string): Term[] {
  const language = languageOf(question);
  const bare =
    language === 'en'
      ? question
      : question.replace(/\p{L}+/gu, (word) => (ASKING_ELSEWHERE.has(word.toLowerCase()) ? ' ' : word));
  const stems = new Set(conceptsOf(wordsOf(bare, language), language).map(({ stem }) => stem));
  return [...stems]
    .filter((stem) => !ASKING.has(stem) && (stem.length > 1 || /\d/.test(stem)))
    .map((stem) => ({ stem, weight: PAPERS.has(stem) ? 0.35 : 1, others: alternativesTo(stem) }));
}

/** The words of a question by which a thing is known and nothing else will do: abbreviations, numbers, names of products. */
export function namesIn(question: string): string[] {
  const names = question.match(/\b(?:[A-Z][A-Z0-9]{2,}|[A-Z]+-?\d[\w.-]*|\d+x\d+|[A-Z][a-z]+[A-Z]\w*|\d{3,})\b/g) ?? [];
  return [...new Set(names)];
}

/** What a "which", "what" or "how many" asks for: the first word of weight behind it. */
export function focusOf(question: string, terms: Term[]): Term | null {
  const [, behind] =
    /\b(?:which|what|how many|welche[rsnm]?|quel(?:le)?s?|qué|cuál(?:es)?|cuánt[oa]s)\s+(?!is\b|are\b|do\b|does\b|happens?\b)(.{3,40})/iu.exec(
      question,
    ) ?? [];
  if (behind === undefined) return null;
  const stems = conceptsOf(wordsOf(behind, languageOf(question)), languageOf(question)).map(({ stem }) => stem);
  return terms.find(({ stem }) => stems.slice(0, 3).includes(stem)) ?? null;
}

/** The words of a question as they stand, as stems and without those by which it asks. */
export function literalsOf(question: string): string[] {
  return [...new Set(wordsOf(question).map(({ stem }) => stem))].filter(
    (stem) => !ASKING.has(stem) && !PAPERS.has(stem),
  );
}
