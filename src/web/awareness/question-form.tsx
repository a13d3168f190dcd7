import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/awareness.ts';
import { Notice } from '../kit/notice.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';

type Question = Attempt['questions'][number];

interface QuestionFormProps {
  question: Question;
  isBusy: boolean;
  /** After this one the test is over. */
  isLast: boolean;
  onAnswer: (chosen: string[]) => void;
  onNext: () => void;
}

/** A question with its options; once it is answered, what is right and why. */
export function QuestionForm({ question, isBusy, isLast, onAnswer, onNext }: QuestionFormProps) {
  const { t } = useTranslation('awareness');
  const id = useId();
  const { text, options, isSeveral, answer } = question;
  const [chosen, setChosen] = useState<string[]>([]);
  const marked = answer?.chosen ?? chosen;
  const heading = useRef<HTMLLegendElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isAnswered = answer !== null;
  useEffect(() => {
    // Keyboard and screen reader go along: to the next question, and to what came of the answer.
    (isAnswered ? result : heading).current?.focus();
  }, [isAnswered]);
  const choose = (option: string, isOn: boolean) =>
    setChosen(isSeveral ? (isOn ? [...chosen, option] : chosen.filter((each) => each !== option)) : [option]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAnswered) onNext();
    else if (chosen.length > 0 && !isBusy) onAnswer(chosen);
  };
  const Choice = isSeveral ? Checkbox : Radio;
  return (
    <Box component="form" onSubmit={submit} sx={{ mt: 2.5, maxWidth: '72ch' }}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography
          component="legend"
          variant="h3"
          ref={heading}
          tabIndex={-1}
          sx={{ p: 0, mb: 0.5, outline: 'none', textWrap: 'pretty' }}
        >
          {text}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t(isSeveral ? 'test.several' : 'test.one')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          {options.map((option) => (
            <Option key={option.id} isRight={answer?.right.includes(option.id)} isChosen={marked.includes(option.id)}>
              <FormControlLabel
                label={option.text}
                disabled={isAnswered}
                sx={{
                  m: 0,
                  flex: 1,
                  alignItems: 'flex-start',
                  '& .MuiRadio-root, & .MuiCheckbox-root': { mt: '2px' },
                  '& .MuiFormControlLabel-label': { py: '9px' },
                  '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
                }}
                control={
                  <Choice
                    name={id}
                    checked={marked.includes(option.id)}
                    onChange={(_, isOn) => choose(option.id, isOn)}
                  />
                }
              />
            </Option>
          ))}
        </Box>
      </Box>
      {answer && (
        <Box ref={result} tabIndex={-1} sx={{ mt: 2, outline: 'none' }}>
          <Notice tone={answer.isRight ? 'success' : 'warning'} title={t(answer.isRight ? 'test.right' : 'test.wrong')}>
            {answer.explanation}
          </Notice>
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
        {isAnswered ? (
          <Button type="submit" variant="contained" color="primary">
            {t(isLast ? 'test.toResult' : 'test.next')}
          </Button>
        ) : (
          <ReasonButton
            type="submit"
            variant="contained"
            color="primary"
            loading={isBusy}
            reason={chosen.length === 0 ? t('test.choose') : null}
          >
            {t('test.answer')}
          </ReasonButton>
        )}
      </Box>
    </Box>
  );
}

interface OptionProps {
  /** Undefined until the question is answered. */
  isRight: boolean | undefined;
  isChosen: boolean;
  children: ReactNode;
}

/** The frame of an option; once answered, a sign and a word say what was right. */
function Option({ isRight, isChosen, children }: OptionProps) {
  const { t } = useTranslation('awareness');
  const isWrong = isRight === false && isChosen;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        border: '1px solid',
        borderColor: isRight ? 'success.main' : isWrong ? 'error.main' : isChosen ? 'primary.main' : 'divider',
        borderRadius: '8px',
        pr: 1.5,
      }}
    >
      {children}
      {(isRight || isWrong) && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            py: '10px',
            flex: 'none',
            typography: 'body2',
            fontWeight: 600,
            color: isRight ? 'success.main' : 'error.main',
          }}
        >
          {isRight ? <CircleCheck size={15} aria-hidden /> : <CircleX size={15} aria-hidden />}
          {t(isRight ? 'test.isRight' : 'test.isWrong')}
        </Box>
      )}
    </Box>
  );
}
