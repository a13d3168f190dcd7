import type { RequirementFacts } from '../facts.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { nameSome } from '../../risks/linked-risk.ts';
import { shareOf } from '../../share.ts';
import { type ReportGround, headOf } from './ground.ts';
import type { Report, ReportBar } from './report.ts';
import { longDate, say } from './words.ts';

export interface GapGround extends ReportGround {
  facts: RequirementFacts[];
  /** Ids of the framework's domains in their order. */
  domains: string[];
}

/** The gaps of the readiness center, in its order, each with why it is one. */
export function gapReport(ground: GapGround): Report {
  const { words, facts, day, titleOf, domainOf } = ground;
  const { columns } = words;
  const gaps = gapsOf(facts, day);
  const count = (holds: (gap: Gap) => boolean) => gaps.filter(holds).length;
  const labels = words.gaps.figures;
  return {
    ...headOf(ground, words.gaps),
    kind: 'gaps',
    register: words.gaps.sheet,
    sections: [
      {
        heading: words.gaps.headings.summary,
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: labels.gaps, value: gaps.length },
              { label: labels.missing, value: count(({ status }) => status === 'missing') },
              { label: labels.partial, value: count(({ status }) => status === 'partial') },
              { label: labels.high, value: count(({ priority }) => priority === 'high') },
              { label: labels.medium, value: count(({ priority }) => priority === 'medium') },
              { label: labels.low, value: count(({ priority }) => priority === 'low') },
            ],
          },
          { kind: 'text', text: words.gaps.method, tone: 'faint' },
        ],
      },
      { heading: words.gaps.headings.domains, blocks: [{ kind: 'bars', bars: barsOf(ground, gaps) }] },
      {
        heading: words.gaps.sheet,
        blocks: [
          {
            kind: 'table',
            sheet: words.gaps.sheet,
            empty: words.gaps.none,
            columns: [
              { header: columns.id, width: 9 },
              { header: columns.title, width: 27 },
              { header: columns.domain, width: 19 },
              { header: columns.gap, width: 9 },
              { header: columns.status, width: 13 },
              { header: columns.priority, width: 9 },
              { header: columns.effort, width: 9 },
              { header: columns.why, width: 32 },
              { header: columns.evidence, width: 9, isNumber: true },
              { header: columns.owner, width: 16 },
              { header: columns.due, width: 12 },
            ],
            rows: gaps.map((gap) => [
              gap.requirementId,
              titleOf(gap.requirementId),
              domainOf(gap.domain),
              words.gapStatuses[gap.status],
              words.statuses[gap.controlStatus],
              words.priorities[gap.priority],
              words.levels[gap.effort],
              whyOf(ground, gap),
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
function barsOf({ facts, domains, domainOf }: GapGround, gaps: Gap[]): ReportBar[] {
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

function whyOf({ words, language }: ReportGround, gap: Gap): string {
  return gap.because
    .map(({ reason, count }) =>
      say(language, words.reasons[reason], count ?? 0, {
        date: gap.dueOn ? longDate(language, gap.dueOn) : '',
        risks: nameSome(gap.risks),
      }),
    )
    .join(' · ');
}
