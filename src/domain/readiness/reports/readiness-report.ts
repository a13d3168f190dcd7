import { stateOf } from '../../controls/state.ts';
import { type RequirementFacts, isApplicable, proofOf } from '../facts.ts';
import { type Insight, insightsOf } from '../insights.ts';
import { movesIn, type PlanAction, planOf, quickWinsOf } from '../plan.ts';
import { type Readiness, bandOfPercent, readinessOf } from '../readiness.ts';
import { shareOf } from '../../share.ts';
import type { Snapshot } from '../snapshot.ts';
import { type ReportGround, headOf, percentText } from './ground.ts';
import type { Report, ReportBar, ReportBlock, ReportTable } from './report.ts';
import { longDate, say } from './words.ts';

export interface ReadinessGround extends ReportGround {
  facts: RequirementFacts[];
  /** Ids of the framework's domains in their order. */
  domains: string[];
  /** The figures that a trend is measured from; undefined where none are old enough. */
  earlier: Snapshot | undefined;
  /** Earlier days to show, oldest first. */
  trend: Snapshot[];
}

/** The readiness center on paper: the same derivations, the same order. */
export function readinessReport(ground: ReadinessGround): Report {
  const { words, facts, domains, day, earlier } = ground;
  const readiness = readinessOf(ground.framework.id, domains, facts);
  const insights = insightsOf({ facts, readiness, earlier, today: day });
  const { headings } = words.readiness;
  return {
    ...headOf(ground, words.readiness),
    kind: 'readiness',
    register: headings.requirements,
    sections: [
      {
        heading: headings.summary,
        blocks: [
          { kind: 'figures', figures: figuresOf(ground, readiness) },
          { kind: 'text', text: words.readiness.method, tone: 'faint' },
        ],
      },
      {
        heading: headings.domains,
        blocks: [{ kind: 'bars', bars: barsOf(ground, readiness) }, domainTable(ground, readiness)],
      },
      { heading: headings.trend, blocks: [trendTable(ground)] },
      { heading: headings.insights, blocks: [insightTable(ground, insights)] },
      { heading: headings.plan, blocks: planBlocks(ground) },
      {
        heading: headings.quickWins,
        blocks: [actionTable(ground, headings.quickWins, quickWinsOf(facts), words.readiness.noQuickWins)],
      },
      { heading: headings.requirements, blocks: [requirementTable(ground)] },
    ],
  };
}

function figuresOf(ground: ReadinessGround, readiness: Readiness) {
  const labels = ground.words.readiness.figures;
  return [
    { label: labels.ready, value: percentText(ground, readiness.percent) },
    { label: labels.evidenced, value: percentText(ground, readiness.evidencedPercent) },
    { label: labels.contradicted, value: readiness.contradicted },
    { label: labels.criticalGaps, value: readiness.criticalGaps },
    { label: labels.domainsReady, value: `${readiness.domainsReady}/${readiness.domains.length}` },
    { label: labels.total, value: readiness.total },
    { label: labels.implemented, value: readiness.implemented },
    { label: labels.inProgress, value: readiness.inProgress },
    { label: labels.notStarted, value: readiness.notStarted },
    { label: labels.unproven, value: readiness.unproven },
    { label: labels.gaps, value: readiness.gaps },
    { label: labels.excluded, value: readiness.excluded },
  ];
}

function barsOf(ground: ReadinessGround, readiness: Readiness): ReportBar[] {
  return readiness.domains.map(({ domain, implemented, total, percentage }) => ({
    label: ground.domainOf(domain),
    percent: percentage,
    value: `${implemented}/${total} · ${percentText(ground, percentage)}`,
    tone: percentage === null ? 'neutral' : bandOfPercent(percentage),
  }));
}

function domainTable({ words, domainOf }: ReadinessGround, readiness: Readiness): ReportTable {
  const { columns } = words;
  return {
    kind: 'table',
    sheet: words.readiness.headings.domains,
    empty: '—',
    columns: [
      { header: columns.domain, width: 34 },
      { header: columns.implemented, width: 14, isNumber: true },
      { header: columns.inProgress, width: 14, isNumber: true },
      { header: columns.evidenced, width: 16, isNumber: true },
      { header: columns.total, width: 12, isNumber: true },
      { header: columns.share, width: 12, isNumber: true },
      { header: words.states.contradicted, width: 14, isNumber: true },
    ],
    rows: readiness.domains.map((each) => [
      domainOf(each.domain),
      each.implemented,
      each.inProgress,
      each.evidenced,
      each.total,
      each.percentage,
      each.contradicted,
    ]),
  };
}

