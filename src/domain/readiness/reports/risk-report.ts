import type { PlannedAction } from '../../risks/action.ts';
import { REGISTER_COLUMNS, type RegisterColumn } from '../../risks/headings.ts';
import type { MethodVersion } from '../../risks/method.ts';
import { inForce, isWaiting } from '../../risks/slices.ts';
import { OBJECTIVES } from '../../risks/values.ts';
import type { Risk } from '../../risks/view.ts';
import { longDate } from '../../long-date.ts';
import { sliceOf } from '../../share.ts';
import type { Language } from '../../organisations/language.ts';
import type { Messages } from '../../organisations/messages.ts';
import type { Report, ReportBar, ReportCell, ReportSection, ReportTable } from './report.ts';

/** Everything that the reports about risks stand on. The same facts of the same day make the same report. */
export interface RiskReportInput {
  organisation: { name: string; isDemo: boolean };
  language: Language;
  t: Messages<'server/risk-reports'>;
  /** ISO date that the facts are of. */
  day: string;
  version: MethodVersion;
  risks: readonly (Risk & { controlIds: readonly string[]; acceptedUntil: string | null })[];
  actions: readonly PlannedAction[];
}

const WIDTHS: Partial<Record<RegisterColumn, number>> = {
  title: 36,
  threat: 36,
  vulnerability: 36,
  consequence: 36,
  treatmentRationale: 36,
  owner: 20,
  controls: 30,
};
/** What fits on a page across. */
const PRINTED: readonly RegisterColumn[] = [
  'reference',
  'title',
  'owner',
  'inherentScore',
  'residualScore',
  'targetScore',
  'level',
  'treatment',
  'controls',
  'stage',
  'acceptedUntil',
  'reviewDueOn',
];
const PRINTED_WIDTHS: Partial<Record<RegisterColumn, number>> = {
  reference: 9,
  title: 34,
  owner: 16,
  controls: 22,
  treatment: 12,
  stage: 13,
  level: 10,
  acceptedUntil: 12,
  reviewDueOn: 12,
};

/** The risk register; `isPrinted`: only the columns that fit on a page. */
export function riskRegisterReport(input: RiskReportInput, isPrinted: boolean): Report {
  const { t, risks } = input;
  const columns = isPrinted ? PRINTED : REGISTER_COLUMNS;
  const count = (holds: (risk: Risk) => boolean) => risks.filter(holds).length;
  const table: ReportTable = {
    kind: 'table',
    sheet: t('register.title'),
    empty: t('none'),
    columns: columns.map((column) => ({
      header: t(`risk-files:heading.${column}`),
      width: (isPrinted ? PRINTED_WIDTHS : WIDTHS)[column] ?? 12,
      ...(/Likelihood|Impact|Score/.test(column) && { isNumber: true as const }),
    })),
    rows: risks.map((risk) => columns.map((column) => cellOf(column, risk, t))),
  };
  return {
    ...headOf(input, { title: t('register.title'), subtitle: t('register.subtitle') }),
    kind: 'risk-register',
    register: t('register.title'),
    sections: [
      {
        heading: t('criteria'),
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: t('figures.open'), value: count(({ stage }) => stage !== 'closed') },
              { label: t('figures.above'), value: count((risk) => isWaiting('above-appetite', risk)) },
              { label: t('figures.untreated'), value: count((risk) => isWaiting('untreated-above-appetite', risk)) },
              { label: t('figures.accepted'), value: count(({ stage }) => stage === 'accepted') },
              { label: t('figures.overdue'), value: count(({ isReviewOverdue }) => isReviewOverdue) },
            ],
          },
          { kind: 'text', text: methodLine(input) },
          ...(input.version.method.criteria
            ? [{ kind: 'text' as const, text: input.version.method.criteria, tone: 'faint' as const }]
            : []),
        ],
      },
      { heading: t('levels'), blocks: [{ kind: 'bars', bars: barsOf(input) }] },
      { heading: t('list'), blocks: [table] },
    ],
  };
}

