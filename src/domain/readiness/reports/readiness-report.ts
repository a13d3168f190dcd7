import { stateOf } from '../../controls/state.ts';
import { type RequirementFacts, isApplicable, proofOf } from '../facts.ts';
import { type Insight, insightsOf } from '../insights.ts';
import { movesIn, type PlanAction, planOf, quickWinsOf } from '../plan.ts';
import { type Readiness, bandOfPercent, readinessOf } from '../readiness.ts';
import { shareOf } from '../../share.ts';
import type { Snapshot } from '../snapshot.ts';
import { type ReportInput, headOf, percentText } from './report-input.ts';
import type { Report, ReportBar, ReportBlock, ReportTable } from './report.ts';
import { longDate } from '../../long-date.ts';

export interface ReadinessReportInput extends ReportInput {
  facts: RequirementFacts[];
  /** Ids of the framework's domains in their order. */
  domains: string[];
  /** The figures that a trend is measured from; undefined where none are old enough. */
  earlier: Snapshot | undefined;
  /** Earlier days to show, oldest first. */
  trend: Snapshot[];
}

/** The readiness center on paper: the same derivations, the same order. */
export function readinessReport(input: ReadinessReportInput): Report {
  const { t, facts, domains, day, earlier } = input;
  const readiness = readinessOf(input.framework.id, domains, facts);
  const insights = insightsOf({ facts, readiness, earlier, today: day });
  return {
    ...headOf(input, {
      title: t('readiness.title'),
      subtitle: t('readiness.subtitle', { framework: input.framework.title }),
    }),
    kind: 'readiness',
    register: t('readiness.headings.requirements'),
    sections: [
      {
        heading: t('readiness.headings.summary'),
        blocks: [
          { kind: 'figures', figures: figuresOf(input, readiness) },
          { kind: 'text', text: t('readiness.method'), tone: 'faint' },
        ],
      },
      {
        heading: t('readiness.headings.domains'),
        blocks: [{ kind: 'bars', bars: barsOf(input, readiness) }, domainTable(input, readiness)],
      },
      { heading: t('readiness.headings.trend'), blocks: [trendTable(input)] },
      { heading: t('readiness.headings.insights'), blocks: [insightTable(input, insights)] },
      { heading: t('readiness.headings.plan'), blocks: planBlocks(input) },
      {
        heading: t('readiness.headings.quickWins'),
        blocks: [actionTable(input, t('readiness.headings.quickWins'), quickWinsOf(facts), t('readiness.noQuickWins'))],
      },
      { heading: t('readiness.headings.requirements'), blocks: [requirementTable(input)] },
    ],
  };
}

function figuresOf(input: ReadinessReportInput, readiness: Readiness) {
  const { t } = input;
  return [
    { label: t('readiness.figures.ready'), value: percentText(input, readiness.percent) },
    { label: t('readiness.figures.evidenced'), value: percentText(input, readiness.evidencedPercent) },
    { label: t('readiness.figures.contradicted'), value: readiness.contradicted },
    { label: t('readiness.figures.criticalGaps'), value: readiness.criticalGaps },
    { label: t('readiness.figures.domainsReady'), value: `${readiness.domainsReady}/${readiness.domains.length}` },
    { label: t('readiness.figures.total'), value: readiness.total },
    { label: t('readiness.figures.implemented'), value: readiness.implemented },
    { label: t('readiness.figures.inProgress'), value: readiness.inProgress },
    { label: t('readiness.figures.notStarted'), value: readiness.notStarted },
    { label: t('readiness.figures.unproven'), value: readiness.unproven },
    { label: t('readiness.figures.gaps'), value: readiness.gaps },
    { label: t('readiness.figures.excluded'), value: readiness.excluded },
  ];
}

function barsOf(input: ReadinessReportInput, readiness: Readiness): ReportBar[] {
  return readiness.domains.map(({ domain, implemented, total, percentage }) => ({
    label: input.domainOf(domain),
    percent: percentage,
    value: `${implemented}/${total} · ${percentText(input, percentage)}`,
    tone: percentage === null ? 'neutral' : bandOfPercent(percentage),
  }));
}

