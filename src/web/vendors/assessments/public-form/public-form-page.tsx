import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import { EntryCard, ErrorState } from './later.tsx';
import { problemOf } from '../../../kit/requests/problem.ts';
import { submit } from './public-form-api.ts';
import { AnsweringHead } from './public-form-header.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { isAsked, isDone, knownOf } from './progress.ts';
import { QuestionField } from './question-field.tsx';
import { SaveState } from './save-state.tsx';
import { SectionList } from './section-list.tsx';
import type { Open } from './submit-part.tsx';
import { type Answers, useAnswers } from './use-answers.ts';
import { WorkbookPart } from './workbook-part.tsx';

/** What is seen at the end is not loaded before. */
const SubmitPart = lazy(async () => ({ default: (await import('./submit-part.tsx')).SubmitPart }));
const Done = lazy(async () => ({ default: (await import('./done.tsx')).Done }));

const END = 'submit';

/** Where a vendor answers: opened by a link, without an account. */
export function AnsweringPage({ token }: { token: string }) {
  const { t, i18n } = useTranslation('assessments');
  const answers = useAnswers(token, i18n.language);
  const [submitted, setSubmitted] = useState<AnsweringView | null>(null);
  if (submitted)
    return (
      <Suspense fallback={null}>
        <Done view={submitted} />
      </Suspense>
    );
  if (answers.isGone || token === '') return <EntryCard title={t('gone.title')} text={t('gone.text')} />;
  if (!answers.view)
    return answers.error ? <ErrorState error={answers.error} onRetry={() => void answers.retry()} /> : null;
  return <Answering token={token} answers={answers} view={answers.view} onSubmitted={setSubmitted} />;
}

interface AnsweringProps {
  token: string;
  answers: Answers;
  view: AnsweringView;
  onSubmitted: (view: AnsweringView) => void;
}

function Answering({ token, answers, view, onSubmitted }: AnsweringProps) {
  const { t } = useTranslation('assessments');
  const { drafts, replaced, saving, change, flush, refresh } = answers;
  // Who is asked again finds what is asked, not what was answered already.
  const [active, setActive] = useState((view.sections.find(isAsked(view)) ?? view.sections[0])?.section ?? END);
  const known = useMemo(() => {
    const all = view.sections.flatMap(({ questions }) => questions);
    return new Map(all.map(({ id }) => [id, knownOf(view, drafts, id)]));
  }, [view, drafts]);
  const sections = view.sections.map(({ section, title, questions }) => ({
    id: section,
    title,
    total: questions.length,
    done: questions.filter((question) => isDone(question, known.get(question.id)!)).length,
    isAsked: isAsked(view)({ questions }),
  }));
  const place = view.sections.findIndex(({ section }) => section === active);
  const current = view.sections[place];
  const before = view.sections.slice(0, Math.max(place, 0)).reduce((sum, { questions }) => sum + questions.length, 0);
  const goTo = (id: string) => {
    setActive(id);
    void flush();
    window.scrollTo({ top: 0 });
  };
  const open = view.sections.flatMap(({ section, title, questions }) =>
    questions.flatMap((question): Open[] => {
      const own = known.get(question.id)!;
      if (isDone(question, own)) return [];
      const { value, reason } = own.values;
      const isReasonMissing =
        question.kind !== 'text' && value === 'not-applicable' && own.isConfirmed && reason.trim() === '';
      return [{ section, sectionTitle: title, id: question.id, text: question.text, isReasonMissing }];
    }),
  );
  const hand = async (who: { name: string; email: string; role: string }) => {
    // What is still on its way is kept first.
    for (let tries = 0; tries < 20 && !(await flush()); tries += 1) await new Promise((go) => setTimeout(go, 250));
    await submit(token, who).catch((error: unknown) => {
      if (problemOf(error).status === 410) void answers.retry();
      throw error;
    });
    onSubmitted(view);
  };
  const total = sections.reduce((sum, each) => sum + each.total, 0);
  const done = sections.reduce((sum, each) => sum + each.done, 0);
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 3, md: 5 } }}>
      <AnsweringHead view={view} />
      <WorkbookPart token={token} view={view} onBefore={flush} onTaken={refresh} />
      <SaveState done={done} total={total} saving={saving} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <SectionList
          sections={[...sections, { id: END, title: t('submit.title'), done: 0, total: 0, isAsked: false }]}
          active={active}
          onOpen={goTo}
        />
        <Box component="section" aria-labelledby="section-title" sx={{ minWidth: 0 }}>
          <Typography id="section-title" variant="h2" sx={{ fontSize: 'size.subtitle' }}>
            {current?.title ?? t('submit.title')}
          </Typography>
          {current ? (
            <>
              {current.questions.map((question, at) => (
                <QuestionField
                  key={question.id}
                  number={before + at + 1}
                  question={question}
                  known={known.get(question.id)!}
                  replaced={replaced.get(question.id)}
                  onChange={change}
                >
                  <EvidenceField
                    token={token}
                    questionId={question.id}
                    text={question.text}
                    files={view.files}
                    onChanged={refresh}
                  />
                </QuestionField>
              ))}
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 2 }}>
                <Button disabled={place === 0} onClick={() => goTo(view.sections[place - 1]?.section ?? active)}>
                  {t('answering.back')}
                </Button>
                <Button
                  variant="contained"
                  color="primary"
                  onClick={() => goTo(view.sections[place + 1]?.section ?? END)}
                >
                  {t('answering.next')}
                </Button>
              </Box>
            </>
          ) : (
            <Suspense fallback={null}>
              <SubmitPart
                open={open}
                before={view.answerer}
                onSubmit={hand}
                onOpen={(section, question) => {
                  flushSync(() => setActive(section));
                  document.getElementById(`question-${question}`)?.scrollIntoView({ block: 'center' });
                }}
              />
            </Suspense>
          )}
        </Box>
      </Box>
    </Box>
  );
}