/** The treatment plan, and what is above the appetite without one. */
export function treatmentPlanReport(input: RiskReportInput): Report {
  const { t, risks, actions } = input;
  const byId = new Map(risks.map((risk) => [risk.id, risk]));
  const open = actions.filter(({ state }) => state === 'open');
  const uncovered = risks.filter((risk) => isWaiting('untreated-above-appetite', risk));
  return {
    ...headOf(input, { title: t('plan.title'), subtitle: t('plan.subtitle') }),
    kind: 'treatment-plan',
    register: t('plan.sheet'),
    sections: [
      {
        heading: t('criteria'),
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: t('figures.actions'), value: open.length },
              {
                label: t('figures.late'),
                value: open.filter(({ dueOn }) => dueOn !== null && dueOn < input.day).length,
              },
              { label: t('figures.cost'), value: open.reduce((sum, { cost }) => sum + (cost ?? 0), 0) },
              { label: t('figures.untreated'), value: uncovered.length },
            ],
          },
          { kind: 'text', text: methodLine(input) },
        ],
      },
      {
        heading: t('plan.sheet'),
        blocks: [
          {
            kind: 'table',
            sheet: t('plan.sheet'),
            empty: t('plan.none'),
            columns: [
              { header: t('risk-files:heading.reference'), width: 9 },
              { header: t('risk-files:heading.title'), width: 28 },
              { header: t('risk-files:heading.residualScore'), width: 10, isNumber: true },
              { header: t('risk-files:heading.treatment'), width: 12 },
              { header: t('columns.action'), width: 32 },
              { header: t('risk-files:heading.owner'), width: 16 },
              { header: t('columns.due'), width: 12 },
              { header: t('columns.effort'), width: 10 },
              { header: t('columns.cost'), width: 10, isNumber: true },
              { header: t('columns.state'), width: 11 },
            ],
            rows: actions.map((action) => {
              const risk = byId.get(action.riskId);
              return [
                action.reference,
                action.riskTitle,
                (risk && inForce(risk)?.score) ?? null,
                risk?.treatment ? t(`risk-files:treatment.${risk.treatment}`) : null,
                action.title,
                action.ownerName,
                action.dueOn && { date: action.dueOn },
                action.effort && t(`efforts.${action.effort}`),
                action.cost,
                t(`states.${action.state}`),
              ];
            }),
          },
        ],
      },
      { heading: t('plan.uncovered'), blocks: [uncoveredBlock(input, uncovered)] },
    ],
  };
}

function uncoveredBlock({ t }: RiskReportInput, risks: readonly Risk[]): ReportSection['blocks'][number] {
  return {
    kind: 'table',
    sheet: t('plan.uncovered').slice(0, 31),
    empty: t('plan.covered'),
    columns: [
      { header: t('risk-files:heading.reference'), width: 9 },
      { header: t('risk-files:heading.title'), width: 44 },
      { header: t('risk-files:heading.residualScore'), width: 10, isNumber: true },
      { header: t('risk-files:heading.level'), width: 12 },
      { header: t('risk-files:heading.owner'), width: 18 },
    ],
    rows: risks.map((risk) => [
      risk.reference,
      risk.title,
      inForce(risk)?.score ?? null,
      inForce(risk)?.bandLabel ?? null,
      risk.ownerName,
    ]),
  };
}

function headOf(input: RiskReportInput, of: { title: string; subtitle: string }) {
  const { organisation, language, t, day } = input;
  return {
    language,
    day,
    title: of.title,
    subtitle: of.subtitle,
    warning: organisation.isDemo ? t('server/reports:demo') : null,
    organisation: organisation.name,
    summary: t('server/reports:summary'),
    facts: [
      { label: t('server/reports:facts.organisation'), value: organisation.name },
      { label: t('server/reports:facts.date'), value: longDate(language, day) },
    ],
  };
}

function methodLine({ t, version: { number, method } }: RiskReportInput): string {
  return t('method', {
    number,
    likelihood: method.likelihood.length,
    impact: method.impact.length,
    appetite: method.appetite,
  });
}

/** Open risks by level, of all that are assessed. */
function barsOf({ risks, version: { method } }: RiskReportInput): ReportBar[] {
  const judged = risks.flatMap((risk) => (risk.stage === 'closed' ? [] : (inForce(risk) ?? [])));
  return method.bands.map(({ id, label }, place) => {
    const count = judged.filter(({ band }) => band === id).length;
    return {
      label,
      percent: sliceOf(count, judged.length),
      value: `${count} / ${judged.length}`,
      tone: place === 0 ? 'success' : place === method.bands.length - 1 ? 'error' : 'warning',
    };
  });
}

function cellOf(column: RegisterColumn, risk: RiskReportInput['risks'][number], t: RiskReportInput['t']): ReportCell {
  const { inherent, residual, target } = risk;
  const day = (date: string | null) => date && { date };
  switch (column) {
    case 'owner':
      return risk.ownerName;
    case 'category':
      return t(`risk-files:category.${risk.category}`);
    case 'objectives':
      return OBJECTIVES.filter((each) => risk[each])
        .map((each) => t(`risk-files:objective.${each}`))
        .join(', ');
    case 'inherentLikelihood':
      return inherent?.likelihood ?? null;
    case 'inherentImpact':
      return inherent?.impact ?? null;
    case 'inherentScore':
      return inherent?.score ?? null;
    case 'residualLikelihood':
      return residual?.likelihood ?? null;
    case 'residualImpact':
      return residual?.impact ?? null;
    case 'residualScore':
      return residual?.score ?? null;
    case 'targetLikelihood':
      return target?.likelihood ?? null;
    case 'targetImpact':
      return target?.impact ?? null;
    case 'targetScore':
      return target?.score ?? null;
    case 'level':
      return inForce(risk)?.bandLabel ?? null;
    case 'treatment':
      return risk.treatment && t(`risk-files:treatment.${risk.treatment}`);
    case 'controls':
      return risk.controlIds.join(', ');
    case 'stage':
      return t(`risk-files:stage.${risk.stage}`);
    case 'acceptedUntil':
      return day(risk.acceptedUntil);
    case 'targetOn':
    case 'reviewDueOn':
      return day(risk[column]);
    case 'reference':
    case 'title':
    case 'threat':
    case 'vulnerability':
    case 'consequence':
    case 'treatmentRationale':
      return risk[column];
  }
}
