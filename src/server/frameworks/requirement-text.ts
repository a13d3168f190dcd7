import type { Framework, Requirement } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';

/** The words of a requirement in a language; ids, kinds and weights stay. */
export function requirementIn(framework: Framework, requirement: Requirement, language: Language): Requirement {
  if (language === 'en') return requirement;
  const translation = framework.translations[language][requirement.id];
  if (!translation) return requirement;
  return {
    ...requirement,
    title: translation.title,
    explanation: translation.explanation ?? requirement.explanation,
    asks: requirement.asks.map((ask) => ({ ...ask, text: translation.asks?.[ask.id] ?? ask.text })),
    evidence: translation.evidence ?? requirement.evidence,
  };
}

/** The language in which a requirement is explained to somebody who reads that language: English where there is no other. */
export function explainedIn(framework: Framework, requirement: Requirement, language: Language): Language {
  // Of an own framework nobody knows the language; whoever uploaded it reads it.
  if (language === 'en' || framework.isOwn) return language;
  return framework.translations[language][requirement.id]?.explanation === undefined ? 'en' : language;
}
