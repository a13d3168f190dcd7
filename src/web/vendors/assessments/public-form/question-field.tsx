import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, MessageSquare } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownQuestion } from '#domain/vendors/assessments/assessment.ts';
import { ASSESSMENT_LIMITS, IMPLEMENTATIONS } from '#domain/vendors/assessments/values.ts';
import { useFormat } from '../../../kit/format.ts';
import { Notice } from './later.tsx';
import type { AnswerValues } from './public-form-api.ts';
import { ChoiceRow } from './choice-row.tsx';
import { PlainArea } from './plain-area.tsx';
import { isDone, type Known } from './progress.ts';

interface QuestionFieldProps {
  number: number;
  question: ShownQuestion;
  known: Known;
  /** What a colleague had written, and was written over. */
  replaced: AnswerValues | undefined;
  onChange: (id: string, values: Partial<AnswerValues>, isAtOnce?: boolean) => void;
  /** The documents given for it. */
  children: ReactNode;
}

/** One question: what may be chosen, why it does not apply, a comment, and documents. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { number, question, known, replaced, onChange, children } = props;
  const { id, kind, text, help, options, wantsEvidence } = question;
  const { values, isConfirmed, earlierOn, asked } = known;
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const [hasComment, setHasComment] = useState(values.comment !== '');
  const isNotApplicable = kind !== 'text' && values.value === 'not-applicable';
  const choices =
    kind === 'choice'
      ? [...options, { id: 'not-applicable', label: t('answer.not-applicable') }]
      : IMPLEMENTATIONS.map((value) => ({ id: value, label: t(`answer.${value}`) }));
  const labelOf = (value: string | null) =>
    value === null ? t('answering.nothing') : (choices.find((choice) => choice.id === value)?.label ?? value);
  return (
    <Box
      component="fieldset"
      id={`question-${id}`}
      sx={{ border: 0, m: 0, p: 0, py: 2.5, minWidth: 0, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box component="legend" sx={{ display: 'contents' }}>
        <Box sx={{ display: 'flex', gap: 1.25, fontWeight: 600, lineHeight: 1.5, fontSize: 'size.large' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minWidth: 24 }}>
            {isDone(question, known) ? (
              <Box component="span" sx={{ color: 'success.main' }}>
                <Check size={18} aria-label={t('answering.answered')} role="img" />
              </Box>
            ) : (
              number
            )}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      </Box>
      <Box sx={{ pl: { xs: 0, sm: '34px' }, display: 'grid', gap: 1.25, mt: 0.75 }}>
        {help && <Box sx={{ color: 'text.secondary', lineHeight: 1.55, maxWidth: '68ch' }}>{help}</Box>}
        {asked !== null && (
          <Notice tone="warning" title={t('answering.asked')}>
            {asked}
          </Notice>
        )}
        {!isConfirmed && (
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={() => onChange(id, { value: values.value }, true)}>
                {t('answering.confirm')}
              </Button>
            }
          >
            {t('answering.earlier', { date: earlierOn ? format.date(earlierOn) : '' })}
          </Notice>
        )}
        {replaced && <Notice tone="info">{t('answering.replaced', { answer: labelOf(replaced.value) })}</Notice>}
        {kind === 'text' ? (
          <PlainArea
            label={text}
            value={values.value ?? ''}
            most={ASSESSMENT_LIMITS.answerLength}
            onChange={(value) => onChange(id, { value })}
          />
        ) : (
          <ChoiceRow
            name={id}
            label={text}
            isColumn={kind === 'choice'}
            choices={choices}
            value={values.value}
            onChange={(value) => onChange(id, { value }, true)}
          />
        )}
        {isNotApplicable && (
          <PlainArea
            isRequired
            label={t('answering.reasonOf', { question: text })}
            placeholder={t('answering.reason')}
            value={values.reason}
            most={ASSESSMENT_LIMITS.commentLength}
            onChange={(reason) => onChange(id, { reason })}
          />
        )}
        {hasComment && (
          <PlainArea
            label={t('answering.commentOn', { question: text })}
            placeholder={t('answering.comment')}
            value={values.comment}
            most={ASSESSMENT_LIMITS.commentLength}
            onChange={(comment) => onChange(id, { comment })}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {!hasComment && (
            <Button
              variant="text"
              size="small"
              startIcon={<MessageSquare size={16} />}
              aria-label={t('answering.commentOn', { question: text })}
              onClick={() => setHasComment(true)}
            >
              {t('answering.comment')}
            </Button>
          )}
          {children}
          {wantsEvidence && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
              {t('answering.wantsEvidence')}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
});
