import { type InEveryLanguage, inEveryLanguage, type Language } from '../../organisations/language.ts';
import type { OwnQuestion, ShownSection } from './assessment.ts';
import { type AssessmentSection, isAskedOf } from './question.ts';
import type { AssessmentTier } from './values.ts';

/** Where our own questions stand. */
export const OWN_SECTION = 'own';

/** What a vendor is asked: of the catalogue what its tier is asked, without the sections left out, and questions of our own at the end. */
export function askedOf(
  catalogue: readonly AssessmentSection[],
  { tier, leftOut, own }: { tier: AssessmentTier; leftOut: readonly string[]; own: readonly OwnQuestion[] },
  ownTitle: InEveryLanguage,
): AssessmentSection[] {
  const sections = catalogue
    .filter(({ section }) => !leftOut.includes(section))
    .map((each) => ({ ...each, questions: each.questions.filter((question) => isAskedOf(tier, question.tier)) }))
    .filter(({ questions }) => questions.length > 0);
  if (own.length === 0) return sections;
  const questions = own.map(({ text, kind, weight, evidence }, place) => ({
    id: `${OWN_SECTION}.${place + 1}`,
    tier: 'Low' as const,
    kind,
    text: inEveryLanguage(() => text),
    weight,
    ...(evidence && { evidence }),
  }));
  return [...sections, { section: OWN_SECTION, title: ownTitle, questions }];
}

/** The sections in the words of one language. Points are for our own eyes. */
export function shownIn(
  sections: readonly AssessmentSection[],
  language: Language,
  withPoints: boolean,
): ShownSection[] {
  return sections.map(({ section, title, questions }) => ({
    section,
    title: title[language],
    questions: questions.map((question) => ({
      id: question.id,
      kind: question.kind,
      text: question.text[language],
      help: question.help?.[language] ?? null,
      weight: question.weight ?? 1,
      wantsEvidence: question.evidence ?? false,
      options:
        question.kind === 'choice'
          ? question.options.map(({ id, label, points }) => {
              return { id, label: label[language], points: withPoints ? points : null };
            })
          : [],
    })),
  }));
}
