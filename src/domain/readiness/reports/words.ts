import type { ControlState } from '../../controls/state.ts';
import type { ControlStatus } from '../../controls/control.ts';
import type { Language } from '../../organisations/language.ts';
import type { GAP_REASONS, Gap } from '../gaps.ts';
import type { INSIGHT_CODES, Insight } from '../insights.ts';
import type { Step } from '../plan.ts';

/** A sentence for one and for several; `{count}` and other names in braces are filled in. */
export interface Counted {
  one: string;
  other: string;
}

/** A sentence that no number changes. */
export const always = (sentence: string): Counted => ({ one: sentence, other: sentence });

type Level = 'low' | 'medium' | 'high';

/** Every word of the reports in one language; a missing one does not compile. */
export interface ReportWords {
  demo: string;
  /** With `{page}` and `{pages}`. */
  page: string;
  /** With `{value}`. */
  percent: string;
  summary: string;
  facts: Record<'organisation' | 'standard' | 'date' | 'fingerprint' | 'version' | 'approved', string>;
  yes: string;
  /** Instead of the numbers of every applicable requirement. */
  all: string;
  no: string;
  statuses: Record<ControlStatus, string>;
  states: Record<ControlState, string>;
  levels: Record<Level, string>;
  priorities: Record<Level, string>;
  gapStatuses: Record<Gap['status'], string>;
  insightTypes: Record<Insight['type'], string>;
  reasons: Record<(typeof GAP_REASONS)[number], Counted>;
  steps: Record<Step, Counted>;
  insights: Record<(typeof INSIGHT_CODES)[number], Counted>;
  columns: Record<
    | 'id'
    | 'control'
    | 'title'
    | 'domain'
    | 'applicable'
    | 'justification'
    | 'status'
    | 'state'
    | 'evidence'
    | 'against'
    | 'owner'
    | 'due'
    | 'gap'
    | 'priority'
    | 'effort'
    | 'why'
    | 'implemented'
    | 'inProgress'
    | 'evidenced'
    | 'total'
    | 'share'
    | 'day'
    | 'kind'
    | 'impact'
    | 'finding'
    | 'concerns'
    | 'steps',
    string
  >;
  readiness: {
    title: string;
    /** With `{framework}`. */
    subtitle: string;
    figures: Record<
      | 'ready'
      | 'evidenced'
      | 'contradicted'
      | 'criticalGaps'
      | 'gaps'
      | 'domainsReady'
      | 'total'
      | 'implemented'
      | 'inProgress'
      | 'notStarted'
      | 'unproven'
      | 'excluded',
      string
    >;
    headings: Record<'summary' | 'domains' | 'trend' | 'insights' | 'plan' | 'quickWins' | 'requirements', string>;
    /** How the percentages are made. */
    method: string;
    nothingFound: string;
    noTrend: string;
    /** With `{count}`, `{from}` and `{to}`. */
    promise: Counted;
    reached: string;
    noQuickWins: string;
  };
  gaps: {
    title: string;
    subtitle: string;
    figures: Record<'gaps' | 'missing' | 'partial' | 'high' | 'medium' | 'low', string>;
    headings: Record<'summary' | 'domains', string>;
    method: string;
    none: string;
    /** The sheet's name. */
    sheet: string;
  };
  statement: {
    title: string;
    subtitle: string;
    /** With `{total}`, `{applicable}`, `{excluded}`, `{implemented}` and `{evidenced}`. */
    summary: string;
    against: Counted;
    unjustified: Counted;
    notStated: string;
    /** With `{risks}`. */
    treats: string;
    themes: Record<'A.5' | 'A.6' | 'A.7' | 'A.8', string>;
    headings: Record<'summary', string>;
    sheet: string;
    draft: string;
    /** With `{number}`. */
    draftAfter: string;
    draftSame: string;
    notApproved: string;
    /** With `{name}` and `{date}`. */
    approvedBy: string;
  };
}

/** Fills the names in braces. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** The form of a sentence that a number asks for in a language, filled. */
export function say(
  language: Language,
  sentence: Counted,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? sentence.one : sentence.other;
  return fill(form, { count, ...values });
}

/** A day (ISO date) as people write it. */
export function longDate(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
