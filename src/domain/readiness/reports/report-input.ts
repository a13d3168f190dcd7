import type { Framework } from '../../frameworks/requirement.ts';
import type { Language } from '../../organisations/language.ts';
import type { Messages } from '../../organisations/messages.ts';
import type { Report } from './report.ts';
import { longDate } from '../../long-date.ts';

/** What every report stands on, whatever it is about. */
export interface ReportInput {
  organisation: { name: string; isDemo: boolean };
  framework: Pick<Framework, 'id' | 'title' | 'edition'>;
  language: Language;
  t: Messages<'server/reports'>;
  /** ISO date that the facts are of. The same facts of the same day make the same report. */
  day: string;
  /** Of the facts: two reports with the same one say the same. */
  fingerprint: string;
  titleOf: (requirementId: string) => string;
  domainOf: (domain: string) => string;
}

export function nameOf({ title, edition }: ReportInput['framework']): string {
  return `${title} (${edition})`;
}

/** What the head of every report says. */
export function headOf(input: ReportInput, of: { title: string; subtitle: string }) {
  const { organisation, framework, language, t, day, fingerprint } = input;
  return {
    language,
    day,
    title: of.title,
    subtitle: of.subtitle,
    warning: organisation.isDemo ? t('demo') : null,
    organisation: organisation.name,
    summary: t('summary'),
    facts: [
      { label: t('facts.organisation'), value: organisation.name },
      { label: t('facts.standard'), value: nameOf(framework) },
      { label: t('facts.date'), value: longDate(language, day) },
      { label: t('facts.fingerprint'), value: fingerprint },
    ],
  } satisfies Partial<Report>;
}

export function percentText({ t }: Pick<ReportInput, 't'>, percent: number | null): string {
  return percent === null ? '—' : t('percent', { value: percent });
}
