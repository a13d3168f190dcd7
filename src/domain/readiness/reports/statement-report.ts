import { compareRequirementIds } from '../../frameworks/requirement.ts';
import { keyOf, type StatementRow } from '../statement.ts';
import { countsOf } from '../statement-version.ts';
import { type ReportInput, headOf } from './report-input.ts';
import type { Report, ReportSection } from './report.ts';
import { longDate } from '../../long-date.ts';

export interface Approval {
  number: number;
  /** ISO date. */
  approvedOn: string;
  approvedByName: string;
}

export interface StatementReportInput extends ReportInput {
  rows: StatementRow[];
  /** Who approved exactly this; null: nobody yet. */
  approval: Approval | null;
  /** What a draft follows: the version approved last, and whether anything has changed since. */
  last: { number: number; isSame: boolean } | null;
}

const THEMES = ['A.5', 'A.6', 'A.7', 'A.8'] as const;

/** The Statement of Applicability: ISO/IEC 27001:2022, 6.1.3 d). */
export function statementReport(input: StatementReportInput): Report {
  const { t, rows } = input;
  const head = headOf(input, {
    title: t('statement.title'),
    subtitle: t('statement.subtitle', { framework: input.framework.title }),
  });
  const { unjustified, against, ...counts } = countsOf(rows);
  const warning = (text: string) => ({ kind: 'text' as const, tone: 'warning' as const, text });
  return {
    ...head,
    kind: 'statement',
    register: t('statement.sheet'),
    facts: [
      ...head.facts,
      { label: t('facts.version'), value: versionOf(input) },
      { label: t('facts.approved'), value: approvedOf(input) },
    ],
    sections: [
      {
        heading: t('statement.headings.summary'),
        blocks: [
          {
            kind: 'text',
            text: t('statement.summary', counts),
          },
          ...(against > 0 ? [warning(t('statement.against', { count: against }))] : []),
          ...(unjustified > 0 ? [warning(t('statement.unjustified', { count: unjustified }))] : []),
        ],
      },
      ...THEMES.map((theme) => themeOf(input, theme)),
      ...furtherOf(input),
    ],
  };
}

function versionOf({ t, approval, last }: StatementReportInput): string {
  if (approval) return String(approval.number);
  if (!last) return t('statement.draft');
  return t(last.isSame ? 'statement.draftSame' : 'statement.draftAfter', { number: last.number });
}

function approvedOf({ t, language, approval }: StatementReportInput): string {
  if (!approval) return t('statement.notApproved');
  const { approvedByName: name, approvedOn } = approval;
  return t('statement.approvedBy', { name, date: longDate(language, approvedOn) });
}

function themeOf(input: StatementReportInput, theme: (typeof THEMES)[number]): ReportSection {
  const of = input.rows.filter(({ framework, requirementId }) => !framework && requirementId.startsWith(`${theme}.`));
  return sectionOf(input, `${theme} ${input.t(`statement.themes.${theme}`)}`, of);
}

/** Controls beyond Annex A (6.1.3 b). */
function furtherOf(input: StatementReportInput): ReportSection[] {
  const further = input.rows.filter(({ framework }) => framework !== undefined);
  return further.length > 0 ? [sectionOf(input, input.t('statement.further'), further)] : [];
}

function sectionOf(
  { t, rows, titleOf }: StatementReportInput,
  heading: string,
  of: readonly StatementRow[],
): ReportSection {
  // What was approved before they were counted apart is printed as it was.
  const hasAgainst = rows.some(({ against }) => against !== undefined);
  const hasReasons = rows.some(({ reasons }) => reasons !== undefined);
  const hasDocuments = rows.some(({ documents }) => documents !== undefined);
  return {
    heading,
    blocks: [
      {
        kind: 'table',
        sheet: t('statement.sheet'),
        empty: '—',
        columns: [
          { header: t('columns.control'), width: hasAgainst ? 10 : 9 },
          { header: t('columns.title'), width: (hasAgainst ? 30 : 32) - (hasDocuments ? 5 : 0) },
          { header: t('columns.applicable'), width: 11 },
          ...(hasReasons ? [{ header: t('columns.reasons'), width: 10 }] : []),
          { header: t('columns.justification'), width: (hasAgainst ? 35 : 44) - (hasDocuments ? 5 : 0) },
          { header: t('columns.status'), width: 14 },
          { header: t('columns.evidence'), width: 10, isNumber: true },
          ...(hasDocuments ? [{ header: t('columns.documents'), width: 20 }] : []),
          { header: t('columns.owner'), width: 18 },
          ...(hasAgainst ? [{ header: t('columns.against'), width: 10, isNumber: true as const }] : []),
        ],
        rows: of
          .toSorted((a, b) => compareRequirementIds(a.requirementId, b.requirementId))
          .map((row) => [
            row.requirementId,
            titleOf(keyOf(row)),
            row.applicable ? t('yes') : t('no'),
            ...(hasReasons ? [row.reasons?.map((reason) => t(`controls:reason.${reason}`)).join(', ') ?? null] : []),
            justificationOf(row, t),
            row.applicable ? t(`statuses.${row.status}`) : null,
            row.evidence,
            ...(hasDocuments ? [row.documents?.join('\n') ?? null] : []),
            row.ownerName ?? (row.ownerRole ? t(`controls:role.${row.ownerRole}`) : null),
            ...(hasAgainst ? [row.against ?? null] : []),
          ]),
      },
    ],
  };
}

/** What a person stated, and the risks that the control treats where that does not name them. */
function justificationOf({ justification, risks = [] }: StatementRow, t: ReportInput['t']): string {
  const unnamed = risks.filter((reference) => !justification.includes(reference));
  return [
    justification === '' ? t('statement.notStated') : justification,
    ...(unnamed.length > 0 ? [t('statement.treats', { risks: unnamed.join(', ') })] : []),
  ].join('\n');
}
