import { compareRequirementIds } from '../../frameworks/requirement.ts';
import type { StatementRow } from '../statement.ts';
import { countsOf } from '../statement-version.ts';
import { type ReportGround, headOf } from './ground.ts';
import type { Report, ReportSection } from './report.ts';
import { fill, longDate, type ReportWords, say } from './words.ts';

export interface Approval {
  number: number;
  /** ISO date. */
  approvedOn: string;
  approvedByName: string;
}

export interface StatementGround extends ReportGround {
  rows: StatementRow[];
  /** Who approved exactly this; null: nobody yet. */
  approval: Approval | null;
  /** What a draft follows: the version approved last, and whether anything has changed since. */
  last: { number: number; isSame: boolean } | null;
}

const THEMES = ['A.5', 'A.6', 'A.7', 'A.8'] as const;

/** The Statement of Applicability: ISO/IEC 27001:2022, 6.1.3 d). */
export function statementReport(ground: StatementGround): Report {
  const { words, language, rows } = ground;
  const head = headOf(ground, words.statement);
  const { unjustified, against, ...counts } = countsOf(rows);
  const warning = (text: string) => ({ kind: 'text' as const, tone: 'warning' as const, text });
  return {
    ...head,
    kind: 'statement',
    register: words.statement.sheet,
    facts: [
      ...head.facts,
      { label: words.facts.version, value: versionOf(ground) },
      { label: words.facts.approved, value: approvedOf(ground) },
    ],
    sections: [
      {
        heading: words.statement.headings.summary,
        blocks: [
          {
            kind: 'text',
            text: fill(words.statement.summary, counts),
          },
          ...(against > 0 ? [warning(say(language, words.statement.against, against))] : []),
          ...(unjustified > 0 ? [warning(say(language, words.statement.unjustified, unjustified))] : []),
        ],
      },
      ...THEMES.map((theme) => themeOf(ground, theme)),
    ],
  };
}

function versionOf({ words, approval, last }: StatementGround): string {
  if (approval) return String(approval.number);
  if (!last) return words.statement.draft;
  return fill(last.isSame ? words.statement.draftSame : words.statement.draftAfter, { number: last.number });
}

function approvedOf({ words, language, approval }: StatementGround): string {
  if (!approval) return words.statement.notApproved;
  const { approvedByName: name, approvedOn } = approval;
  return fill(words.statement.approvedBy, { name, date: longDate(language, approvedOn) });
}

function themeOf({ words, rows, titleOf }: StatementGround, theme: (typeof THEMES)[number]): ReportSection {
  const { columns } = words;
  // What was approved before they were counted apart is printed as it was.
  const hasAgainst = rows.some(({ against }) => against !== undefined);
  return {
    heading: `${theme} ${words.statement.themes[theme]}`,
    blocks: [
      {
        kind: 'table',
        sheet: words.statement.sheet,
        empty: '—',
        columns: [
          { header: columns.control, width: hasAgainst ? 10 : 9 },
          { header: columns.title, width: hasAgainst ? 30 : 32 },
          { header: columns.applicable, width: 11 },
          { header: columns.justification, width: hasAgainst ? 35 : 44 },
          { header: columns.status, width: 14 },
          { header: columns.evidence, width: 10, isNumber: true },
          { header: columns.owner, width: 18 },
          ...(hasAgainst ? [{ header: columns.against, width: 10, isNumber: true as const }] : []),
        ],
        rows: rows
          .filter(({ requirementId }) => requirementId.startsWith(`${theme}.`))
          .toSorted((a, b) => compareRequirementIds(a.requirementId, b.requirementId))
          .map((row) => [
            row.requirementId,
            titleOf(row.requirementId),
            row.applicable ? words.yes : words.no,
            justificationOf(row, words),
            row.applicable ? words.statuses[row.status] : null,
            row.evidence,
            row.ownerName,
            ...(hasAgainst ? [row.against ?? null] : []),
          ]),
      },
    ],
  };
}

/** What a person stated, and the risks that the control treats. */
function justificationOf({ justification, risks }: StatementRow, { statement }: ReportWords): string {
  const stated = justification === '' ? statement.notStated : justification;
  return risks ? `${stated}\n${fill(statement.treats, { risks: risks.join(', ') })}` : stated;
}