function domainTable({ t, domainOf }: ReadinessReportInput, readiness: Readiness): ReportTable {
  return {
    kind: 'table',
    sheet: t('readiness.headings.domains'),
    empty: '—',
    columns: [
      { header: t('columns.domain'), width: 34 },
      { header: t('columns.implemented'), width: 14, isNumber: true },
      { header: t('columns.inProgress'), width: 14, isNumber: true },
      { header: t('columns.evidenced'), width: 16, isNumber: true },
      { header: t('columns.total'), width: 12, isNumber: true },
      { header: t('columns.share'), width: 12, isNumber: true },
      { header: t('states.contradicted'), width: 14, isNumber: true },
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

function trendTable({ t, trend }: ReadinessReportInput): ReportTable {
  return {
    kind: 'table',
    sheet: t('readiness.headings.trend'),
    empty: t('readiness.noTrend'),
    columns: [
      { header: t('columns.day'), width: 18 },
      { header: t('columns.implemented'), width: 14, isNumber: true },
      { header: t('columns.evidenced'), width: 16, isNumber: true },
      { header: t('columns.total'), width: 12, isNumber: true },
      { header: t('columns.share'), width: 12, isNumber: true },
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

function insightTable({ t, language, domainOf, facts }: ReadinessReportInput, insights: Insight[]): ReportTable {
  const applicable = facts.filter(isApplicable).length;
  // Of what concerns everything a list of all numbers would say nothing.
  const named = (ids: readonly string[]) => (ids.length > 1 && ids.length === applicable ? [t('all')] : ids);
  return {
    kind: 'table',
    sheet: t('readiness.headings.insights'),
    empty: t('readiness.nothingFound'),
    columns: [
      { header: t('columns.kind'), width: 13 },
      { header: t('columns.impact'), width: 9 },
      { header: t('columns.finding'), width: 46 },
      { header: t('columns.concerns'), width: 40 },
    ],
    rows: insights.map((insight) => [
      t(`insightTypes.${insight.type}`),
      t(`levels.${insight.impact}`),
      t(`insights.${insight.code}`, {
        count: insight.count,
        total: insight.total ?? 0,
        since: insight.since ? longDate(language, insight.since) : '',
      }),
      [...named(insight.requirementIds), ...insight.domains.map(domainOf)].join(', '),
    ]),
  };
}

function planBlocks(input: ReadinessReportInput): ReportBlock[] {
  const { t, facts } = input;
  const plan = planOf(facts);
  const sheet = t('readiness.headings.plan');
  if (!plan) return [{ kind: 'text', text: t('readiness.reached') }];
  const ends = { from: percentText(input, plan.percent), to: percentText(input, plan.promised) };
  return [
    { kind: 'text', text: t('readiness.promise', { count: movesIn(plan), ...ends }) },
    actionTable(input, sheet, plan.actions, '—'),
  ];
}

function actionTable(input: ReadinessReportInput, sheet: string, actions: PlanAction[], empty: string): ReportTable {
  const { t, titleOf } = input;
  return {
    kind: 'table',
    sheet,
    empty,
    columns: [
      { header: t('columns.id'), width: 9 },
      { header: t('columns.title'), width: 36 },
      { header: t('columns.effort'), width: 10 },
      { header: t('columns.priority'), width: 10 },
      { header: t('columns.steps'), width: 44 },
    ],
    rows: actions.map((action) => [
      action.requirementId,
      titleOf(action.requirementId),
      t(`levels.${action.effort}`),
      t(`priorities.${action.priority}`),
      action.steps.map((step) => t(`steps.${step}`, { count: action.suggestions })).join(', '),
    ]),
  };
}

/** What every figure above counts, requirement by requirement. */
function requirementTable({ t, facts, titleOf, domainOf }: ReadinessReportInput): ReportTable {
  return {
    kind: 'table',
    sheet: t('readiness.headings.requirements'),
    empty: '—',
    columns: [
      { header: t('columns.id'), width: 9 },
      { header: t('columns.title'), width: 27 },
      { header: t('columns.domain'), width: 16 },
      { header: t('columns.applicable'), width: 10 },
      { header: t('columns.status'), width: 13 },
      { header: t('columns.state'), width: 14 },
      { header: t('columns.evidence'), width: 9, isNumber: true },
      { header: t('columns.owner'), width: 16 },
      { header: t('columns.against'), width: 9, isNumber: true },
    ],
    rows: facts.map((each) => {
      const { requirement, control, evidence, against } = each;
      return [
        requirement.id,
        titleOf(requirement.id),
        domainOf(requirement.domain),
        control.applicable ? t('yes') : t('no'),
        t(`statuses.${control.status}`),
        t(`states.${stateOf(control, proofOf(each)).state}`),
        evidence,
        control.ownerName,
        against || null,
      ];
    }),
  };
}
