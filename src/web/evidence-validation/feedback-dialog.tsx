import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import FormControl from '@mui/material/FormControl';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewValidationFeedback, type Validation, type ValidationResult } from '#domain/evidence/validation.ts';
import { client, orpc } from '../kit/api.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import type { StatementWords } from './statement-words.ts';

interface FeedbackDialogProps {
  validation: Pick<Validation, 'id'>;
  result: ValidationResult;
  words: StatementWords;
  isOpen: boolean;
  onClose: () => void;
}

/** What a person says of one statement; it is kept for the organisation and shown wherever the requirement is validated again. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { t } = useTranslation('evidence-validation');
  return (
    <Dialog isOpen={props.isOpen} title={t('feedback.title')} onClose={props.onClose}>
      {props.isOpen && <FeedbackForm {...props} />}
    </Dialog>
  );
}

function FeedbackForm({ validation, result, words, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('evidence-validation');
  const id = useId();
  const queryClient = useQueryClient();
  const form = useZodForm(NewValidationFeedback, { about: '', verdict: 'wrong', comment: '' });
  const [about, verdict] = useWatch({ control: form.control, name: ['about', 'verdict'] });
  const give = useMutation({
    mutationFn: (given: { about: string; verdict: 'right' | 'wrong'; comment?: string }) =>
      client.evidence.validations.feedback.add({ id: validation.id, ...given }),
    onSuccess: async () => {
      toast('success', t('feedback.thanks'));
      await queryClient.invalidateQueries({ queryKey: orpc.evidence.validations.key() });
      onClose();
    },
  });
  const options = [
    ...result.criticalGaps.map((one) => ({ value: one.about, label: words.fault(one) })),
    ...result.weaknesses.map((one) => ({ value: one.about, label: words.fault(one) })),
    ...result.strengths.map((one) => ({ value: one.about, label: words.strength(one) })),
  ];
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((given) => give.mutate(given))(event)}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{t('feedback.what')}</Typography>
        <ComboField name="about" label={t('feedback.about')} isRequired options={options} />
        <FormControl>
          <FormLabel id={id}>{t('feedback.verdict')}</FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={verdict}
            onChange={(_, next) => form.setValue('verdict', next as 'right' | 'wrong')}
          >
            <FormControlLabel value="right" control={<Radio size="small" />} label={t('feedback.right')} />
            <FormControlLabel value="wrong" control={<Radio size="small" />} label={t('feedback.wrong')} />
          </RadioGroup>
        </FormControl>
        <TextField name="comment" label={t('feedback.comment')} help={t('feedback.commentHelp')} rows={3} />
        {give.error && <Notice tone="error">{messageOf(give.error)}</Notice>}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            type="submit"
            reason={about ? null : t('feedback.chooseFirst')}
            variant="contained"
            color="primary"
            loading={give.isPending}
          >
            {t('feedback.send')}
          </ReasonButton>
        </Box>
      </Box>
    </FormProvider>
  );
}
