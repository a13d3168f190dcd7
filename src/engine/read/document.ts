import type { Block } from '#domain/documents/analysis.ts';
import type { Language } from '#domain/organisations/language.ts';
import { conceptsOf } from './concepts/concepts.ts';
import { addressesMachine } from './instructions.ts';
import { languageOf, unreadLanguageOf } from './language.ts';
import { nameInWords, saysSomething } from './names.ts';
import { sentencesOf, type Span } from './sentences.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface Sentence extends Span {
  tokens: Token[];
  kind: Block['kind'];
  /** Index into `Document.passages`. */
  passage: number;
}

export interface Heading extends Span {
  text: string;
  tokens: Token[];
  level: number;
  /** It stands in every document of its kind ("Scope", "Responsibilities") and says nothing about the subject. */
  usual: boolean;
}

/** Sentences under one heading, at most about 120 words. */
export interface Passage {
  /** The headings above, outermost first. */
  path: Heading[];
  sentences: Sentence[];
  words: number;
}

/** A text prepared for matching. */
export interface Document {
  text: string;
  /** The language it is read as, and the one it seems to be in when that is none that is read (then it is read as English). */
  language: Language;
  unread: string | null;
  /** What the document is called: its given title, its file name in words, its first heading of the highest level, as far as they say something. */
  names: string[];
  /** The words of its names. */
  titles: Token[][];
  headings: Heading[];
  passages: Passage[];
  sentences: Sentence[];
  words: number;
  /** Blocks that speak to a machine; they are left out of everything else. */
  instructions: Block[];
}

/** What a document is called by others. */
interface Called {
  fileName: string;
  title?: string;
  /** What its tables make it, whatever it is named. */
  called?: Record<Language, string> | undefined;
}

const PASSAGE_WORDS = 120;

/** Sections that list other documents or the history of this one: what they name is not said here. */
const ELSEWHERE =
  /^(?:\d[\d.]*\s*)?(?:references?|related (?:documents?|policies|standards)|further reading|(?:version|revision|document|change) history|table of contents|bibliography|referenzen|mitgeltende (?:unterlagen|dokumente)|änderungshistorie|inhaltsverzeichnis|références|documents (?:associés|liés)|historique|sommaire|referencias|documentos relacionados|historial de (?:versiones|cambios)|índice)\b[^.]{0,30}$/i;

/** Headings that documents of all subjects have. */
const USUAL =
  /^(?:(?:\d[\d.]*|[a-z]|[ivx]+)[.)]?\s+)?(?:(?:the )?purpose|scope|scope and (?:applicability|purpose)|purpose and scope|applicability|applies to|introduction|overview|background|objectives?|aims?|definitions?(?: and abbreviations)?|terms|glossary|abbreviations|policy|policy statements?|statements?|principles|policy details?|procedures?|general|requirements|rules|guidelines|roles|responsibilities|roles (?:and|&) responsibilities|ownership|compliance|policy compliance|compliance measurement|non-?compliance|enforcement|exceptions?|exceptions (?:and|&) (?:waivers|enforcement)|violations|sanctions|review|review (?:and|&) (?:maintenance|revision|approval|update)|policy review|maintenance|approval|training|training and awareness|communication|implementation|implementation guidelines|records?|contacts?|contact information|attachments?|appendi(?:x|ces)|notes?|metrics|monitoring and review|zweck|ziel|ziele|geltungsbereich|anwendungsbereich|zweck und geltungsbereich|einleitung|begriffe|definitionen|grundsätze|regeln|regelungen|rollen|verantwortlichkeiten|zuständigkeiten|rollen und verantwortlichkeiten|überprüfung|inkrafttreten|ausnahmen|verstöße|sanktionen|aufzeichnungen|nachweise|schulung|anlagen|objet|but|objectifs?|champ d.application|domaine d.application|périmètre|introduction|définitions|principes|règles|responsabilités|rôles et responsabilités|révision|revue|dérogations|exceptions|sanctions|enregistrements|annexes|objeto|objetivos?|finalidad|alcance|ámbito(?: de aplicación)?|introducción|definiciones|principios|normas|reglas|responsabilidades|funciones y responsabilidades|roles y responsabilidades|revisión|excepciones|sanciones|incumplimiento|registros|anexos)\s*:?\s*\**$/i;

/** Prepares a text: language, headings, passages, sentences, stems. Repeated blocks count once, text addressed to an AI not at all. */
export function readDocument(text: string, blocks: Block[], about: Called): Document {
  const unread = unreadLanguageOf(text);
  const language = unread === null ? languageOf(text) : 'en';
  const read = (piece: string, offset = 0) => conceptsOf(tokensOf(piece, language, offset), language);
  const document: Document = {
    text,
    language,
    unread,
    names: [],
    titles: [],
    headings: [],
    passages: [],
    sentences: [],
    words: 0,
    instructions: [],
  };
  const seen = new Set<string>();
  let path: Heading[] = [];
  let passage: Passage | null = null;

  for (const block of blocks) {
    const content = text.slice(block.start, block.end);
    if (addressesMachine(content)) {
      document.instructions.push(block);
      continue;
    }
    if (block.kind === 'h') {
      const heading = {
        start: block.start,
        end: block.end,
        text: content,
        tokens: read(content, block.start),
        level: block.level ?? 2,
        usual: USUAL.test(content),
      };
      path = [...path.filter(({ level }) => level < heading.level), heading];
      passage = null;
      if (!seen.has(`h ${content}`)) document.headings.push(heading);
      seen.add(`h ${content}`);
      continue;
    }
    if (path.some(({ text: above }) => ELSEWHERE.test(above))) continue;
    const tokens = read(content, block.start);
    if (tokens.length > 3) {
      const key = tokens.map(({ stem }) => stem).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
    }
    if (!passage || passage.words + tokens.length > PASSAGE_WORDS) {
      passage = { path, sentences: [], words: 0 };
      document.passages.push(passage);
    }
    passage.words += tokens.length;
    document.words += tokens.length;
    for (const span of sentencesOf(text, block.start, block.end)) {
      const inside = tokens.filter(({ start }) => start >= span.start && start < span.end);
      const sentence = { ...span, tokens: inside, kind: block.kind, passage: document.passages.length - 1 };
      passage.sentences.push(sentence);
      document.sentences.push(sentence);
    }
  }
  document.names = namesOf(document, about);
  document.titles = document.names.map((name) => read(name));
  return document;
}

/** What a document is called: its given title, its file name in words, its first heading of the highest level. Names that say nothing are left out. */
function namesOf({ headings, language }: Document, about: Called): string[] {
  const top = Math.min(...headings.map(({ level }) => level));
  const first = headings.find(({ level }) => level === top && level <= 2);
  // A text whose title is no heading opens with "Scope" or "Purpose", which is nobody's name.
  const heading = first?.usual === false ? first.text : '';
  const title = about.title !== undefined && saysSomething(about.title) ? about.title : '';
  return [...new Set([title, nameInWords(about.fileName), heading, about.called?.[language] ?? ''])].filter((name) =>
    /\p{L}{2}/u.test(name),
  );
}
