import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answers, type GivenAnswer, keyOfAnswer } from '#domain/readiness/self-assessment.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { QuestionRow } from './question-row.tsx';
import type { Question } from './self-assessment-queries.ts';

interface RequirementQuestionsProps {
  requirement: Question;
  answers: Answers;
  reason: string | null;
  /** Where a note is being written. */
  noteAt: string | null;
  onNoteAt: (key: string) => void;
  onGive: (given: GivenAnswer) => void;
}

/** A requirement and what an auditor asks to be shown for it. */
export function RequirementQuestions(props: RequirementQuestionsProps) {
  const { requirement, answers, reason, noteAt, onNoteAt, onGive } = props;
  const { t } = useTranslation('self-assessment');
  const { id, title, explanation, asks } = requirement;
  const given = asks.map((ask) => answers.get(keyOfAnswer(id, ask.id)));
  const excluded = given.find((each) => each?.answer === 'not-applicable');
  return (
    <Card sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ fontSize: 'size.larger' }}>
        <Link component={AppLink} href={hrefOfRequirement(id)} sx={{ color: 'text.primary' }}>
          {id}
        </Link>{' '}
        {title}
      </Typography>
      <Typography
        sx={{ color: 'text.secondary', fontSize: 'size.plain', mt: 0.5, maxWidth: '80ch', textWrap: 'pretty' }}
      >
        {explanation}
      </Typography>
      <Box sx={{ fontSize: 'size.plain', fontWeight: 600, mt: 1.5 }}>{t('ask')}</Box>
      {asks.map((ask, index) => {
        const key = keyOfAnswer(id, ask.id);
        const before = given[index];
        const noteOf = before && before.answer !== 'not-applicable' ? before.note : '';
        return (
          <QuestionRow
            key={ask.id}
            requirement={requirement}
            ask={ask}
            given={before}
            reason={reason}
            isNoteOpen={noteAt === key}
            onOpenNote={() => onNoteAt(key)}
            onAnswer={(answer) =>
              onGive({
                requirementId: id,
                askId: ask.id,
                answer,
                note: answer === 'not-applicable' ? (excluded?.note ?? '') : noteOf,
              })
            }
            onNote={(note) => before && onGive({ ...before, note })}
          />
        );
      })}
      {excluded && <Reason excluded={excluded} isReadOnly={reason !== null} onGive={onGive} />}
    </Card>
  );
}

interface ReasonProps {
  excluded: GivenAnswer;
  isReadOnly: boolean;
  onGive: (given: GivenAnswer) => void;
}

/** Why a control does not apply: one reason for all of its questions. */
function Reason({ excluded, isReadOnly, onGive }: ReasonProps) {
  const { t } = useTranslation('self-assessment');
  const id = useId();
  const isMissing = excluded.note.trim() === '';
  return (
    <Box sx={{ mt: 1 }}>
      <FormLabel htmlFor={id} required>
        {t('reason.label')}
      </FormLabel>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        multiline
        data-reason={excluded.requirementId}
        value={excluded.note}
        readOnly={isReadOnly}
        error={isMissing}
        onChange={(event) => onGive({ ...excluded, note: event.target.value })}
        slotProps={{ input: { maxLength: 2000, 'aria-describedby': `${id}-help` } }}
        sx={{ mt: 0.5 }}
      />
      <Box
        id={`${id}-help`}
        sx={{ fontSize: 'size.small', color: isMissing ? 'error.main' : 'text.secondary', mt: 0.5 }}
      >
        {isMissing ? t('reason.missing') : t('reason.help')}
      </Box>
    </Box>
  );
}
