import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import FormControl from '@mui/material/FormControl';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewValidationFeedback, type Validation, type ValidationResult } from '#domain/evidence/validation.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import type { StatementLabels } from './statement-labels.ts';

interface FeedbackDialogProps {
  validation: Pick<Validation, 'id'>;
  result: ValidationResult;
  labels: StatementLabels;
  onClose: () => void;
}

/** What a person says of one statement; it is kept for the organisation and shown wherever the requirement is validated again. */
export function FeedbackDialog({ validation, result, labels, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('evidence-validation');
  const id = useId();
  const queryClient = useQueryClient();
  const form = useZodForm(NewValidationFeedback, { about: '', verdict: 'wrong', comment: '' });
  const [about, verdict] = useWatch({ control: form.control, name: ['about', 'verdict'] });
  const give = async (given: NewValidationFeedback) => {
    await client.evidence.validations.feedback.add({ id: validation.id, ...given });
    toast('success', t('feedback.thanks'));
    await queryClient.invalidateQueries({ queryKey: orpc.evidence.validations.key() });
    onClose();
  };
  const options = [
    ...result.criticalGaps.map((one) => ({ value: one.about, label: labels.fault(one) })),
    ...result.weaknesses.map((one) => ({ value: one.about, label: labels.fault(one) })),
    ...result.strengths.map((one) => ({ value: one.about, label: labels.strength(one) })),
  ];
  return (
    <FormDialog
      title={t('feedback.title')}
      text={t('feedback.what')}
      submitLabel={t('feedback.send')}
      form={form}
      onSubmit={give}
      reason={about ? null : t('feedback.chooseFirst')}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
