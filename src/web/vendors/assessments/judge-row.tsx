import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownQuestion } from '#domain/vendors/assessments/assessment.ts';
import type { VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import { IMPLEMENTATIONS } from '#domain/vendors/assessments/values.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { useAssessmentChanges } from './assessment-queries.ts';

interface JudgeRowProps {
  assessmentId: string;
  question: ShownQuestion;
  answer: VendorAnswer | undefined;
  /** Why nothing can be said of it now. */
  reason: string | null;
}

/** What our side says of one answer. */
export function JudgeRow({ assessmentId: id, question, answer, reason }: JudgeRowProps) {
  const { t } = useTranslation('assessments');
  const { judge } = useAssessmentChanges();
  const [opened, setOpened] = useState<'questioned' | 'overruled' | null>(null);
  const [note, setNote] = useState('');
  const [value, setValue] = useState('no');
  const say = (verdict: 'accepted' | 'questioned' | 'overruled' | null) => {
    judge.mutate(
      {
        id,
        questionId: question.id,
        verdict,
        ...(verdict !== 'accepted' && verdict !== null && { note }),
        ...(verdict === 'overruled' && { value }),
      },
      { onSuccess: () => setOpened(null) },
    );
  };
  const open = (verdict: 'questioned' | 'overruled') => {
    setOpened(opened === verdict ? null : verdict);
    setNote(answer?.verdict === verdict ? answer.verdictNote : '');
    setValue(question.kind === 'choice' ? (question.options.at(-1)?.id ?? '') : 'no');
  };
  const values =
    question.kind === 'choice'
      ? [...question.options, { id: 'not-applicable', label: t('answer.not-applicable') }]
      : IMPLEMENTATIONS.map((each) => ({ id: each, label: t(`answer.${each}`) }));
  const about = { question: question.text };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <ReasonButton
          size="small"
          variant="text"
          reason={reason}
          loading={judge.isPending}
          aria-label={t(answer?.verdict ? 'judge.undoOf' : 'judge.acceptOf', about)}
          onClick={() => say(answer?.verdict ? null : 'accepted')}
        >
          {answer?.verdict ? t('judge.undo') : t('judge.accept')}
        </ReasonButton>
        <ReasonButton
          size="small"
          variant="text"
          reason={reason}
          aria-label={t('judge.questionOf', about)}
          aria-expanded={opened === 'questioned'}
          onClick={() => open('questioned')}
        >
          {t('judge.question')}
        </ReasonButton>
        {question.kind !== 'text' && (
          <ReasonButton
            size="small"
            variant="text"
            reason={reason}
            aria-label={t('judge.overruleOf', about)}
            aria-expanded={opened === 'overruled'}
            onClick={() => open('overruled')}
          >
            {t('judge.overrule')}
          </ReasonButton>
        )}
      </Box>
      {opened && (
        <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
          {opened === 'overruled' && (
            <Select
              size="small"
              value={value}
              onChange={(event) => setValue(event.target.value)}
              SelectDisplayProps={{ 'aria-label': t('judge.value') }}
            >
              {values.map((each) => (
                <MenuItem key={each.id} value={each.id}>
                  {each.label}
                </MenuItem>
              ))}
            </Select>
          )}
          <OutlinedInput
            multiline
            minRows={2}
            autoFocus
            value={note}
            placeholder={t(`judge.note.${opened}`)}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ input: { 'aria-label': t(`judge.note.${opened}`), maxLength: 2000 } }}
          />
          {judge.error && <Box sx={{ color: 'error.main' }}>{messageOf(judge.error)}</Box>}
          <Box sx={{ display: 'flex', gap: 1 }}>
            <ReasonButton
              size="small"
              variant="contained"
              color="primary"
              reason={note.trim() === '' ? t('judge.noteMissing') : null}
              loading={judge.isPending}
              onClick={() => say(opened)}
            >
              {t(`judge.save.${opened}`)}
            </ReasonButton>
            <Button size="small" onClick={() => setOpened(null)}>
              {t('kit:cancel')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