function trendTable({ words, trend }: ReadinessGround): ReportTable {
  const { columns } = words;
  return {
    kind: 'table',
    sheet: words.readiness.headings.trend,
    empty: words.readiness.noTrend,
    columns: [
      { header: columns.day, width: 18 },
      { header: columns.implemented, width: 14, isNumber: true },
      { header: columns.evidenced, width: 16, isNumber: true },
      { header: columns.total, width: 12, isNumber: true },
      { header: columns.share, width: 12, isNumber: true },
    ],
    rows: trend.map(({ day, figures }) => [
      { date: day },
      figures.implemented,
      figures.evidenced,
      figures.total,
      shareOf(figures.implemented, figures.total),
    ]),
  };
}

function insightTable({ words, language, domainOf, facts }: ReadinessGround, insights: Insight[]): ReportTable {
  const { columns } = words;
  const applicable = facts.filter(isApplicable).length;
  // Of what concerns everything a list of all numbers would say nothing.
  const named = (ids: readonly string[]) => (ids.length > 1 && ids.length === applicable ? [words.all] : ids);
  return {
    kind: 'table',
    sheet: words.readiness.headings.insights,
    empty: words.readiness.nothingFound,
    columns: [
      { header: columns.kind, width: 13 },
      { header: columns.impact, width: 9 },
      { header: columns.finding, width: 46 },
      { header: columns.concerns, width: 40 },
    ],
    rows: insights.map((insight) => [
      words.insightTypes[insight.type],
      words.levels[insight.impact],
      say(language, words.insights[insight.code], insight.count, {
        total: insight.total ?? 0,
        since: insight.since ? longDate(language, insight.since) : '',
      }),
      [...named(insight.requirementIds), ...insight.domains.map(domainOf)].join(', '),
    ]),
  };
}

function planBlocks(ground: ReadinessGround): ReportBlock[] {
  const { words, language, facts } = ground;
  const plan = planOf(facts);
  const sheet = words.readiness.headings.plan;
  if (!plan) return [{ kind: 'text', text: words.readiness.reached }];
  const ends = { from: percentText(ground, plan.percent), to: percentText(ground, plan.promised) };
  return [
    { kind: 'text', text: say(language, words.readiness.promise, movesIn(plan), ends) },
    actionTable(ground, sheet, plan.actions, '—'),
  ];
}

function actionTable(ground: ReadinessGround, sheet: string, actions: PlanAction[], empty: string): ReportTable {
  const { words, language, titleOf } = ground;
  const { columns } = words;
  return {
    kind: 'table',
    sheet,
    empty,
    columns: [
      { header: columns.id, width: 9 },
      { header: columns.title, width: 36 },
      { header: columns.effort, width: 10 },
      { header: columns.priority, width: 10 },
      { header: columns.steps, width: 44 },
    ],
    rows: actions.map((action) => [
      action.requirementId,
      titleOf(action.requirementId),
      words.levels[action.effort],
      words.priorities[action.priority],
      action.steps.map((step) => say(language, words.steps[step], action.suggestions)).join(', '),
    ]),
  };
}

/** What every figure above counts, requirement by requirement. */
function requirementTable({ words, facts, titleOf, domainOf }: ReadinessGround): ReportTable {
  const { columns } = words;
  return {
    kind: 'table',
    sheet: words.readiness.headings.requirements,
    empty: '—',
    columns: [
      { header: columns.id, width: 9 },
      { header: columns.title, width: 27 },
      { header: columns.domain, width: 16 },
      { header: columns.applicable, width: 10 },
      { header: columns.status, width: 13 },
      { header: columns.state, width: 14 },
      { header: columns.evidence, width: 9, isNumber: true },
      { header: columns.owner, width: 16 },
      { header: columns.against, width: 9, isNumber: true },
    ],
    rows: facts.map((each) => {
      const { requirement, control, evidence, against } = each;
      return [
        requirement.id,
        titleOf(requirement.id),
        domainOf(requirement.domain),
        control.applicable ? words.yes : words.no,
        words.statuses[control.status],
        words.states[stateOf(control, proofOf(each)).state],
        evidence,
        control.ownerName,
        against || null,
      ];
    }),
  };
}
