import type { Language } from '#domain/organisations/language.ts';
import { conceptsOf } from '../read/concepts/concepts.ts';
import { withoutCalled } from './frame.ts';
import { languageOfQuestion, meaningsOf } from './glossary/glossary.ts';
import { stemOf, tokensOf } from '../read/tokens.ts';
import type { AskVectors } from './ask-vectors.ts';
import { alternativesTo } from './synonyms.ts';

/** Words by which questions ask, and which say nothing of what they ask about. */
const ASKING = new Set(
  (
    'do does did you your yours we our us have has had having is are was were be been being can could will would should must may might shall there ' +
    'how what which who whom whose where when why whether if so yes not please describe provide attach explain list specify state outline indicate supply copy latest current ' +
    'often frequently frequency interval time long many much period minimum maximum within after before during while regular regularly periodically periodic basis least ' +
    'make made done undertaken allow allowed permit permitted place formal documented established implemented maintain maintained use used using ensure performed perform conducted conduct carried out carry run operate operated undertaken undertake ' +
    'kind type detail evidence example applicable relevant appropriate respective related regarding concerning including about against ' +
    'ask last previous fast quick quickly soon soonest file completed complete forced force ordinary afterwards upon back still whenever everybody anybody somebody annual annually yearly monthly weekly daily quarterly half once twice always regular date up ' +
    'organization company vendor’s hours days months years week month year day hour give given keep kept hold held take taken receive happen happens own only'
  )
    .split(' ')
    .map((word) => stemOf(word)),
);

/** Words that name a kind of paper, everybody or everything: many passages have them, and a question is seldom about them. */
const PAPERS = new Set(
  'policy procedur process plan document standard record program employ staff personnel people user system data inform secur manag employe'.split(
    ' ',
  ),
);

/** Words that also ask: "you" is no subject in any language. */
const ASKING_ELSEWHERE = new Set(
  (
    'sie ihr ihre ihnen haben hat gibt es wie oft wann wer was welche welcher welches werden wird ist sind bitte führen verfügen ' +
    'vous votre vos avez disposez comment quel quelle quels quelles qui quand est sont existe veuillez ' +
    'usted ustedes su sus tienen tiene existe disponen cómo qué cuál cuáles quién cuándo son está están se con frecuencia cuánto cuántos cuántas hacer realizan hacen ' +
    'elle elles ils il fréquence ont réalisez faites sont-ils doivent peuvent autorisés autorisées permis avez-vous disposez-vous quelle temps ' +
    'dürfen müssen sollen können darf häufig lange innerhalb welcher zeit vorgeschrieben durch durchgeführt führen betreiben verwendet permite permiten uso ' +
    'erhalten erhält bekommen erfolgt erfolgen vorhanden besteht bestehen nehmen machen welchem welchen zeitraum frist fristen dauer mindestens höchstens regelmäßig jährlich einmal pro jahr ' +
    'reçoivent reçoit recevoir effectuez effectuent effectué effectuée mettez délai délais durée moins fois régulièrement an chaque y a-t-il existe-t-il lieu mis place faut ' +
    'reciben recibe realiza lleva llevan cabo plazo plazos duración menos vez veces año periódicamente regularmente hay cada'
  ).split(' '),
);

const COUNTS = /(?<!\p{L})(?:how many|number of|wie viele|anzahl|combien d|nombre d|cuánt[oa]s|número de)/iu;

export interface Term {
  stem: string;
  /** 1, or less for words that name a kind of paper or everybody. */
  weight: number;
  /** Other stems that may stand for it, which count a little less. */
  others: string[];
  /** Stems that are used of the same things, with what they count. */
  kin?: Map<string, number>;
}

/** What another word for the same is worth. */
export const OTHER_WORD = 0.8;

/** What a question is about: its stems and concepts, each once, without the words by which it asks. */
/** Whoever says "please confirm that" asks whether. */
const CONFIRM = /^(?:please )?(?:confirm|verify|indicate)(?: that| whether| if)?\s/iu;

/** A share that is asked for is a number. */
const SHARE = /(?<!\p{L})(?:share|percentage|proportion|percent) of(?!\p{L})/iu;
/** "How long do you keep" asks about the keeping, "do you keep a list" about the list. */
const HOW_LONG =
  /(?<!\p{L})(?:how long|how many (?:days|weeks|months|years)|wie lange|combien de temps|pendant combien|durant combien|cuánto tiempo|what period)(?!\p{L})/iu;
