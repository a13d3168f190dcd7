import type { Framework } from '../../frameworks/requirement.ts';
import type { Language } from '../../organisations/language.ts';
import type { Report } from './report.ts';
import { type ReportWords, fill, longDate } from './words.ts';

/** What every report stands on, whatever it is about. */
export interface ReportGround {
  organisation: { name: string; isDemo: boolean };
  framework: Pick<Framework, 'id' | 'title' | 'edition'>;
  language: Language;
  words: ReportWords;
  /** ISO date that the facts are of. The same facts of the same day make the same report. */
  day: string;
  /** Of the facts: two reports with the same one say the same. */
  fingerprint: string;
  titleOf(requirementId: string): string;
  domainOf(domain: string): string;
}

export function nameOf({ title, edition }: ReportGround['framework']): string {
  return `${title} (${edition})`;
}

/** What the head of every report says. */
export function headOf(ground: ReportGround, of: { title: string; subtitle: string }) {
  const { organisation, framework, language, words, day, fingerprint } = ground;
  return {
    language,
    day,
    title: of.title,
    subtitle: fill(of.subtitle, { framework: framework.title }),
    warning: organisation.isDemo ? words.demo : null,
    organisation: organisation.name,
    summary: words.summary,
    facts: [
      { label: words.facts.organisation, value: organisation.name },
      { label: words.facts.standard, value: nameOf(framework) },
      { label: words.facts.date, value: longDate(language, day) },
      { label: words.facts.fingerprint, value: fingerprint },
    ],
  } satisfies Partial<Report>;
}

export function percentText({ words }: Pick<ReportGround, 'words'>, percent: number | null): string {
  return percent === null ? '—' : fill(words.percent, { value: percent });
}
