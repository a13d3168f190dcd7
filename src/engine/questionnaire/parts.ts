import { languageOfQuestion } from './glossary/glossary.ts';
import type { QuestionKind, QuestionPart } from './types.ts';

const OFTEN =
  /(?<!\p{L})(?:how (?:often|frequently)|at what intervals?|what (?:is the )?frequency|with which frequency|wie (?:oft|häufig)|in welchen (?:abständen|zeitabständen)|à quelle fréquence|quelle est la fréquence|tous les combien|con qué (?:frecuencia|periodicidad)|cada cuánto)(?!\p{L})/iu;
const DOCUMENT =
  /^(?:please\s+)?(?:provide|attach|upload|share|supply|send|submit|enclose|bitte (?:legen|senden|fügen)|legen sie|veuillez (?:joindre|fournir|transmettre)|fournissez|joignez|adjunte|proporcione|aporte|facilite)(?!\p{L})(?!.{0,40}(?<!\p{L})(?:number|name of|list of (?:all )?countries)(?!\p{L}))/iu;
const FACT =
  /^(?:(?:in|at|to|by|for|from|within|after|before|on|with|under|until|through|bis|nach|mit|bei|an|auf|zu|von|aus|für|binnen|innerhalb|dans|sous|à|de|pour|pendant|avec|par|chez|en|a|con|por|para|durante|desde|ante|après|avant|sous|tras|después de|nach|vor|after|before)\s+)?(?:how|what|which|who|whom|whose|where|when|why|list|describe|explain|specify|state|outline|please (?:describe|explain|list|specify|state|outline|indicate)|wie|was|welche[rsnm]?|wer|wem|wo|wann|binnen|innerhalb|beschreiben|nennen|comment|quel(?:le)?s?|qui|où|quand|combien|décrivez|précisez|cómo|qué|cuál(?:es)?|quién|dónde|cuándo|cuánt[oa]s?|describa|indique)(?!\p{L})/iu;

/** What a question wants, by how it begins. */
export function kindOf(text: string): QuestionKind {
  const bare = text.trim().replace(/^[¿"“]/, '');
  if (OFTEN.test(bare)) return 'how-often';
  if (DOCUMENT.test(bare)) return 'provide-document';
  // "Was the test repeated?" is no German question.
  if (/^was\s/iu.test(bare) && languageOfQuestion(bare) === 'en') return 'yes-no';
  return FACT.test(bare) ? 'what' : 'yes-no';
}

/** Where a second thing is asked. A list ("reviewed, tested and approved") is one thing. */
const BREAKS =
  /\?\s+(?=\p{L})|[;,]?\s+(?:and|or if so,?|if (?:so|yes),?|und|et|y)\s+(?=(?:how|what|which|who|where|when|at what|with what|do|does|is|are|has|have|please|wie|wer|wann|welche|werden|wird|comment|quel|qui|quand|cómo|cuál|quién|cuándo|con qué)\b)|;\s+(?=\p{L})/giu;
const LEAST_WORDS = 2;

/** The parts of a question, each with what it wants; a part that only points back ("by whom?") keeps what the first is about. */
export function partsOf(text: string): QuestionPart[] {
  const pieces = text
    .split(BREAKS)
    .map((piece) => piece.trim().replace(/^(?:if so|if yes|wenn ja|si oui|en caso afirmativo)\s*,?\s*/i, ''))
    .filter((piece) => piece.split(/\s+/).length >= LEAST_WORDS);
  const [first = text.trim(), ...rest] = pieces;
  return [
    { text: first, kind: kindOf(first) },
    ...rest.map((piece) => ({
      text: pointsBack(piece) ? `${piece.replace(/\?$/, '')} (${first.replace(/\?$/, '')})?` : piece,
      kind: kindOf(piece),
    })),
  ];
}

const OWN_WORDS = 4;
const SMALL =
  /^(?:how|often|what|which|who|whom|where|when|is|are|it|they|them|this|that|these|be|been|do|does|the|a|an|of|at|in|by|for|with|to|interval|intervals|frequency|frequently|please|describe|performed|done|reviewed|tested|updated|conducted|carried|out|long|many|much)$/i;

function pointsBack(piece: string): boolean {
  const words = piece.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return (
    words.filter((word) => !SMALL.test(word)).length < Math.min(OWN_WORDS, 2) ||
    /\b(?:it|they|them|this|these)\b/i.test(piece)
  );
}