const KEEPING = new Set(['keep', 'kept', 'hold', 'held'].map((word) => stemOf(word)));
/** When it was is told by dates, not in these words. */
const LATELY = /(?<!\p{L})(?:last|past|previous) (?:quarter|month|year|half[- ]year)(?!\p{L})/giu;
/** Devices of their own are private ones. */
const OWN =
  /(?<!\p{L})own\s(?=(?:computers?|devices?|laptops?|(?:mobile )?phones?|smartphones?|tablets?|equipment|hardware)(?!\p{L}))/giu;
const LOG_FILE = /(?<!\p{L})log[- ]?files?(?!\p{L})/giu;
const ROUND = /(?<!\d)24\s*(?:\/|x|×)\s*7(?!\d)/giu;

export function termsOf(asked: string): Term[] {
  const language = languageOfQuestion(asked);
  const question = withoutCalled(asked)
    .replace(CONFIRM, '')
    .replace(ROUND, ' clock ')
    .replace(SHARE, ' ')
    .replace(LOG_FILE, 'logs')
    .replace(OWN, 'private ')
    .replace(LATELY, ' ');
  const bare =
    language === 'en'
      ? question
      : question.replace(/\p{L}+/gu, (word) => (ASKING_ELSEWHERE.has(word.toLowerCase()) ? ' ' : word));
  const stems = new Set(
    conceptsOf(tokensOf(bare, language), language).flatMap(({ stem }) => meaningsOf(stem, language)),
  );
  // Whoever asks for a number asks for one of these.
  const isCounted = COUNTS.test(question);
  const isKept = HOW_LONG.test(question);
  const either = alternativesIn(question, language);
  return [...stems]
    .filter((stem) => !either.has(stem))
    .filter((stem) => (!ASKING.has(stem) || (isKept && KEEPING.has(stem))) && (stem.length > 1 || /\d/.test(stem)))
    .map((stem) => ({
      stem,
      weight: PAPERS.has(stem) && !isCounted ? 0.35 : 1,
      others: [...alternativesTo(stem), ...othersOf(stem, either)],
    }));
}

/** What a word counts that is only used of the same things. */
const KIN = 0.7;

/** The same terms with the words that examples use of the same things. */
export const withKin = (terms: Term[], askVectors: AskVectors | null): Term[] =>
  askVectors === null
    ? terms
    : terms.map((term) => ({
        ...term,
        kin: new Map(askVectors.kinOf(term.stem).map(([stem, nearness]) => [stem, KIN * nearness])),
      }));

/** How much of a term a set of stems says. */
export function shareOf({ stem, others, kin }: Term, has: (stem: string) => boolean): number {
  if (has(stem)) return 1;
  if (others.some(has)) return OTHER_WORD;
  // The nearest stands first.
  for (const [each, share] of kin ?? []) if (has(each)) return share;
  return 0;
}

/** From this share on a term is there; below it something near it is. */
export const THERE = 0.6;

const OR = /([\p{L}-]+)\s+(?:or|oder|ou|o|u)\s+([\p{L}-]+)/giu;

/** Of words joined by "or" one is enough: the second by the first. */
function alternativesIn(question: string, language: Language): Map<string, string> {
  const stemsIn = (words: string) =>
    conceptsOf(tokensOf(words, language), language).flatMap(({ stem }) => meaningsOf(stem, language));
  const either = new Map<string, string>();
  for (const [, first = '', second = ''] of question.matchAll(OR)) {
    const [one] = stemsIn(first).slice(-1);
    const [other] = stemsIn(second);
    if (one && other && one !== other && !ASKING.has(one) && !ASKING.has(other)) either.set(other, one);
  }
  return either;
}

const othersOf = (stem: string, either: Map<string, string>) =>
  [...either].flatMap(([second, first]) => (first === stem ? [second] : []));

/** Practices that are known by their name alone; what is like them is not the same. */
export const PRACTICES =
  /(?<!\p{L})(?:red[- ]team|purple[- ]team|bug[- ]bounty|honeypots?|quantum|blockchain|siem|soar|casb|xdr|waf|sbom|fuzzing|threat[- ]hunting|whistle-?blow\p{L}*|escrow)(?!\p{L})/giu;

/** The words of a question by which a thing is known and nothing else will do: abbreviations, numbers, names of products. */
export function namesIn(question: string): string[] {
  const names = question.match(/\b(?:[A-Z][A-Z0-9]{2,}|[A-Z]+-?\d[\w.-]*|\d+x\d+|[A-Z][a-z]+[A-Z]\w*|\d{3,})\b/g) ?? [];
  return [...new Set([...names, ...(question.match(PRACTICES) ?? [])])];
}
