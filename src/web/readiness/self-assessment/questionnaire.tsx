import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SelfAnswer, countAnswers, countByDomain, keyOfAnswer } from '#domain/readiness/self-assessment.ts';
import { type FrameworkView, useTitles } from '../../frameworks/framework.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { useFormat } from '../../kit/format.ts';
import { usePermission } from '../../people/use-permission.ts';
import { DomainSteps } from './domain-steps.tsx';
import { FinishButton } from './finish-button.tsx';
import { answerByKeys } from './question-keys.ts';
import { RequirementQuestions } from './requirement-questions.tsx';
import { SavedState } from './saved-state.tsx';
import type { Question, SelfAssessment } from './self-assessment-queries.ts';
import { hrefOfSelfAssessment } from './self-assessment-search.ts';
import { useAnswers } from './use-answers.ts';

interface QuestionnaireProps {
  assessment: SelfAssessment;
  questions: readonly Question[];
  framework: FrameworkView;
  domain: string;
}

/** One domain of the self-assessment a step. */
export function Questionnaire({ assessment, questions, framework, domain }: QuestionnaireProps) {
  const { t } = useTranslation('self-assessment');
  const titles = useTitles();
  const format = useFormat();
  const hand = useAnswers(assessment, questions);
  const [noteAt, setNoteAt] = useState<string | null>(null);
  const next = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shownLast = useRef(domain);
  // Who goes on to the next domain goes on answering.
  useEffect(() => {
    if (shownLast.current === domain) return;
    shownLast.current = domain;
    list.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus({ preventScroll: true });
  }, [domain]);
  const reason = usePermission('iso_readiness.edit') ? null : t('kit:reason.permission');
  const ids = framework.domains.map(({ id }) => id);
  const counts = countByDomain(ids, questions, hand.answers);
  const total = countAnswers(questions, hand.answers);
  const asked = questions.reduce((sum, { asks }) => sum + asks.length, 0);
  const answered = asked - total.unanswered;
  const shown = questions.filter((each) => each.domain === domain);
  const [before, after] = [ids[ids.indexOf(domain) - 1], ids[ids.indexOf(domain) + 1]];

  const answerAll = (requirementId: string, askId: string, answer: SelfAnswer, isAll: boolean): boolean => {
    const requirement = shown.find(({ id }) => id === requirementId);
    if (!requirement || reason !== null) return false;
    if (answer === 'not-applicable' && requirement.kind === 'clause') return false;
    const asks = isAll && answer !== 'not-applicable' ? requirement.asks.map(({ id }) => id) : [askId];
    for (const each of asks) {
      const known = hand.answers.get(keyOfAnswer(requirementId, each));
      const note = known && (known.answer === 'not-applicable') === (answer === 'not-applicable') ? known.note : '';
      hand.give({ requirementId, askId: each, answer, note });
    }
    return true;
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    answerByKeys(event, {
      onAnswer: (requirementId, askId, answer, isAll) => {
        const isTaken = answerAll(requirementId, askId, answer, isAll);
        // The reason's field is there once the answer shows.
        if (isTaken && answer === 'not-applicable')
          setTimeout(() =>
            list.current?.querySelector<HTMLElement>(`[data-reason="${requirementId}"] textarea`)?.focus(),
          );
        return isTaken;
      },
      onNote: (requirementId, askId) => setNoteAt(keyOfAnswer(requirementId, askId)),
      onEnd: () => next.current?.querySelector<HTMLElement>('[data-next]')?.focus(),
    });
  };
  return (
    <>
      <Box sx={{ maxWidth: 480, mb: 0.75 }}>
        <BandBar percent={(100 * answered) / asked} tone="info" label={t('progress')} />
      </Box>
      <Box sx={{ fontSize: 'size.plain', mb: 0.25 }}>
        {t('answered', { answered: format.number(answered), total: format.number(asked) })}
      </Box>
      <SavedState {...hand} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          gap: { xs: 1, md: 3 },
          alignItems: 'start',
        }}
      >
        <DomainSteps domains={counts} active={domain} />
        <Box>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {titles.domain(domain)}
          </Typography>
          <Typography
            sx={{
              color: 'text.secondary',
              fontSize: 'size.plain',
              mb: 1.5,
              textWrap: 'pretty',
              display: { xs: 'none', md: 'block' },
            }}
          >
            {t('keys')}
          </Typography>
          <Box ref={list} onKeyDown={onKey}>
            {shown.map((requirement) => (
              <RequirementQuestions
                key={requirement.id}
                requirement={requirement}
                answers={hand.answers}
                reason={reason}
                noteAt={noteAt}
                onNoteAt={setNoteAt}
                onGive={hand.give}
              />
            ))}
          </Box>
          <Box ref={next} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            {before ? (
              <Button component={AppLink} href={hrefOfSelfAssessment({ domain: before })}>
                {t('previous')}
              </Button>
            ) : (
              <span />
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <FinishButton
                assessment={assessment}
                hand={hand}
                answered={answered}
                unanswered={total.unanswered}
                isLast={after === undefined}
                reason={reason}
              />
              {after && (
                <Button
                  data-next
                  component={AppLink}
                  href={hrefOfSelfAssessment({ domain: after })}
                  variant="contained"
                  color="primary"
                >
                  {t('next')}
                </Button>
              )}
            </Box>
          </Box>
        </Box>
      </Box>
    </>
  );
}
