import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ControlChange, problemsOf } from '#domain/controls/control.ts';
import { Dialog } from '../kit/dialog.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';

interface ApplicabilityDialogProps {
  count: number;
  onApply: (change: Pick<ControlChange, 'applicable' | 'justification'>) => void;
  onClose: () => void;
}

const Words = z.object({
  applicable: z.enum(['yes', 'no']),
  justification: z.string().trim().max(2000, 'Use at most 2000 characters'),
});

/** Several controls apply, or do not for one reason. Where they apply, what they are justified with stays unless something is written. */
export function ApplicabilityDialog({ count, onApply, onClose }: ApplicabilityDialogProps) {
  const { t } = useTranslation('controls');
  const form = useZodForm(Words, { applicable: 'no', justification: '' });
  const isExcluded = form.watch('applicable') === 'no';
  const keep = form.handleSubmit(({ applicable, justification }) => {
    const next = { applicable: applicable === 'yes', justification };
    const [problem] = problemsOf({ kind: 'control' }, next);
    if (problem) {
      form.setError('justification', { message: problem.message });
      return;
    }
    onApply(justification === '' ? { applicable: next.applicable } : next);
    onClose();
  });
  return (
    <Dialog
      isOpen
      title={t('bulk.applicableTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" onClick={() => void keep()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void keep(event)} noValidate>
          <SelectField
            name="applicable"
            label={t('column.applicable')}
            options={[
              { value: 'no', label: t('applicable.no') },
              { value: 'yes', label: t('applicable.yes') },
            ]}
          />
          <TextField
            name="justification"
            label={isExcluded ? t('form.whyExcluded') : t('form.whyIncluded')}
            isRequired={isExcluded}
            rows={4}
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}
