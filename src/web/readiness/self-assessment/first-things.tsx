import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FirstThing } from '#domain/readiness/self-assessment-outcome.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { Card } from '../../kit/card.tsx';
import { AnswerChip } from './answer-chip.tsx';
import { type Question, useAskLabels } from './self-assessment-queries.ts';

interface FirstThingsProps {
  first: readonly FirstThing[];
  questions: readonly Question[];
}

/** What to do first, and what is open there. */
export function FirstThings({ first, questions }: FirstThingsProps) {
  const { t } = useTranslation('self-assessment');
  const labels = useAskLabels(questions);
  const titles = new Map(questions.map(({ id, title }) => [id, title]));
  return (
    <Card title={t('first.title')} subtitle={first.length > 0 ? t('first.text') : t('first.none')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {first.map(({ requirementId, priority, effort, open }) => (
          <Box
            component="li"
            key={requirementId}
            sx={{ py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <RequirementLink
              id={requirementId}
              title={titles.get(requirementId) ?? ''}
              note={`${t(`priority.${priority}`)} · ${t(`effort.${effort}`)}`}
            />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {open.map(({ askId, answer }) => (
                <Box
                  component="li"
                  key={askId}
                  sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.25, fontSize: 'size.plain' }}
                >
                  <Box sx={{ flex: 1, minWidth: 0, textWrap: 'pretty' }}>{labels(requirementId, askId)}</Box>
                  <AnswerChip answer={answer} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
