import type { RequirementFacts } from '../facts.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { nameSome } from '../../risks/linked-risk.ts';
import { shareOf } from '../../share.ts';
import { type ReportInput, headOf } from './report-input.ts';
import type { Report, ReportBar } from './report.ts';
import { longDate } from '../../long-date.ts';

export interface GapReportInput extends ReportInput {
  facts: RequirementFacts[];
  /** Ids of the framework's domains in their order. */
  domains: string[];
}

/** The gaps of the readiness center, in its order, each with why it is one. */
export function gapReport(input: GapReportInput): Report {
  const { t, facts, day, titleOf, domainOf } = input;
  const gaps = gapsOf(facts, day);
  const count = (holds: (gap: Gap) => boolean) => gaps.filter(holds).length;
  return {
    ...headOf(input, { title: t('gaps.title'), subtitle: t('gaps.subtitle', { framework: input.framework.title }) }),
    kind: 'gaps',
    register: t('gaps.sheet'),
    sections: [
      {
        heading: t('gaps.headings.summary'),
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: t('gaps.figures.gaps'), value: gaps.length },
              { label: t('gaps.figures.missing'), value: count(({ status }) => status === 'missing') },
              { label: t('gaps.figures.partial'), value: count(({ status }) => status === 'partial') },
              { label: t('gaps.figures.high'), value: count(({ priority }) => priority === 'high') },
              { label: t('gaps.figures.medium'), value: count(({ priority }) => priority === 'medium') },
              { label: t('gaps.figures.low'), value: count(({ priority }) => priority === 'low') },
            ],
          },
          { kind: 'text', text: t('gaps.method'), tone: 'faint' },
        ],
      },
      { heading: t('gaps.headings.domains'), blocks: [{ kind: 'bars', bars: barsOf(input, gaps) }] },
      {
        heading: t('gaps.sheet'),
        blocks: [
          {
            kind: 'table',
            sheet: t('gaps.sheet'),
            empty: t('gaps.none'),
            columns: [
              { header: t('columns.id'), width: 9 },
              { header: t('columns.title'), width: 27 },
              { header: t('columns.domain'), width: 19 },
              { header: t('columns.gap'), width: 9 },
              { header: t('columns.status'), width: 13 },
              { header: t('columns.priority'), width: 9 },
              { header: t('columns.effort'), width: 9 },
              { header: t('columns.why'), width: 32 },
              { header: t('columns.evidence'), width: 9, isNumber: true },
              { header: t('columns.owner'), width: 16 },
              { header: t('columns.due'), width: 12 },
            ],
            rows: gaps.map((gap) => [
              gap.requirementId,
              titleOf(gap.requirementId),
              domainOf(gap.domain),
              t(`gapStatuses.${gap.status}`),
              t(`statuses.${gap.controlStatus}`),
              t(`priorities.${gap.priority}`),
              t(`levels.${gap.effort}`),
              whyOf(input, gap),
              gap.evidence,
              gap.ownerName,
              gap.dueOn && { date: gap.dueOn },
            ]),
          },
        ],
      },
    ],
  };
}

/** Gaps by domain, of all that is applicable there. */
function barsOf({ facts, domains, domainOf }: GapReportInput, gaps: Gap[]): ReportBar[] {
  return domains.map((domain) => {
    const total = facts.filter((each) => each.requirement.domain === domain && each.control.applicable).length;
    const open = gaps.filter((gap) => gap.domain === domain);
    const isGrave = open.some(({ priority }) => priority === 'high');
    return {
      label: domainOf(domain),
      percent: shareOf(open.length, total),
      value: `${open.length} / ${total}`,
      tone: open.length === 0 ? 'success' : isGrave ? 'error' : 'warning',
    };
  });
}

function whyOf({ t, language }: ReportInput, gap: Gap): string {
  return gap.because
    .map(({ reason, count }) =>
      t(`reasons.${reason}`, {
        count: count ?? 0,
        date: gap.dueOn ? longDate(language, gap.dueOn) : '',
        risks: nameSome(gap.risks),
      }),
    )
    .join(' · ');
}
