import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion, Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { referenceOf } from '#domain/vendors/questionnaires/reference.ts';
import { shortAnswerOf } from '#domain/vendors/questionnaires/said.ts';
import { openingOf } from '#domain/vendors/questionnaires/short-answers.ts';
import { QUESTIONNAIRE_LIMITS } from '#domain/vendors/questionnaires/values.ts';

const LABELS = ['yes', 'partly', 'no'] as const;
type Chosen = NonNullable<AskedQuestion['shortAnswer']>;

/** What goes out beside an answer: a word for lists and marks, and where it stands. Untouched, both follow what is proposed and written. */
export function useBesideAnswer(question: AskedQuestion, questionnaire: Questionnaire, answer: string) {
  const { t } = useTranslation('questionnaires');
  const [chosen, setChosen] = useState(question.shortAnswer);
  const proposed = shortAnswerOf(question);
  const opening = openingOf(answer);
  const derived = opening && opening !== 'not-applicable' ? opening : proposed;
  const short: Chosen = chosen ?? (derived && derived !== 'not-applicable' ? derived : 'none');
  const hasColumn = questionnaire.sheets.some(({ evidence }) => typeof evidence === 'number');
  const [before] = useState(
    () =>
      question.reference ??
      (question.state === 'open'
        ? referenceOf(
            (question.proposals ?? []).flatMap(({ citations }) => citations),
            (key, values) => t(key, { ...values }),
          )
        : ''),
  );
  const [reference, setReference] = useState(before);
  return {
    short,
    setShort: setChosen,
    reference: hasColumn ? { value: reference, set: setReference } : null,
    isSame: chosen === question.shortAnswer && reference === before,
    given: { shortAnswer: short, ...(hasColumn && { reference }) },
  };
}

interface BesideAnswerProps {
  beside: ReturnType<typeof useBesideAnswer>;
  isReadOnly: boolean;
}

export function ShortAnswerField({ beside, isReadOnly }: BesideAnswerProps) {
  const { t } = useTranslation('questionnaires');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('field.short')}</FormLabel>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        disabled={isReadOnly}
        value={beside.short}
        onChange={(_, next: Chosen | null) => beside.setShort(next ?? 'none')}
      >
        {LABELS.map((word) => (
          <ToggleButton key={word} value={word} sx={{ textTransform: 'none', px: 2 }}>
            {t(`verdict.${word}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

export function ReferenceField({ beside, isReadOnly }: BesideAnswerProps) {
  const { t } = useTranslation('questionnaires');
  const id = useId();
  const { reference } = beside;
  if (!reference) return null;
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{t('field.reference')}</FormLabel>
      <OutlinedInput
        id={id}
        multiline
        maxRows={6}
        readOnly={isReadOnly}
        value={reference.value}
        slotProps={{ input: { maxLength: QUESTIONNAIRE_LIMITS.referenceLength } }}
        onChange={(event) => reference.set(event.target.value)}
      />
    </FormControl>
  );
}
