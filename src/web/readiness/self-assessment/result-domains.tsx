import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answers, answersByKey, keyOfAnswer } from '#domain/readiness/self-assessment.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { AnswerChip } from './answer-chip.tsx';
import { useCountLabels } from './count-labels.ts';
import type { Question, SelfAssessment } from './self-assessment-queries.ts';

interface ResultDomainsProps {
  assessment: SelfAssessment;
  questions: readonly Question[];
}

/** Every domain with its percentage; each opens to the answers that make it. */
export function ResultDomains({ assessment, questions }: ResultDomainsProps) {
  const { t } = useTranslation('self-assessment');
  const titles = useTitles();
  const say = useCountLabels();
  const [open, setOpen] = useState<string | null>(null);
  const answers = answersByKey(assessment.answers);
  return (
    <Card title={t('result.domains')} subtitle={t('result.domainsText')}>
      {assessment.domains.map((counts) => {
        const { domain, percent } = counts;
        const isOpen = open === domain;
        const Chevron = isOpen ? ChevronDown : ChevronRight;
        return (
          <Box key={domain} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
            <ButtonBase
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : domain)}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '20px minmax(0, 1fr)', md: '20px minmax(0, 1fr) 220px' },
                alignItems: 'center',
                columnGap: 1,
                rowGap: 0.75,
                width: '100%',
                textAlign: 'left',
                py: 1.25,
              }}
            >
              <Chevron size={16} aria-hidden />
              <Box>
                <Box sx={{ fontWeight: 600, fontSize: 'size.body' }}>{titles.domain(domain)}</Box>
                <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>{say(counts)}</Box>
              </Box>
              <Box sx={{ gridColumn: { xs: '2', md: 'auto' } }}>
                {percent === null ? (
                  <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>{t('result.nothingApplies')}</Box>
                ) : (
                  <BandBar percent={percent} label={titles.domain(domain)} showValue />
                )}
              </Box>
            </ButtonBase>
            {isOpen && (
              <DomainAnswers questions={questions.filter((each) => each.domain === domain)} answers={answers} />
            )}
          </Box>
        );
      })}
    </Card>
  );
}

function DomainAnswers({ questions, answers }: { questions: readonly Question[]; answers: Answers }) {
  return (
    <Box sx={{ pl: { md: 3.5 }, pb: 1.5 }}>
      {questions.map(({ id, title, asks }) => (
        <Box key={id} sx={{ py: 0.75 }}>
          <RequirementLink id={id} title={title} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {asks.map((ask) => {
              const given = answers.get(keyOfAnswer(id, ask.id));
              return (
                <Box
                  component="li"
                  key={ask.id}
                  sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.5, fontSize: 'size.plain' }}
                >
                  <Box sx={{ flex: 1, minWidth: 0, textWrap: 'pretty' }}>
                    {ask.text}
                    {given?.note && (
                      <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                        {given.note}
                      </Box>
                    )}
                  </Box>
                  <AnswerChip answer={given?.answer ?? null} />
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
