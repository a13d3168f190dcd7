import type { PlannedAction } from '../../risks/action.ts';
import { HEADINGS, REGISTER_COLUMNS, type RegisterColumn } from '../../risks/headings.ts';
import type { MethodVersion } from '../../risks/method.ts';
import { inForce, isWaiting } from '../../risks/slices.ts';
import { VALUE_WORDS } from '../../risks/value-words.ts';
import { OBJECTIVES } from '../../risks/values.ts';
import type { Risk } from '../../risks/view.ts';
import { sliceOf } from '../../share.ts';
import type { Language } from '../../organisations/language.ts';
import type { Report, ReportBar, ReportCell, ReportSection, ReportTable } from './report.ts';
import { RISK_REPORT_WORDS } from './risk-words.ts';
import { fill, longDate, type ReportWords } from './words.ts';

/** Everything that the reports about risks stand on. The same facts of the same day make the same report. */
export interface RiskGround {
  organisation: { name: string; isDemo: boolean };
  language: Language;
  words: Pick<ReportWords, 'facts' | 'demo' | 'summary'>;
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
export function riskRegisterReport(ground: RiskGround, isPrinted: boolean): Report {
  const { language, risks } = ground;
  const words = RISK_REPORT_WORDS[language];
  const columns = isPrinted ? PRINTED : REGISTER_COLUMNS;
  const count = (holds: (risk: Risk) => boolean) => risks.filter(holds).length;
  const table: ReportTable = {
    kind: 'table',
    sheet: words.register.title,
    empty: words.none,
    columns: columns.map((column) => ({
      header: HEADINGS[language][column],
      width: (isPrinted ? PRINTED_WIDTHS : WIDTHS)[column] ?? 12,
      ...(/Likelihood|Impact|Score/.test(column) && { isNumber: true as const }),
    })),
    rows: risks.map((risk) => columns.map((column) => cellOf(column, risk, language))),
  };
  return {
    ...headOf(ground, words.register),
    kind: 'risk-register',
    register: words.register.title,
    sections: [
      {
        heading: words.criteria,
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: words.figures.open, value: count(({ stage }) => stage !== 'closed') },
              { label: words.figures.above, value: count((risk) => isWaiting('above-appetite', risk)) },
              { label: words.figures.untreated, value: count((risk) => isWaiting('untreated-above-appetite', risk)) },
              { label: words.figures.accepted, value: count(({ stage }) => stage === 'accepted') },
              { label: words.figures.overdue, value: count(({ isReviewOverdue }) => isReviewOverdue) },
            ],
          },
          { kind: 'text', text: methodLine(ground) },
          ...(ground.version.method.criteria
            ? [{ kind: 'text' as const, text: ground.version.method.criteria, tone: 'faint' as const }]
            : []),
        ],
      },
      { heading: words.levels, blocks: [{ kind: 'bars', bars: barsOf(ground) }] },
      { heading: words.list, blocks: [table] },
    ],
  };
}

/** The treatment plan, and what is above the appetite without one. */
export function treatmentPlanReport(ground: RiskGround): Report {
  const { language, risks, actions } = ground;
  const words = RISK_REPORT_WORDS[language];
  const head = HEADINGS[language];
  const byId = new Map(risks.map((risk) => [risk.id, risk]));
  const open = actions.filter(({ state }) => state === 'open');
  const uncovered = risks.filter((risk) => isWaiting('untreated-above-appetite', risk));
  return {
    ...headOf(ground, words.plan),
    kind: 'treatment-plan',
    register: words.plan.sheet,
    sections: [
      {
        heading: words.criteria,
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: words.figures.actions, value: open.length },
              {
                label: words.figures.late,
                value: open.filter(({ dueOn }) => dueOn !== null && dueOn < ground.day).length,
              },
              { label: words.figures.cost, value: open.reduce((sum, { cost }) => sum + (cost ?? 0), 0) },
              { label: words.figures.untreated, value: uncovered.length },
            ],
          },
          { kind: 'text', text: methodLine(ground) },
        ],
      },
      {
        heading: words.plan.sheet,
        blocks: [
          {
            kind: 'table',
            sheet: words.plan.sheet,
            empty: words.plan.none,
            columns: [
              { header: head.reference, width: 9 },
              { header: head.title, width: 28 },
              { header: head.residualScore, width: 10, isNumber: true },
              { header: head.treatment, width: 12 },
              { header: words.columns.action, width: 32 },
              { header: head.owner, width: 16 },
              { header: words.columns.due, width: 12 },
              { header: words.columns.effort, width: 10 },
              { header: words.columns.cost, width: 10, isNumber: true },
              { header: words.columns.state, width: 11 },
            ],
            rows: actions.map((action) => {
              const risk = byId.get(action.riskId);
              return [
                action.reference,
                action.riskTitle,
                (risk && inForce(risk)?.score) ?? null,
                risk?.treatment ? VALUE_WORDS[language].treatment[risk.treatment] : null,
                action.title,
                action.ownerName,
                action.dueOn && { date: action.dueOn },
                action.effort && words.efforts[action.effort],
                action.cost,
                words.states[action.state],
              ];
            }),
          },
        ],
      },
      { heading: words.plan.uncovered, blocks: [uncoveredBlock(ground, uncovered)] },
    ],
  };
}

function uncoveredBlock({ language }: RiskGround, risks: readonly Risk[]): ReportSection['blocks'][number] {
  const words = RISK_REPORT_WORDS[language];
  const head = HEADINGS[language];
  return {
    kind: 'table',
    sheet: words.plan.uncovered.slice(0, 31),
    empty: words.plan.covered,
    columns: [
      { header: head.reference, width: 9 },
      { header: head.title, width: 44 },
      { header: head.residualScore, width: 10, isNumber: true },
      { header: head.level, width: 12 },
      { header: head.owner, width: 18 },
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

function headOf(ground: RiskGround, of: { title: string; subtitle: string }) {
  const { organisation, language, words, day } = ground;
  return {
    language,
    day,
    title: of.title,
    subtitle: of.subtitle,
    warning: organisation.isDemo ? words.demo : null,
    organisation: organisation.name,
    summary: words.summary,
    facts: [
      { label: words.facts.organisation, value: organisation.name },
      { label: words.facts.date, value: longDate(language, day) },
    ],
  };
}

function methodLine({ language, version: { number, method } }: RiskGround): string {
  return fill(RISK_REPORT_WORDS[language].method, {
    number,
    likelihood: method.likelihood.length,
    impact: method.impact.length,
    appetite: method.appetite,
  });
}

/** Open risks by level, of all that are assessed. */
function barsOf({ risks, version: { method } }: RiskGround): ReportBar[] {
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

function cellOf(column: RegisterColumn, risk: RiskGround['risks'][number], language: Language): ReportCell {
  const words = VALUE_WORDS[language];
  const { inherent, residual, target } = risk;
  const day = (date: string | null) => date && { date };
  switch (column) {
    case 'owner':
      return risk.ownerName;
    case 'category':
      return words.category[risk.category];
    case 'objectives':
      return OBJECTIVES.filter((each) => risk[each])
        .map((each) => words.objective[each])
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
      return risk.treatment && words.treatment[risk.treatment];
    case 'controls':
      return risk.controlIds.join(', ');
    case 'stage':
      return words.stage[risk.stage];
    case 'acceptedUntil':
      return day(risk.acceptedUntil);
    case 'targetOn':
    case 'reviewDueOn':
      return day(risk[column]);
    default:
      return risk[column];
  }
}
