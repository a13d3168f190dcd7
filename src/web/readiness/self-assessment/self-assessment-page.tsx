import { useTranslation } from 'react-i18next';
import { type FrameworkView, useFramework } from '../../frameworks/framework.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { Overview } from './overview.tsx';
import { Questionnaire } from './questionnaire.tsx';
import { Result } from './result.tsx';
import { type Question, useQuestions, useSelfAssessment, useSelfAssessments } from './self-assessment-queries.ts';
import type { SelfAssessmentSearch } from './self-assessment-search.ts';

/** An auditor's questions for ISO/IEC 27001, answered by oneself. The address says which of its three views stands. */
export function SelfAssessmentPage({ search }: { search: SelfAssessmentSearch }) {
  const { t } = useTranslation('self-assessment');
  const format = useFormat();
  const list = useSelfAssessments();
  const questions = useQuestions();
  const framework = useFramework();
  const failed = [list, questions, framework].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!list.data || !questions.data || !framework.data) return <PageSkeleton />;
  const all = list.data;
  const baselines = all.filter(({ number }) => number !== null);
  const open = all.find(({ number }) => number === null);
  const baseline = baselines.find(({ number }) => number === search.baseline);
  const domains = framework.data.domains.map(({ id }) => id);
  if (baseline) {
    const by = t('baseline.by', { date: format.date(baseline.finishedAt ?? ''), name: baseline.finishedByName });
    return (
      <>
        <PageHeader title={t('result.title', { number: baseline.number })} subtitle={by} />
        <Result
          baseline={baseline}
          baselines={baselines}
          beside={baselines.find(({ number }) => number === search.beside && number !== baseline.number)}
          questions={questions.data}
        />
      </>
    );
  }
  const domain = search.domain && domains.includes(search.domain) ? search.domain : undefined;
  const next = open?.domains.find(({ unanswered }) => unanswered > 0)?.domain ?? domains[0] ?? '';
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {open && domain ? (
        <OpenAssessment id={open.id} questions={questions.data} framework={framework.data} domain={domain} />
      ) : (
        <Overview
          all={all}
          asked={questions.data.reduce((sum, { asks }) => sum + asks.length, 0)}
          domains={domains.length}
          domain={next}
        />
      )}
    </>
  );
}

interface OpenAssessmentProps {
  id: string;
  questions: readonly Question[];
  framework: FrameworkView;
  domain: string;
}

function OpenAssessment({ id, ...rest }: OpenAssessmentProps) {
  const { data, error, refetch } = useSelfAssessment(id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Questionnaire key={id} assessment={data} {...rest} />;
}
