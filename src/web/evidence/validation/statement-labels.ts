import { useTranslation } from 'react-i18next';
import type { NextStep, Statement, ValidationResult } from '#domain/evidence/validation.ts';
import { useFormat } from '../../kit/format.ts';
import { useRequirementOf } from './use-requirements.ts';

type Facts = Statement['facts'];

/** How an ask stands that is no strength; validations of earlier editions tell it by the value alone. */
function statementStatusOf({ status, value, against }: Statement): 'contradicted' | 'disputed' | 'partial' | 'missing' {
  if (status === 'contradicted') return 'contradicted';
  if (value === 0) return 'missing';
  return against ? 'disputed' : 'partial';
}

/** The sentences about a validation's statements, in the reader's language. */
export function useStatementLabels(framework: string, requirementId: string) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const { data } = useRequirementOf(framework, requirementId);
  const asks = new Map(data?.asks.map(({ id, text }) => [`ask:${id}`, text]));
  /** Figures and names of a sentence as they are read. */
  const shown = ({ day, months, interval, count, percent, type, priority, requirementId: other }: Facts) => ({
    day: day === undefined ? '' : format.date(String(day)),
    months: format.number(Number(months ?? 0)),
    interval: format.number(Number(interval ?? 0)),
    count: Number(count ?? 0),
    percent: format.percent(Number(percent ?? 0)),
    type: t(`documents:type.${String(type ?? 'unknown')}`),
    priority: t(`priority.${String(priority ?? 'medium')}`),
    requirement: String(other ?? ''),
  });
  const nameOf = (about: string) => asks.get(about) ?? t(`about.${about.startsWith('ask:') ? 'ask' : about}`);
  return {
    nameOf,
    strength: ({ about, facts }: Statement) => asks.get(about) ?? t(`good.${about}`, shown(facts)),
    fault: (statement: Statement) => {
      const { about, facts } = statement;
      const ask = asks.get(about);
      if (ask) return t(`ask.${statementStatusOf(statement)}`, { ask });
      return t(`poor.${about}`, shown(facts));
    },
    step: ({ step, about, facts }: NextStep) => t(`step.${step}`, { ...shown(facts), ask: asks.get(about) ?? '' }),
    cap: ({ cap, limit, facts }: ValidationResult['caps'][number]) =>
      t(`cap.${cap}`, { ...shown(facts), limit: format.number(limit) }),
    risk: (statement: Statement) => {
      const { about, facts } = statement;
      const ask = asks.get(about);
      return ask ? t(`ask.${statementStatusOf(statement)}`, { ask }) : t(`risk.because.${about}`, shown(facts));
    },
    /** Kinds of evidence that usually show the requirement. */
    usually: data?.evidence ?? [],
    title: data?.title ?? '',
  };
}

export type StatementLabels = ReturnType<typeof useStatementLabels>;
