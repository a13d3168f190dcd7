import { asNumber } from '../read/durations.ts';

/** What is told of other cases than the sentence before told of. */
export const OTHER_CASES =
  /^(?:for|(?:the )?others?\s|für|bei (?:den )?(?:übrigen|anderen)|pour|para|en los demás)(?!\p{L})/iu;

/** Says a thing of some cases and that the rest goes without. */
export const LEAVES_REST =
  /(?:[;,]|(?<!\p{L})(?:but|aber|mais|pero))\s*(?:(?:not )?(?:for|in) (?:the )?(?:others?|rest|remaining)|(?:the )?others|für (?:die )?(?:übrigen|anderen|restlichen)|pour les autres|para (?:los|las) (?:demás|otr[oa]s))(?!\p{L}).*(?<!\p{L})(?:not?|none|nothing|nicht|kein\p{L}*|n['’]\p{L}+ pas|ne .{1,40} pas|aucun\p{L}*|ningun\p{L}*|noch)(?!\p{L})|[;,]\s*(?:everybody else|the other \p{L}+|the (?:rest|remaining)|those of|(?:die|der|alle) (?:übrigen|anderen|restlichen)|les \p{L}+ autres|les autres|l['’]autre|l[oa]s \p{L}+ restantes|l[oa]s (?:demás|otr[oa]s))(?!\p{L})/iu;

/** Some of all: "37 of 40", "cinco de los ocho". */
export function isSome(text: string): boolean {
  const [, some = '', all = ''] = SOME_OF.exec(text) ?? [];
  const [part, whole] = [asNumber(some), asNumber(all)];
  return part !== undefined && whole !== undefined && part < whole;
}

const SOME_OF =
  /(?<![\p{L}\d])([\p{L}\d]+)\s(?:(?:out )?of (?:the |our |all )?|von (?:den |unseren )?|der |sur (?:les )?|des |de (?:los |las )?)([\p{L}\d]+)(?![\p{L}\d])/iu;

/** What names the more important of several. */
const GRADED =
  /(?<!\p{L})(?:critical|high(?:[- ](?:risk|tier))?|restricted|confidential|sensitive|privileged|important|major|selected|some|most|kritische\p{L}*|vertrauliche\p{L}*|sensible\p{L}*|wichtige\p{L}*|ausgewählte\p{L}*|einige\p{L}*|critiques?|confidentiel\p{L}*|sensibles?|importante?s?|certaine?s?|críticos?|críticas?|confidenciales|importantes|algun[oa]s)(?!\p{L})/giu;

/** It names a grade of things that the question does not: of the others it says nothing. */
export function isOfGrade(text: string, question: string): boolean {
  const asked = new Set((question.match(GRADED) ?? []).map((word) => word.toLowerCase()));
  return (text.match(GRADED) ?? []).some((word) => !asked.has(word.toLowerCase()));
}
